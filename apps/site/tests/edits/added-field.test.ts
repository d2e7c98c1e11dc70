import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { enquiryPath, idempotencyKeyName } from "@ttpl/contract/enquiry.ts";
import { copyWithField, fieldSection, newField, optionalField, touchedFiles } from "./added-field.ts";
import { newPostgresDatabase, newSqliteDatabase, openTestStore } from "@ttpl/server/tests/databases.ts";
import { exampleEnquiry } from "@ttpl/server/tests/example-enquiry.ts";
import { startMailServer, startServer } from "@ttpl/server/tests/for-one-test.ts";
import { mailTo } from "@ttpl/server/tests/post-enquiry.ts";
import { startPostgres } from "@ttpl/server/tests/postgres.ts";
import { runCommandProcess, runServer } from "@ttpl/server/tests/server-process.ts";
import { addOne } from "@ttpl/server/tests/stored-enquiries.ts";
import { temporaryFolder, type TemporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { nodeIn } from "./node-in.ts";
import { asNamed, filesInSteps } from "./task-sections.ts";

/** Copies of the website with the fields added, one of them without its migration. */
let copies: Record<"whole" | "unmigrated", TemporaryFolder>;
beforeAll(async () => {
  copies = { whole: await temporaryFolder(), unmigrated: await temporaryFolder() };
  copyWithField(copies.whole.path, { migrated: true });
  copyWithField(copies.unmigrated.path, { migrated: false });
});
afterAll(() => Promise.all(Object.values(copies).map((copy) => copy[Symbol.asyncDispose]())));
const serverIn = (copy: keyof typeof copies) => join(copies[copy].path, "apps/server/start.ts");
const operatorIn = (copy: keyof typeof copies) => join(copies[copy].path, "apps/server/cli/enquiries.ts");

const newValue = "Maintenance of utilities";
const withField = { ...exampleEnquiry, [newField]: newValue };

const send = (url: string, body: string, headers: Record<string, string>) =>
  fetch(`${url}${enquiryPath}?code=k`, { method: "POST", redirect: "manual", headers, body });
const post = (url: string, values: object, key = "") =>
  send(url, JSON.stringify(values), { "Content-Type": "application/json", [idempotencyKeyName]: key });
const postForm = (url: string, values: Record<string, string>) =>
  send(url, String(new URLSearchParams(values)), { "Content-Type": "application/x-www-form-urlencoded" });
const statusOf = async (asking: Promise<Response>) => (await asking).status;
const ready = (url: string) => statusOf(fetch(`${url}/readyz`));

test("docs/changing.md lists exactly the files that adding a field changes", () => {
  expect(asNamed(fieldSection, touchedFiles)).toEqual(filesInSteps(fieldSection));
});

test("type check and content check pass in the copy", async ({ signal }) => {
  const { path } = copies.whole;
  const config: object = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  writeFileSync(join(path, "tsconfig.json"), JSON.stringify({ ...config, include: ["apps", "packages"] }));
  const types = await nodeIn(path, [resolve("node_modules/typescript-native/bin/tsc"), "--noEmit"], { signal });
  expect(types).toEqual({ code: 0, output: "" });
  expect((await nodeIn(path, ["tools/check-content.ts"], { signal })).output).toContain("no errors");
});

test("tests that depend on no build pass in the copy", async ({ signal }) => {
  const vitest = [resolve("node_modules/vitest/vitest.mjs"), "run", "--project=site", "--project=server"];
  const files = ["apps/server/tests/enquiry-contract.test.ts", "packages/content/tests/spec-content.test.ts"];
  const { code, output } = await nodeIn(copies.whole.path, [...vitest, ...files], { signal });
  expect(code, output).toBe(0);
  expect(output).toMatch(/2 passed/);
});

describe("with a field added, on SQLite", () => {
  test("an existing database is migrated; the field is stored, sent, shown, exported and erased", async () => {
    const [{ settings: database }, mail] = [await newSqliteDatabase(), await startMailServer()];
    const settings = { ...database, ...mailTo(mail.url) };
    const command = async (...args: string[]) => (await runCommandProcess(args, settings, operatorIn("whole"))).out;
    const key = "8e03978e-40d5-43dd-bc93-6894a57f9324";
    const before = await startServer(settings);
    const first: unknown = await (await post(before.url, exampleEnquiry, key)).json();
    // From a page newer than the server.
    expect(await statusOf(post(before.url, withField))).toBe(202);
    await vi.waitFor(() => expect(mail.mails).toHaveLength(2), 15_000);
    expect(mail.mails.filter(({ text }) => text?.includes(`    ${newField}: ${newValue}`))).toHaveLength(1);
    const rows = (await runCommandProcess(["export", "--csv"], settings)).out.trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(2);
    await before.end("SIGTERM");

    const after = await startServer(settings, serverIn("whole"));
    expect(await ready(after.url)).toBe(200);
    // A retry after a lost response, and posts from pages older than the server.
    expect(await (await post(after.url, exampleEnquiry, key)).json()).toEqual(first);
    expect(await statusOf(post(after.url, exampleEnquiry))).toBe(202);
    expect(await statusOf(postForm(after.url, exampleEnquiry))).toBe(303);
    const stored = (await (await post(after.url, { ...withField, [optionalField]: "4711" })).json()) as {
      id: string;
    };
    expect(await statusOf(post(after.url, { ...withField, [newField]: " ", [optionalField]: "" }))).toBe(422);
    expect(await statusOf(post(after.url, {}))).toBe(422);

    await vi.waitFor(() => expect(mail.mails).toHaveLength(5), 15_000);
    const mails = mail.mails.map(({ text }) => text ?? "");
    expect(mails.filter((text) => text.includes(`\n${newField}: ${newValue}\n`))).toHaveLength(1);
    expect(mails.filter((text) => text.includes(`\n${newField}: (none)\n`))).toHaveLength(2);
    expect(await command("show", stored.id)).toContain(`\n${newField}: ${newValue}\n${optionalField}: 4711\n`);
    expect((await command("list")).trim().split("\n")).toHaveLength(5);
    const csv = (await command("export", "--csv")).trim().split("\r\n");
    expect(csv[0]).toContain(`,Company,${newField},${optionalField},Phone,`);
    expect(csv.filter((row) => row.includes(`,${newValue},`))).toHaveLength(1);
    const wholeRows = JSON.parse(await command("export", "--json")) as { fields: Record<string, string> }[];
    expect(wholeRows.map(({ fields }) => fields[newField])).toEqual(["", "", "", "", newValue]);
    expect(wholeRows[1]?.fields["Comment"]).toMatch(new RegExp(`\n\n${newField}: ${newValue}$`));

    // The old version's commands do not know the new field and must not erase.
    expect(await runCommandProcess(["erase", "--email", exampleEnquiry.Email], settings)).toMatchObject({
      code: 1,
      out: "",
    });
    expect(await command("erase", "--email", exampleEnquiry.Email)).toContain("5");
    expect(await command("export", "--csv")).not.toContain(newValue);
    expect(await after.end("SIGTERM")).toBe(0);
  });

  test("without the migration the server refuses to start, with a new or an existing database", async () => {
    const { settings } = await newSqliteDatabase();
    for (const _ of ["new", "old"]) {
      const { code, out, err } = await runServer({ ...settings, SITE_DIR: "none", PORT: "0" }, serverIn("unmigrated"));
      expect([code, out]).toEqual([1, ""]);
      expect(err).toMatch(
        /^The contract has the field Department, but [^\n]* add a migration in apps\/server\/store\/migrations\/[^\n]*\n$/,
      );
    }
  });

  test("/readyz returns 503 while the column is missing", async () => {
    const { settings, execute } = await newSqliteDatabase();
    const server = await startServer(settings, serverIn("whole"));
    expect(await ready(server.url)).toBe(200);
    await execute("alter table enquiry rename column department to other");
    await vi.waitFor(async () => expect(await ready(server.url)).toBe(503), 5000);
    expect(await statusOf(post(server.url, withField))).toBe(503);
    await execute("alter table enquiry rename column other to department");
    await vi.waitFor(async () => expect(await ready(server.url)).toBe(200), 5000);
    expect(await statusOf(post(server.url, withField))).toBe(202);
  });
});

test("with a field added, an existing database on PostgreSQL is migrated; the field is stored and shown", async () => {
  const cluster = await startPostgres();
  onTestFinished(() => cluster.stop());
  const database = await newPostgresDatabase(cluster);
  const earlier = await addOne(await openTestStore(database.connect()));
  const server = await startServer(database.settings, serverIn("whole"));
  expect(await ready(server.url)).toBe(200);
  const stored = (await (await post(server.url, withField)).json()) as { id: string };
  const show = async (id: string) =>
    (await runCommandProcess(["show", id], database.settings, operatorIn("whole"))).out;
  expect(await show(stored.id)).toContain(`\n${newField}: ${newValue}\n`);
  expect(await show(earlier)).toContain(`\n${newField}: (none)\n`);
});
