import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { enquiryPath } from "../../contract/enquiry.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { startMailServer, startServer, temporaryFolder } from "./for-one-test.ts";
import { runCommand, runServer } from "./server-process.ts";

const migration = "server/store/migrations/0002-department.ts";

/** What the README's "A field of the form" says, done for a required field "Department". */
const edits: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    "contract/enquiry.ts",
    "  Comment: { required: true",
    '  Department: { required: true, max: 80, kind: "line", addedLater: true },\n  Comment: { required: true',
  ],
  [
    "server/store/migrations/migrations.ts",
    'import { enquiryAndDelivery } from "./0001-enquiry-and-delivery.ts";',
    'import { enquiryAndDelivery } from "./0001-enquiry-and-delivery.ts";\nimport { department } from "./0002-department.ts";',
  ],
  [
    "server/store/migrations/migrations.ts",
    '"0001-enquiry-and-delivery": enquiryAndDelivery,',
    '"0001-enquiry-and-delivery": enquiryAndDelivery,\n    "0002-department": department,',
  ],
  [
    "site/pages/contact/FieldGroups.tsx",
    '{ field: "Email", autoComplete: "email" },',
    '{ field: "Email", autoComplete: "email" },\n    { field: "Department" },',
  ],
  [
    "site/reading/schemas/enquiry-form-words.ts",
    "    Email: fieldWords,",
    "    Email: fieldWords,\n    Department: fieldWords,",
  ],
  [
    "content/pages/contact.md",
    "    Phone:\n",
    "    Department:\n      label: Department\n      missing: Write your department.\n    Phone:\n",
  ],
];
const newMigration = `import type { Migration } from "kysely/migration";

export const department: Migration = {
  async up({ schema }) {
    await schema.alterTable("enquiry").addColumn("department", "text", (column) => column.notNull().defaultTo("")).execute();
  },
};
`;

/** A copy of all that the field concerns, in which it has been added; without its migration if so wished. */
async function copyWithField({ migrated = true } = {}): Promise<string> {
  const folder = await temporaryFolder();
  const isRead = (path: string) => !/[/\\]pictures[/\\][^/\\]+[/\\]/.test(path);
  for (const name of ["contract", "server", "site", "content", "public", "tools", "package.json", "tsconfig.json"]) {
    cpSync(resolve(name), join(folder, name), { recursive: true, filter: isRead });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const [file, from, to] of edits) {
    if (!migrated && file.includes("migrations")) continue;
    const text = readFileSync(join(folder, file), "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  if (migrated) writeFileSync(join(folder, migration), newMigration);
  return folder;
}

const withField = { ...exampleEnquiry, Department: "Maintenance of utilities" };

const post = (url: string, values: object) =>
  fetch(`${url}${enquiryPath}?code=k`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(values),
  });

/** How many enquiries a data folder holds. */
function countIn(DATA_DIR: string): number {
  const database = new DatabaseSync(join(DATA_DIR, "enquiries.db"), { readOnly: true });
  const row = database.prepare("select count(*) as count from enquiry").get();
  database.close();
  return Number(row?.["count"]);
}

test("the README names every file that a new field touches", () => {
  const readme = readFileSync("README.md", "utf8");
  for (const file of new Set(edits.map(([name]) => name))) expect(readme, file).toContain(file);
  expect(readme).toContain("server/store/migrations/");
});

test("with a field added, types and content agree, and nothing else is to be touched", async () => {
  const folder = await copyWithField();
  const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { cwd: folder });
  const config = JSON.parse(readFileSync(join(folder, "tsconfig.json"), "utf8")) as { include: string[] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...config, include: ["contract", "server", "site"] }));
  await run(resolve("node_modules/typescript/bin/tsc"), "--noEmit");
  expect((await run("tools/check-content.ts")).stdout).toContain("no mistakes");
}, 120_000);

test("an old database is upgraded with its rows, and the new field is stored, mailed, shown and exported", async () => {
  const DATA_DIR = await temporaryFolder();
  const mail = await startMailServer();
  const settings = { DATA_DIR, SMTP_URL: mail.url, MAIL_TO: "sales@example.net", MAIL_FROM: "website@example.org" };
  const before = await startServer(settings);
  expect((await post(before.url, exampleEnquiry)).status).toBe(202);
  await before.end("SIGTERM");

  const folder = await copyWithField();
  const after = await startServer(settings, join(folder, "server/start.ts"));
  expect((await fetch(`${after.url}/readyz`)).status).toBe(200);
  expect((await post(after.url, withField)).status).toBe(202);
  // A page from before the field was added: its visitor could not fill it in.
  expect((await post(after.url, exampleEnquiry)).status).toBe(202);
  expect((await post(after.url, { ...withField, Department: " " })).status).toBe(422);
  expect((await post(after.url, {})).status).toBe(422);
  await vi.waitFor(() => expect(mail.mails).toHaveLength(3), { timeout: 15_000 });
  expect(mail.mails.filter(({ text }) => text?.includes(`Department: ${withField.Department}`))).toHaveLength(1);
  const operator = join(folder, "server/operator/enquiries.ts");
  const exported = await runCommand(["export", "--csv"], settings, operator);
  expect(exported.out.split("\r\n")[0]).toContain("Department");
  expect(exported.out).toContain(withField.Department);
  expect(countIn(DATA_DIR)).toBe(3);
  await after.end("SIGTERM");
});

test("a page that is newer than the server: what its new field holds follows the comment", async () => {
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR });
  expect((await post(server.url, withField)).status).toBe(202);
  const exported = await runCommand(["export", "--csv"], { DATA_DIR });
  expect(exported.out).toContain(`Department: ${withField.Department}`);
  // Where nothing has been written as a comment, that is still what is missing.
  expect((await post(server.url, { ...withField, Comment: "" })).status).toBe(422);
  await server.end("SIGTERM");
});

test("without its migration the server does not start, and says what to add", async () => {
  const DATA_DIR = await temporaryFolder();
  const folder = await copyWithField({ migrated: false });
  const { code, err } = await runServer({ DATA_DIR, SITE_DIR: "none", PORT: "0" }, join(folder, "server/start.ts"));
  expect(code).not.toBe(0);
  expect(err).toMatch(/department.*add a migration in server\/store\/migrations/i);
});

test("/readyz says no when enquiries could not be stored", async () => {
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const database = new DatabaseSync(join(DATA_DIR, "enquiries.db"));
  database.exec("alter table enquiry rename column fax to telefax");
  database.close();
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503), { timeout: 5000 });
  expect(existsSync(join(DATA_DIR, "enquiries.db"))).toBe(true);
  await server.end("SIGTERM");
});
