import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Registry } from "@prometheus-io/client";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { startHousekeeping } from "../jobs/housekeeping.ts";
import { activeAlarms } from "../runtime/active-alarms.ts";
import { alarms as loggedAlarms } from "../runtime/alarms.ts";
import type { Store } from "../store/store.ts";
import { watchedStore } from "../store/watched-store.ts";
import { deliver, newStore } from "./deliver.ts";
import { startMailServer } from "./for-one-test.ts";
import { drip, type Script, type ScriptedServer, silent, slowly, startScriptedServer } from "./scripted-mail-server.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { inVirtualTime, type VirtualTime } from "./virtual-time.ts";

const second = 1000;
const minute = 60 * second;

async function freePort(): Promise<number> {
  const server = await startMailServer();
  await server.stop();
  return server.port;
}

async function start(script: Script, port: number): Promise<ScriptedServer> {
  const server = await startScriptedServer(script, port);
  onTestFinished(() => server.close());
  return server;
}

/** Starts delivery with the periodic tasks. `alarms` collects the alarms about the mail server, as they are logged. */
function deliverWithAlarms(store: Store, port: number, { clock }: VirtualTime) {
  const alarms: { readonly stage?: string; readonly cause?: string }[] = [];
  const url = `smtp://website:secret@127.0.0.1:${port}`;
  const { mailer, recipients } = deliver(store, { url }, { clock, pollInterval: 5 * second });
  const log = pino(
    {},
    { write: (line) => void (line.includes('"alarm":"mail server"') && alarms.push(JSON.parse(line))) },
  );
  const active = activeAlarms(loggedAlarms({ clock, log }), new Registry(), clock);
  const housekeeping = startHousekeeping({
    store: { ...store, ...watchedStore({ store, clock, raise: active.raise }) },
    alarms: active,
    clock,
    log,
    retentionDays: 90,
    outboxDirectory: "no-such-folder",
    sendsMail: true,
    mailer,
    recipients,
  });
  onTestFinished(() => housekeeping.stop());
  const isActive = (): boolean => active.active().some(({ name }) => name === "mail server");
  return { mailer, alarms, isActive };
}

const faults: [name: string, script: Script | undefined, stage: string | undefined, cause: string][] = [
  ["refuses connections", undefined, "connection", "ECONNREFUSED"],
  ["closes the connection", { greeting: (socket) => socket.end() }, "greeting", "connection closed"],
  ["greets with 421", { greeting: "421 4.3.2 Down for maintenance" }, "greeting", "421 4.3.2 Down for maintenance"],
  ["answers 421 to the sender", { MAIL: "421 4.7.0 Try again later" }, "MAIL FROM", "421 4.7.0 Try again later"],
  ["is silent before the greeting", { greeting: silent }, "greeting", "timeout"],
  ["greets byte by byte", { greeting: drip }, "greeting", "timeout"],
  ["is silent after EHLO", { EHLO: silent }, "EHLO", "timeout"],
  ["is silent after AUTH", { AUTH: silent }, "AUTH", "timeout"],
  ["is silent after MAIL FROM", { MAIL: silent }, "MAIL FROM", "timeout"],
  ["is silent after RCPT TO", { RCPT: silent }, "RCPT TO", "timeout"],
  ["is silent after DATA", { DATA: silent }, "DATA", "timeout"],
  ["is silent after the dot", { dot: silent }, "final dot", "no reply yet"],
  [
    "is slow at each stage",
    { greeting: slowly("220 mail"), EHLO: slowly("250 AUTH PLAIN"), AUTH: silent },
    "AUTH",
    "no reply yet",
  ],
  ["greylists", { RCPT: "451 4.7.1 Greylisted, try again in 300 seconds" }, undefined, "RCPT TO: 451 4.7.1 Greylisted"],
  ["has no room", { RCPT: "452 4.2.2 Over quota" }, undefined, "RCPT TO: 452 4.2.2 Over quota"],
  ["limits senders", { dot: "550 5.4.5 Daily limit exceeded" }, "final dot", "550 5.4.5 Daily limit exceeded"],
  ["cuts the connection after the dot", { dot: (socket) => socket.destroy() }, undefined, "final dot: "],
];

test.each(faults)(
  "a mail server that %s is told within a minute, until the email is accepted",
  (_name, script, stage, cause) =>
    inVirtualTime(async (time) => {
      const port = await freePort();
      const bad = script && (await start(script, port));
      const store = await newStore(time.clock.now);
      await time.pass(minute);
      const { mailer, alarms, isActive } = deliverWithAlarms(store, port, time);
      await time.pass(7 * second);
      mailer.enquiryStored(await addOne(store));
      expect(await time.pass(5 * minute, () => alarms.length > 0)).toBeLessThanOrEqual(minute);
      expect(alarms).toMatchObject([{ cause: expect.stringContaining(cause), delayed: expect.any(Number) }]);
      expect(alarms[0]?.stage).toBe(stage);
      await bad?.close();
      await start({}, port);
      // What may have been accepted waits for a quarter of an hour at least.
      for (let left = 30; left > 0 && (await idsIn(store, "sent")).length === 0; left -= 1) await time.pass(minute);
      await time.pass(30 * second);
      expect(isActive()).toBe(false);
    }),
);

test("a connection that is not accepted is told within a minute", () =>
  inVirtualTime(async (time) => {
    // A process that never accepts: two connections fill its queue, and the kernel answers no others.
    const program = `const server = require("node:net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 });
      server.on("listening", () => {
        require("node:fs").writeSync(1, String(server.address().port));
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      });`;
    const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void child.kill("SIGKILL"));
    const port = Number(String(((await once(child.stdout, "data")) as [Buffer])[0]));
    const filling: Socket[] = Array.from({ length: 4 }, () => connect(port, "127.0.0.1").on("error", silent));
    onTestFinished(() => filling.forEach((socket) => socket.destroy()));
    await once(filling[0]!, "connect");
    const store = await newStore(time.clock.now);
    const { mailer, alarms } = deliverWithAlarms(store, port, time);
    mailer.enquiryStored(await addOne(store));
    expect(await time.pass(5 * minute, () => alarms.length > 0)).toBeLessThanOrEqual(minute);
    expect(alarms).toMatchObject([{ stage: "connection" }]);
  }));

test("a mail server that restarts within seconds raises no alarm, and neither does a slow one", () =>
  inVirtualTime(async (time) => {
    const port = await freePort();
    const store = await newStore(time.clock.now);
    const { mailer, alarms } = deliverWithAlarms(store, port, time);
    mailer.enquiryStored(await addOne(store));
    await time.pass(10 * second);
    await start({ RCPT: slowly("250 OK") }, port);
    await time.pass(minute);
    expect(await idsIn(store, "sent")).toHaveLength(1);
    for (let count = 2; count < 5; count += 1) {
      mailer.enquiryStored(await addOne(store));
      await time.pass(20 * second);
      expect(await idsIn(store, "sent")).toHaveLength(count);
    }
    expect(alarms).toEqual([]);
  }));
