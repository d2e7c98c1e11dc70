import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { noPostfix, postfixName, startPostfix } from "./postfix.ts";
import { type RunningServer, runCommandProcess } from "./server-process.ts";
import { waitFor } from "./wait-for.ts";

if (noPostfix) console.warn(`Tests with Postfix are skipped: ${noPostfix}`);

/** The server's state of the mails. */
const readyz = async ({ url }: RunningServer): Promise<unknown> => (await fetch(`${url}/readyz`)).json();

/** The output of an operator's command that succeeds. */
async function command(args: readonly string[], environment: Record<string, string>): Promise<string> {
  const { code, out, err } = await runCommandProcess(args, environment);
  expect([code, err]).toEqual([0, ""]);
  return out;
}

/** Waits for attempts to deliver: asking a command again and again would keep a processor busy with its starts. */
const attempted = ({ output }: RunningServer, times: number) =>
  waitFor(() => expect(output().match(/"email delivery attempt/g)?.length).toBeGreaterThanOrEqual(times));

// Postfix starts a dozen processes, and each command one more.
describe.skipIf(noPostfix !== undefined)("with Debian's Postfix as installed", () => {
  test("an enquiry and the test email pass through its queue, without TLS on loopback", async () => {
    const sink = await startMailServer();
    const postfix = await startPostfix(sink);
    const settings = { DATA_DIR: await temporaryFolder(), ...mailTo(`smtp://127.0.0.1:${postfix.port}`) };
    const server = await startServer(settings);
    const id = await postEnquiry(server.url);
    await waitFor(() => expect(sink.mails).toHaveLength(1));
    const [mail] = sink.mails;
    expect(mail?.messageId).toBe(`<${id}@example.org>`);
    const received = mail?.headers.find(({ key }) => key === "received")?.value;
    const [, queueId] = /by mail\.example\.com \(Postfix\) with ESMTP id (\w+)/.exec(received ?? "") ?? [];
    expect(queueId, received).toBeDefined();
    await waitFor(async () =>
      expect(await postfix.log()).toMatch(new RegExp(`${queueId}: to=<sales@example\\.net>.* status=sent`)),
    );
    await attempted(server, 1);
    await waitFor(async () => expect(await command(["show", id], settings)).toContain("sent, attempt 1, reply 250"));

    const transcript = await command(["test-mail"], settings);
    const stages = ["(connection to", "S: 220", "C: EHLO", "C: MAIL FROM", "C: RCPT TO", "C: DATA", "(the email and"];
    const places = [...stages, "queued as", "Accepted for sales@example.net with code 250"].map((words) =>
      transcript.indexOf(words),
    );
    expect(places, transcript).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places), transcript).toBeGreaterThan(0);
    expect(transcript).toContain("S: 250-STARTTLS");
    expect(transcript).not.toContain("C: STARTTLS");
    await waitFor(() => expect(sink.mails).toHaveLength(2));
  });

  test("its own certificate is trusted only if it is named; until then, mails wait and the cause is told", async () => {
    const sink = await startMailServer();
    const postfix = await startPostfix(sink);
    const DATA_DIR = await temporaryFolder();
    const settings = (options: string) => ({
      DATA_DIR,
      ...mailTo(`smtp://127.0.0.1:${postfix.port}?${options}`),
    });
    const first = await startServer(settings("tls=if-offered"));
    const id = await postEnquiry(first.url);
    await waitFor(async () =>
      expect(await readyz(first)).toMatchObject({
        pending: 1,
        parked: 0,
        mailServer: { stage: "STARTTLS", cause: expect.stringMatching(/^certificate \(\w+\)$/) },
      }),
    );
    expect(await command(["show", id], { DATA_DIR })).toMatch(/pending, attempt 1, STARTTLS: certificate \(\w+\)$/m);
    const refused = await runCommandProcess(["test-mail"], settings("tls=if-offered"));
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("Failed at STARTTLS: certificate (") });
    await first.end("SIGTERM");
    expect(sink.mails).toEqual([]);

    const trusting = `tls=required&ca=${encodeURIComponent(postfix.certificate)}&servername=${postfixName}`;
    await startServer({ ...settings(trusting), SPEED: "10" });
    await waitFor(() => expect(sink.mails).toHaveLength(1));
    expect(sink.mails[0]?.messageId).toBe(`<${id}@example.org>`);
    expect(sink.raw[0]?.toString()).toMatch(/by mail\.example\.com \(Postfix\) with ESMTPS id/);
    expect(await command(["test-mail"], settings(trusting))).toContain("(TLS from here on)");
  });

  const elsewhere = { mynetworks: "192.0.2.0/24" };
  test.each([
    ["an unknown local recipient", {}, `no-such-user@${postfixName}`, 550, 1],
    ["relaying denied", { ...elsewhere, smtpd_relay_restrictions: "reject_unauth_destination" }, "", 554, 1],
    // Debian's Postfix rejects temporarily, so that its own wrong settings lose no mail.
    ["relaying denied for now", elsewhere, "", 454, 0],
  ])("after %s, mails are kept and retried", async (_case, changes, recipient, code, misconfigured) => {
    const sink = await startMailServer();
    const postfix = await startPostfix(sink, changes);
    const { MAIL_TO, ...mail } = mailTo(`smtp://127.0.0.1:${postfix.port}`);
    const DATA_DIR = await temporaryFolder();
    const server = await startServer({ DATA_DIR, ...mail, MAIL_TO: recipient || MAIL_TO, SPEED: "20" });
    const id = await postEnquiry(server.url);
    await attempted(server, 3);
    await waitFor(async () =>
      expect(await command(["show", id], { DATA_DIR })).toContain(
        `pending, attempt 3, reply ${code}, RCPT TO: ${code} `,
      ),
    );
    const cause = expect.stringMatching(`^RCPT TO: ${code} `);
    expect(await readyz(server)).toMatchObject({
      pending: 1,
      misconfigured,
      parked: 0,
      mailServer: misconfigured ? "rejects our settings" : "ok",
      causes: { waiting: cause, settings: misconfigured ? cause : null },
    });
    expect(server.output().includes('"alarm":"settings"')).toBe(misconfigured === 1);
    expect(server.output()).not.toContain('"alarm":"parked"');
    expect(sink.mails).toEqual([]);
  });

  test("its bounce of a mail that it had accepted is recorded with the status code", async () => {
    const sink = await startMailServer();
    const postfix = await startPostfix(sink, { smtpd_reject_unlisted_recipient: "no" });
    const DATA_DIR = await temporaryFolder();
    const mail = mailTo(`smtp://127.0.0.1:${postfix.port}`);
    const server = await startServer({ DATA_DIR, ...mail, MAIL_TO: `no-such-user@${postfixName}` });
    const id = await postEnquiry(server.url);
    await waitFor(() => expect(sink.envelopes).toEqual([{ from: "", to: [mail.MAIL_FROM] }]));
    const file = join(DATA_DIR, "bounce.eml");
    await writeFile(file, sink.raw[0] ?? "");
    expect(await command(["bounced", file], { DATA_DIR })).toContain(id);
    expect(await command(["show", id], { DATA_DIR })).toContain("bounced, attempt 1, 5.1.1");
  });

  test("a mail that waits while Postfix is stopped is delivered within a minute of its start", async () => {
    const speed = 6;
    const sink = await startMailServer();
    const postfix = await startPostfix(sink);
    await postfix.stop();
    const settings = { DATA_DIR: await temporaryFolder(), ...mailTo(`smtp://127.0.0.1:${postfix.port}`) };
    const server = await startServer({ ...settings, SPEED: String(speed) });
    const id = await postEnquiry(server.url);
    // By then the server is probed at the longest interval.
    await waitFor(async () => {
      const { mailServer } = (await readyz(server)) as { mailServer: { seconds: number } };
      expect(mailServer).toMatchObject({ stage: "connection", cause: "ECONNREFUSED" });
      expect(mailServer.seconds).toBeGreaterThan(30);
    });
    await postfix.start();
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), { timeout: 60_000 / speed, interval: 20 });
    expect(sink.mails[0]?.messageId).toBe(`<${id}@example.org>`);
    await waitFor(async () => expect(await readyz(server)).toMatchObject({ pending: 0, mailServer: "ok" }));
  });
});
