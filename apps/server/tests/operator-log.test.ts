import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeOnBoth } from "./databases.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { scrape } from "./scrape.ts";
import { runCommand } from "./operator-command.ts";
import { waitFor } from "./wait-for.ts";

/** The references of enquiries, as the commands print them. */
const referenceOf = (id: string): string => id.slice(-8).toUpperCase();

/** Postfix's bounce of an email whose recipient is unknown, with the email's headers (RFC 3464, RFC 6522). */
const bounceOf = (headers: string): string =>
  [
    "From: Mail Delivery System <MAILER-DAEMON@mail.example.com>",
    "Subject: Undelivered Mail Returned to Sender",
    "To: website@example.org",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="5F5F0216922/mail.example.com"',
    "Message-Id: <20261123232257.69A00216413@mail.example.com>",
    "",
    "--5F5F0216922/mail.example.com",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "I'm sorry to have to inform you that your message could not be delivered to one or more recipients.",
    "",
    '<sales@example.net>: unknown user: "sales"',
    "",
    "--5F5F0216922/mail.example.com",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mail.example.com",
    "X-Postfix-Queue-ID: 5F5F0216922",
    "Arrival-Date: Mon, 23 Nov 2026 23:22:57 +0000 (UTC)",
    "",
    "Final-Recipient: rfc822; sales@example.net",
    "Action: failed",
    "Status: 5.1.1",
    'Diagnostic-Code: X-Postfix; unknown user: "sales"',
    "",
    "--5F5F0216922/mail.example.com",
    "Content-Type: text/rfc822-headers",
    "",
    headers,
    "",
    "--5F5F0216922/mail.example.com--",
    "",
  ].join("\r\n");

describeOnBoth("what operators do", (newDatabase) => {
  /** Runs commands that succeed, and one that may fail. */
  const operator = (settings: Record<string, string>) => ({
    run: (...args: string[]) => runCommand(args, settings),
    async done(...args: string[]): Promise<string> {
      const { code, out, err } = await runCommand(args, settings);
      expect([code, err]).toEqual([0, ""]);
      return out;
    },
  });

  test("requeue takes the emails in a state and since a time, or all, and is logged with their number", async () => {
    const [{ settings }, mailServer] = [await newDatabase(), await startMailServer()];
    const { run, done } = operator(settings);
    const all = { ...settings, ...mailTo(mailServer.url) };
    const first = await startServer(all);
    mailServer.behavior = { data: 554 };
    const older = await postEnquiry(first.url);
    await waitFor(async () => expect(await done("list", "--state", "parked")).toContain(referenceOf(older)));
    const since = new Date().toISOString();
    const newer = await postEnquiry(first.url);
    await waitFor(async () => expect(await done("list", "--state", "parked")).toContain(referenceOf(newer)));
    mailServer.behavior = { recipient: 450 };
    const waiting = await postEnquiry(first.url);
    await waitFor(async () => expect(await done("show", waiting)).toContain("reply 450"));
    await first.end("SIGTERM");

    expect(await done("requeue", "--state", "parked", "--since", since)).toBe("Emails requeued: 1\n");
    const parked = await done("list", "--state", "parked");
    expect([parked.includes(referenceOf(older)), parked.includes(referenceOf(newer))]).toEqual([true, false]);
    expect(await done("show", waiting)).not.toContain("requeued");
    expect(await done("requeue", "--all", "--since", since)).toBe("Emails requeued: 2\n");
    expect(await done("list", "--state", "parked")).toContain(referenceOf(older));
    expect(JSON.parse(await done("requeue", "--all", "--json"))).toEqual({ requeued: 3 });
    expect(await done("list", "--state", "parked")).toBe("No enquiries.\n");
    expect(await run("requeue", "00000000")).toMatchObject({ code: 1, out: "" });

    mailServer.behavior = "accept";
    await startServer(all);
    await waitFor(() => expect(mailServer.mails).toHaveLength(3));
    await waitFor(async () => expect((await done("list", "--state", "sent")).trim().split("\n")).toHaveLength(3));
    expect(await done("requeue", "--state", "sent")).toBe("Emails requeued: 0\n");

    const { username } = userInfo();
    const log = (await done("log")).trimEnd().split("\n");
    expect(log.map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}/, ""))).toEqual(
      [
        "requeue --state sent  0",
        "requeue --all --json  3",
        `requeue --all --since ${since}  2`,
        `requeue --state parked --since ${since}  1`,
      ].map((action) => `${username}  ${action}`),
    );
    expect(JSON.parse(await done("log", "--json", "--limit", "1"))).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        user: username,
        command: "requeue",
        options: "--state sent",
        affected: 0,
      },
    ]);
  });

  test("a bounce is recorded for the email that it quotes, and no other file is taken for one", async () => {
    const [{ settings }, mailServer] = [await newDatabase(), await startMailServer()];
    const { run, done } = operator(settings);
    const server = await startServer({ ...settings, ...mailTo(mailServer.url) });
    const [bounced, other] = [await postEnquiry(server.url), await postEnquiry(server.url)];
    await waitFor(async () => expect((await done("list", "--state", "sent")).trim().split("\n")).toHaveLength(2));
    const index = mailServer.mails.findIndex(({ messageId }) => messageId === `<${bounced}@example.org>`);
    const [headers = ""] = mailServer.raw[index]!.toString().split("\r\n\r\n");
    const folder = await temporaryFolder();
    const [file, letter] = [join(folder, "bounce.eml"), join(folder, "letter.eml")];
    await writeFile(file, bounceOf(headers));
    await writeFile(letter, bounceOf(headers.replaceAll(bounced, "01a20ab8-41a0-72d9-a31e-4a559a2f40ee")));

    expect(await run("bounced", letter)).toEqual({
      code: 1,
      out: "",
      err: `${letter} names none of the emails that were sent.\n`,
    });
    expect(await done("log")).toBe("No actions.\n");
    expect(await done("bounced", file)).toBe(`Recorded as bounced: ${bounced}\n`);
    const lines = (await done("list")).trim().split("\n");
    expect(lines.find((line) => line.startsWith(referenceOf(bounced)))).toContain("sent, bounced");
    expect(lines.find((line) => line.startsWith(referenceOf(other)))).not.toContain("bounced");
    expect(await done("show", bounced)).toContain("bounced, attempt 1, 5.1.1");
    expect(await done("log")).toMatch(/^\S+ {2}\S+ {2}bounced {2}1\n$/);
    expect(JSON.parse(await done("list", "--state", "bounced", "--json"))).toMatchObject([{ id: bounced }]);
    expect(await run("bounced", join(folder, "missing.eml"))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]*ENOENT[^\n]*\n$/),
    });
  });

  test("an email that came back raises an alarm with its cause, until it is sent again", async () => {
    const [{ settings }, mailServer] = [await newDatabase(), await startMailServer()];
    const { run, done } = operator(settings);
    const server = await startServer({ ...settings, ...mailTo(mailServer.url), SPEED: "60" });
    const id = await postEnquiry(server.url);
    await waitFor(async () =>
      expect((await scrape(server)).values).toMatchObject({ 'ttpl_emails_sent_total{kind="enquiry"}': 1 }),
    );
    expect(await run("requeue", id)).toMatchObject({ code: 1 });
    const file = join(await temporaryFolder(), "bounce.eml");
    await writeFile(file, bounceOf(mailServer.raw[0]!.toString().split("\r\n\r\n")[0] ?? ""));
    await done("bounced", file);
    const alarm = (await waitFor(() => {
      const line = server
        .output()
        .split("\n")
        .find((one) => one.includes('"alarm":"bounced"'));
      expect(line).toBeDefined();
      return JSON.parse(line!) as unknown;
    })) as object;
    expect(alarm).toMatchObject({
      bounced: 1,
      cause: "5.1.1",
      msg: expect.stringContaining("requeue --state bounced"),
    });
    await waitFor(async () =>
      expect((await scrape(server)).values).toMatchObject({ 'ttpl_emails{state="bounced"}': 1 }),
    );

    expect(await done("requeue", "--all")).toBe("Emails requeued: 0\n");
    expect(await done("requeue", "--state", "bounced")).toBe("Emails requeued: 1\n");
    await waitFor(() => expect(mailServer.mails).toHaveLength(2));
    expect(mailServer.raw[1]).toEqual(mailServer.raw[0]);
    await waitFor(async () =>
      expect((await scrape(server)).values).toMatchObject({
        'ttpl_alarm_active{alarm="bounced"}': 0,
        'ttpl_emails{state="bounced"}': 0,
      }),
    );
    expect(await done("list", "--state", "bounced")).toBe("No enquiries.\n");
  });

  test("the log tells who became the server's user with sudo, and no address", async () => {
    const [{ settings }, mailServer] = [await newDatabase(), await startMailServer()];
    await (await startServer(settings)).end("SIGTERM");
    const mail = mailTo(mailServer.url);
    const { done } = operator({ ...settings, ...mail, SUDO_USER: "asha" });
    await done("test-mail");
    mailServer.behavior = { recipient: 550 };
    expect(await runCommand(["test-mail"], { ...settings, ...mail, SUDO_USER: "two\nlines" })).toMatchObject({
      code: 1,
    });
    await done("export", "--csv", "--email", "visitor@example.org");
    await done("erase", "--email", "visitor@example.org");
    expect(await done("clock-checked")).toMatch(/^The clock says \S+Z\. Stored times are not ahead of it\.\n$/);
    const { username } = userInfo();
    const asha = `asha (as ${username})`;
    const log = (await done("log")).trimEnd().split("\n");
    expect(log.map((line) => line.replace(/^\S+ {2}/, ""))).toEqual([
      `${asha}  clock-checked  0`,
      `${asha}  erase --email …  0`,
      `${asha}  export --email … --csv  0`,
      `${username}  test-mail  0`,
      `${asha}  test-mail  1`,
    ]);
  });
});
