import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeOnBoth } from "./databases.ts";
import { exampleEnquiry, storedExample } from "./example-enquiry.ts";
import { usage } from "../cli/usage.ts";
import { runCommand } from "./operator-command.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { runCommandProcess } from "./server-process.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

const other = { Email: "=other@example.org", Comment: "=1+1" };

describeOnBoth("operator commands", (newDatabase) => {
  test("list, show, export and requeue work while the server runs", async () => {
    const [{ settings }, mailServer] = [await newDatabase(), await startMailServer()];
    mailServer.behavior = { data: 554 };
    const server = await startServer({ ...settings, ...mailTo(mailServer.url) });
    const doneBy =
      (run: typeof runCommand) =>
      async (...args: string[]) => {
        const { code, out, err } = await run(args, settings);
        expect([code, err]).toEqual([0, ""]);
        return out;
      };
    const [done, doneByProgram] = [doneBy(runCommand), doneBy(runCommandProcess)];
    const id = await postEnquiry(server.url);
    const second = await postEnquiry(server.url, other);
    const reference = id.slice(-8).toUpperCase();
    await waitFor(async () => expect(await done("list", "--state", "parked")).toContain(reference));

    expect((await doneByProgram("list")).trim().split("\n")).toHaveLength(2);
    expect(await done("list", "--limit", "1")).toContain(second.slice(-8).toUpperCase());
    expect(JSON.parse(await done("list", "--json", "--email", exampleEnquiry.Email))).toMatchObject([
      { id, reference, fields: storedExample, delivery: { state: "parked", lastCode: 554 } },
    ]);

    const shown = await done("show", reference);
    for (const value of Object.values(storedExample)) expect(shown).toContain(value.split("\n")[0]);
    expect(shown).toContain("parked, attempt 1, reply 554");
    const { events } = JSON.parse(await done("show", id, "--json")) as { events: { kind: string }[] };
    expect(events.map(({ kind }) => kind)).toEqual(["sending", "dot", "parked"]);

    const csv = await doneByProgram("export", "--csv");
    expect(csv).toMatch(/^id,.*Comment\r\n/);
    expect(csv).toContain(`,'${other.Email},`);
    expect(csv).toContain(`,'${other.Comment}\r\n`);
    expect(JSON.parse(await done("export", "--json"))).toHaveLength(2);
    expect((await done("export", "--csv", "--email", other.Email)).trim().split("\r\n")).toHaveLength(2);

    mailServer.behavior = "accept";
    expect(await doneByProgram("requeue", id)).toContain(id);
    await waitFor(() => expect(mailServer.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@example.org>`]));
    await waitFor(async () => expect(await done("list", "--state", "sent")).toContain(reference));
    expect(await runCommandProcess(["requeue", id], settings)).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/^[^\n]*sent[^\n]*\n$/),
    });
    expect(await server.end("SIGTERM")).toBe(0);
    expect(await done("list", "--state", "sent", "--json")).toContain(id);
  });

  test("erase removes personal data and email files while the server runs", async () => {
    const { settings } = await newDatabase();
    const server = await startServer(settings);
    const ids = [await postEnquiry(server.url), await postEnquiry(server.url, { Email: "other@example.org" })];
    const outbox = async () => (await readdir(join(settings.DATA_DIR!, "outbox"))).toSorted();
    await waitFor(async () => expect(await outbox()).toEqual(ids.map((id) => `${id}.eml`)));
    const erase = ["erase", "--email", exampleEnquiry.Email.toUpperCase(), "--json"];
    const { code, out } = await runCommandProcess(erase, settings);
    expect([code, JSON.parse(out)]).toEqual([0, { erased: [ids[0]], cleared: true }]);
    expect(await outbox()).toEqual([`${ids[1]}.eml`]);
    const { out: csv } = await runCommand(["export", "--csv"], settings);
    expect(csv).toContain("cancelled");
    expect((await runCommand(erase, settings)).out).toBe('{\n  "erased": [],\n  "cleared": true\n}\n');
    const mailServer = await startMailServer();
    await server.end("SIGTERM");
    await startServer({ ...settings, ...mailTo(mailServer.url) });
    await waitFor(() => expect(mailServer.mails).toHaveLength(1));
    expect(mailServer.mails[0]!.messageId).toBe(`<${ids[1]}@example.org>`);
  });
});

test("an invalid command prints one line and exits with 2; --help prints the usage", async () => {
  const oneLine = expect.stringMatching(/^[^\n]+\n$/);
  expect(await runCommandProcess(["frob"], {})).toEqual({ code: 2, out: "", err: oneLine });
  expect(await runCommandProcess(["list", "--help"], {})).toEqual({ code: 0, out: usage, err: "" });
});

test.each([
  ["DATA_DIR", { DATA_DIR: "/dev/null" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://127.0.0.1:1/none" }],
])("exits with one line about %s if there is no database", async (name, settings) => {
  const { code, out, err } = await runCommandProcess(["list"], settings);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
});

test.each([
  ["a TypeError", "new TypeError(process.env.WORDS)", "Unexpected error (TypeError). This is a bug"],
  ["an error without a code", "new Error(process.env.WORDS)", "Unexpected error (Error). This is a bug"],
  [
    "a full disk",
    'Object.assign(new Error(process.env.WORDS),{code:"ENOSPC"})',
    "The command failed (ENOSPC): remove the cause",
  ],
])("%s in a command is reported with its place and without the message", async (_, thrown, heading) => {
  const folder = await temporaryFolder();
  const server = await startServer({ DATA_DIR: folder });
  await server.end("SIGTERM");
  const failingWrite = `data:text/javascript,process.stdout.write=()=>{throw ${thrown}}`;
  const { code, out, err } = await runCommandProcess(["list"], {
    DATA_DIR: folder,
    WORDS: "Jane Doe",
    NODE_OPTIONS: `--import=${JSON.stringify(failingWrite)}`,
  });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(heading);
  expect(err).toMatch(/at write \(apps\/server\/cli\/enquiries\.ts:\d+:\d+\)/);
  expect(err).not.toMatch(/Jane|[Dd]atabase/);
});
