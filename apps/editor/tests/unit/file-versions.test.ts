import { expect, test } from "vitest";
import type { FieldError, FileVersions, History, Saved } from "../../wire.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";

const company = "content/company.yaml";
const page = "content/pages/about/quality.md";

const versionsOf = async (editor: EditorCopy, name = company, skip = 0) =>
  (await editor.ask<FileVersions>(`history/file?${new URLSearchParams({ name, skip: String(skip) }).toString()}`)).body;
const restore = <Body>(editor: EditorCopy, commit: string | undefined, version: string, name = company) =>
  editor.ask<Body>("history/restore", { name, commit, version });

/** Saves another trade, and keeps it under a name. */
async function keep(editor: EditorCopy, trade: string, name: string): Promise<void> {
  await editor.save(await editor.open(company), { trade });
  const author = { name, email: "somebody@example.com" };
  expect((await editor.ask("history", { author, message: "Changed" })).status).toBe(200);
}

test("every version of a file is told: who, when, and what in words; one is restored, and that is undone", async () => {
  const editor = await editorCopy();
  const first = editor.text(company);
  const began = Date.now();
  await keep(editor, "One", "Asha Rao");
  await keep(editor, "Two", "Ben");
  await editor.save(await editor.open(company), { trade: "Three" });
  const { title, version, since, versions, hasMore } = await versionsOf(editor);
  expect(title).toMatch(/: /);
  expect([since, hasMore]).toEqual([["Trade: “Two” is now “Three”"], false]);
  expect(versions.map(({ by, changes, isNow }) => [by, changes, isNow])).toEqual([
    ["Ben", ["Trade: “One” is now “Two”"], false],
    ["Asha Rao", [expect.stringMatching(/^Trade: “.+” is now “One”$/)], false],
    ["Test", ["This file is new"], false],
  ]);
  expect(Math.abs((versions[0]?.at ?? 0) - began)).toBeLessThan(120_000);

  const now = editor.text(company);
  const { status, body } = await restore<Saved>(editor, versions[2]?.commit, version);
  expect([status, body.changes]).toEqual([200, [expect.stringMatching(/^Trade: “Three” is now “.+”$/)]]);
  expect(editor.text(company)).toBe(first);
  expect((await versionsOf(editor)).versions.map(({ isNow }) => isNow)).toEqual([false, false, true]);
  const [step] = (await editor.ask<History>("history")).body.undo;
  expect((await editor.ask("undo", { id: step?.id })).status).toBe(200);
  expect(editor.text(company)).toBe(now);
});

test("a version that the other files do not go with any more is refused as a save would be, and nothing is written", async () => {
  const editor = await editorCopy();
  editor.write(page, `${editor.text(page).trimEnd()}\n\nA link to [nothing](/about/never-was).\n`);
  editor.git("commit", "--quiet", "--message=Broken", "--", page);
  editor.git("revert", "--no-edit", "HEAD");
  const before = editor.text(page);
  const { version, versions } = await versionsOf(editor, page);
  const { status, body } = await restore<{ errors: FieldError[] }>(editor, versions[1]?.commit, version, page);
  expect(status).toBe(422);
  expect(body.errors[0]?.problem).toContain("/about/never-was");
  expect(editor.text(page)).toBe(before);
});

test("a file that has changed since its versions were listed is not overwritten", async () => {
  const editor = await editorCopy();
  await keep(editor, "One", "Asha Rao");
  const { version, versions } = await versionsOf(editor);
  await editor.save(await editor.open(company), { trade: "Two" });
  const now = editor.text(company);
  expect((await restore(editor, versions[1]?.commit, version)).status).toBe(409);
  expect(editor.text(company)).toBe(now);
});

test("a file that cannot be read at present gets an earlier version back", async () => {
  const editor = await editorCopy();
  const first = editor.text(company);
  editor.write(company, "trade: [");
  const { version, since, versions } = await versionsOf(editor);
  expect(since).toEqual(["It cannot be told in words"]);
  expect((await restore(editor, versions[0]?.commit, version)).status).toBe(200);
  expect(editor.text(company)).toBe(first);
});

test("many versions are told twenty at a time, each compared with the one before it", async () => {
  const editor = await editorCopy();
  const text = editor.text(page).trimEnd();
  for (let index = 0; index < 22; index++) {
    editor.write(page, `${text}\n\nVersion ${index}.\n`);
    editor.git("commit", "--quiet", "--message=Changed", "--", page);
  }
  const latest = await versionsOf(editor, page);
  expect([latest.versions.length, latest.hasMore]).toEqual([20, true]);
  expect(latest.versions.at(-1)?.changes).toEqual([expect.stringMatching(/“Version 1\.” is now “Version 2\.”$/)]);
  const earlier = await versionsOf(editor, page, 20);
  expect([earlier.versions.length, earlier.hasMore]).toEqual([3, false]);
  expect(earlier.versions[0]?.changes).toEqual([expect.stringMatching(/“Version 0\.” is now “Version 1\.”$/)]);
});

test("only files of content/ have versions, and only commits of the history are restored", async () => {
  const editor = await editorCopy();
  for (const name of ["package.json", "../x", "content/../.git/config", ""]) {
    const query = new URLSearchParams({ name }).toString();
    expect((await editor.ask(`history/file?${query}`)).status, name).toBe(404);
    expect((await restore(editor, "0".repeat(40), "", name)).status, name).toBe(404);
  }
  const { version } = await versionsOf(editor);
  expect((await restore(editor, "0".repeat(40), version)).status).toBe(404);
  for (const commit of ["HEAD", "--help", "", undefined])
    expect((await restore(editor, commit, version)).status, commit).toBe(400);
});
