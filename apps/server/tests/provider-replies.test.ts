import { expect, onTestFinished, test } from "vitest";
import { parseSmtpUrl } from "../config/smtp-url.ts";
import { nextStep } from "../delivery/next-step.ts";
import { smtpServer } from "../delivery/smtp.ts";
import { addresses, deliver, newStore } from "./deliver.ts";
import { finalReplies, providerReplies, stageNames } from "./provider-replies.ts";
import { type Script, startScriptedServer } from "./scripted-mail-server.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { inVirtualTime } from "./virtual-time.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Starts a mail server for the current test. Returns its URL, with a user, so that it is asked for a login. */
async function scriptedUrl(script: Script): Promise<string> {
  const server = await startScriptedServer(script);
  onTestFinished(() => server.close());
  return `smtp://website:secret@127.0.0.1:${server.port}`;
}

/** Sends an email, and decides what becomes of it. */
async function outcomeOf(stage: keyof Script, reply: string) {
  const server = smtpServer(parseSmtpUrl(await scriptedUrl({ [stage]: reply }))!, addresses);
  const result = await server.send(Buffer.from("Subject: Test\r\n\r\nHello\r\n"), {
    signal: new AbortController().signal,
    beforeDot: async () => undefined,
  });
  return (age: number) => nextStep(result, { attempts: 20, uncertainCount: 0, queuedAt: 0 }, age);
}

test.each(providerReplies)("$reply ($stage) delays an email, for five days at most", async (provider) => {
  const { stage, reply, postponed } = provider;
  const after = await outcomeOf(stage, reply);
  const isServers = postponed === "queue" || stage === "AUTH";
  expect(after(5 * day)).toMatchObject({
    state: "pending",
    cause: expect.stringContaining(`${stageNames[stage]}: ${reply.slice(0, 3)}`),
    blockedBy: isServers ? "server" : null,
  });
  expect(after(5 * day + 1)).toMatchObject({ state: "parked" });
});

test.each(finalReplies)("at %s, %s is final: %s", async (stage, reply, told) => {
  const after = await outcomeOf(stage, reply);
  expect(after(0)).toMatchObject(told === "parked" ? { state: "parked" } : { state: "pending", blockedBy: "settings" });
});

test("while a limit of the provider is reached, one email in ten minutes is tried; then all are sent", () =>
  inVirtualTime(async ({ clock, pass }) => {
    const script: { dot?: string } = { dot: "550 5.4.5 Daily user sending limit exceeded." };
    const mailServer = await startScriptedServer(script);
    onTestFinished(() => mailServer.close());
    const store = await newStore(clock.now);
    const ids = await Promise.all(Array.from({ length: 10 }, () => addOne(store)));
    const url = `smtp://127.0.0.1:${mailServer.port}`;
    const { mailer, steps } = deliver(store, { url }, { clock, pollInterval: 5 * second });
    await pass(20 * minute);
    const before = steps.length;
    await pass(60 * minute);
    expect(steps.length - before).toBeGreaterThanOrEqual(5);
    expect(steps.length - before).toBeLessThanOrEqual(7);
    expect(mailer.trouble()).toMatchObject({ stage: "final dot", cause: expect.stringContaining("5.4.5") });
    expect(await idsIn(store, "pending")).toEqual(ids.toSorted());
    delete script.dot;
    await pass(11 * minute, () => mailer.trouble() === undefined);
    await pass(5 * second);
    expect(await idsIn(store, "sent")).toEqual(ids.toSorted());
  }));

test("an email that is greylisted is tried again after a minute, and the others are not held up", () =>
  inVirtualTime(async ({ clock, pass }) => {
    let recipients = 0;
    const mailServer = await startScriptedServer({
      RCPT(socket) {
        recipients += 1;
        socket.write(recipients === 1 ? "451 4.7.1 Greylisting in action, please come back later\r\n" : "250 OK\r\n");
      },
    });
    onTestFinished(() => mailServer.close());
    const store = await newStore(clock.now);
    const first = await addOne(store);
    const url = `smtp://127.0.0.1:${mailServer.port}`;
    const { mailer } = deliver(store, { url }, { clock, pollInterval: second });
    await pass(5 * second, () => recipients === 1);
    mailer.enquiryStored(await addOne(store));
    await pass(second);
    expect(recipients).toBe(2);
    await pass(50 * second);
    expect([recipients, await idsIn(store, "pending")]).toEqual([2, [first]]);
    await pass(15 * second);
    expect(await idsIn(store, "sent")).toHaveLength(2);
  }));
