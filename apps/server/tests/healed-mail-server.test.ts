import { expect, onTestFinished, test } from "vitest";
import { alarmTask } from "../delivery/alarm.ts";
import { deliver, newStore } from "./deliver.ts";
import { startMailServer } from "./for-one-test.ts";
import {
  drip,
  endlessLines,
  type Script,
  type ScriptedServer,
  silent,
  slowly,
  startScriptedServer,
} from "./scripted-mail-server.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { inVirtualTime } from "./virtual-time.ts";

const second = 1000;
const minute = 60 * second;

async function start(script: Script, port: number): Promise<ScriptedServer> {
  const server = await startScriptedServer(script, port);
  onTestFinished(() => server.close());
  return server;
}

/** A mail server that works, and counts the emails that it has accepted. */
async function startGood(port: number): Promise<{ accepted: number }> {
  const count = { accepted: 0 };
  await start(
    {
      dot(socket) {
        count.accepted += 1;
        socket.write("250 2.0.0 Accepted\r\n");
      },
    },
    port,
  );
  return count;
}

async function freePort(): Promise<number> {
  const server = await startMailServer();
  await server.stop();
  return server.port;
}

const faults: [name: string, script: Script | undefined][] = [
  ["refused connections", undefined],
  ["greeted byte by byte", { greeting: drip }],
  ["went on with 250-x lines", { EHLO: endlessLines }],
  ["was slow at each stage, and then silent", { greeting: slowly("220 mail.example"), EHLO: silent }],
  [
    "was slow until MAIL FROM, and then silent",
    { EHLO: slowly("250 mail.example"), MAIL: slowly("250 OK"), RCPT: silent },
  ],
  ["dripped at DATA, after a login that worked", { DATA: drip }],
  ["was silent at the final dot", { dot: silent }],
];

test.each(
  faults.flatMap(([fault, script]) => [
    { fault, script, when: "at once", after: second },
    { fault, script, when: "after minutes, when an attempt has just begun", after: 2 * minute },
  ]),
)("a mail server that $fault works again $when: mail flows within a minute", ({ script, after }) =>
  inVirtualTime(async ({ clock, pass }) => {
    const port = await freePort();
    const bad = script && (await start(script, port));
    const store = await newStore(clock.now);
    await Promise.all(Array.from({ length: 10 }, () => addOne(store)));
    const { mailer, logged } = deliver(store, { url: `smtp://127.0.0.1:${port}` }, { clock, pollInterval: 5 * second });
    await pass(after);
    const before = bad?.connections() ?? 0;
    if (bad && after >= minute) await pass(minute, () => bad.connections() > before);
    // The open connections go on hanging, as if the mail server's machine had been replaced.
    bad?.closeListener();
    const good = await startGood(port);
    mailer.enquiryStored(await addOne(store));
    expect(await pass(5 * minute, () => good.accepted > 0)).toBeLessThanOrEqual(minute);
    // Those that were at the final dot may have been accepted, and have to wait.
    if (script && "dot" in script) await pass(5 * second);
    else await pass(minute, () => good.accepted === 11);
    expect(await idsIn(store, "sent")).toHaveLength(good.accepted);
    expect(good.accepted).toBeGreaterThanOrEqual(script && "dot" in script ? 1 : 11);
    expect(mailer.trouble()).toBeUndefined();
    // The server refused none of them: waiting behind others counts as no failure.
    expect(logged.filter((line) => line.includes('"stage":"message"'))).toEqual([]);
  }),
);

test("the trouble lasts until an email is accepted, although probes succeed, and raises the alarm", () =>
  inVirtualTime(async ({ clock, pass }) => {
    const port = await freePort();
    const bad = await start({ DATA: (socket) => socket.destroy() }, port);
    const store = await newStore(clock.now);
    await addOne(store);
    const { mailer, logged } = deliver(store, { url: `smtp://127.0.0.1:${port}` }, { clock, pollInterval: 5 * second });
    const alarms: [string, boolean, object][] = [];
    const check = alarmTask({
      store,
      sendsMail: true,
      trouble: mailer.trouble,
      clock,
      raise: (alarm, active, details) => void alarms.push([alarm, active, details]),
    });
    await pass(11 * minute);
    expect(bad.connections()).toBeGreaterThan(20);
    await check();
    expect(alarms).toContainEqual(["mail server", true, expect.objectContaining({ stage: "DATA", minutes: 11 })]);
    expect(logged.filter((line) => line.includes("mail server unavailable"))).toHaveLength(1);
    bad.closeListener();
    await startGood(port);
    await pass(minute, () => mailer.trouble() === undefined);
    await check();
    expect(alarms.findLast(([alarm]) => alarm === "mail server")?.[1]).toBe(false);
  }));
