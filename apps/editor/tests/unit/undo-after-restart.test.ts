import { mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UndoSteps } from "../../history/undo-steps.ts";
import type { History } from "../../wire.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";

const company = "content/company.yaml";
const listed = async (editor: EditorCopy) => (await editor.ask<History>("history")).body.undo;

test("after five saves and a restart, five undos give the file byte by byte, and a further restart has none left", async () => {
  const editor = await editorCopy();
  const versions = [editor.text(company)];
  for (const trade of ["One", "Two", "Three", "Four", "Five"]) {
    await editor.save(await editor.open(company), { trade });
    versions.push(editor.text(company));
  }
  const before = await listed(editor);
  const restarted = await editor.restarted();
  expect(await listed(restarted)).toEqual(before);
  for (const version of versions.toReversed().slice(1)) {
    const [step] = await listed(restarted);
    expect((await restarted.ask("undo", { id: step?.id })).status).toBe(200);
    expect(restarted.text(company)).toBe(version);
  }
  expect(await listed(restarted)).toEqual([]);
  expect(await listed(await restarted.restarted())).toEqual([]);
  expect(editor.git("status", "--porcelain", "content").trim()).toBe("");
});

test("a file that was changed while the editor was stopped is not overwritten by an undo", async () => {
  const editor = await editorCopy();
  await editor.save(await editor.open(company), { trade: "One" });
  const theirs = `${editor.text(company)}# Theirs\n`;
  editor.write(company, theirs);
  const restarted = await editor.restarted();
  const [step] = await listed(restarted);
  expect((await restarted.ask("undo", { id: step?.id })).status).toBe(409);
  expect(editor.text(company)).toBe(theirs);
});

/** A step that changes a file from one text to another. */
const step = (name: string, text: string) => ({
  files: [{ name, before: text, after: `${text}.` }] as const,
  title: name,
  changes: ["changed"],
});

test("a step whose file is broken is left out, and the others stay in their order", async () => {
  const root = await temporaryFolder();
  const undo = new UndoSteps(root);
  for (const name of ["one", "two", "three"]) undo.add(step(name, "text"));
  const folder = join(root, "data/editor/undo");
  const files = readdirSync(folder).toSorted();
  truncateSync(join(folder, files[1] ?? ""), 10);
  writeFileSync(join(folder, files[2] ?? ""), '{"id":3,"at":1,"title":"three","changes":[],"files":[]}');
  writeFileSync(join(folder, "notes.txt"), "of somebody");
  const restarted = new UndoSteps(root);
  expect(restarted.list().map(({ title }) => title)).toEqual(["one"]);
  restarted.add(step("four", "text"));
  expect(new UndoSteps(root).list().map(({ title }) => title)).toEqual(["four", "one"]);
});

test("two hundred steps are kept, and fewer large ones: the latest always", async () => {
  const root = await temporaryFolder();
  const undo = new UndoSteps(root);
  for (let index = 0; index < 205; index++) undo.add(step(`file ${index}`, "text"));
  const kept = new UndoSteps(root).list();
  expect([kept.length, kept[0]?.title, kept.at(-1)?.title]).toEqual([200, "file 204", "file 5"]);
  for (const name of ["large", "larger"]) undo.add(step(name, "x".repeat(20_000_000)));
  expect(new UndoSteps(root).list().map(({ title }) => title)).toEqual(["larger"]);
  expect(readdirSync(join(root, "data/editor/undo"))).toHaveLength(1);
});

test("where steps cannot be written, a save counts all the same, and can be undone until the editor ends", async () => {
  const editor = await editorCopy();
  mkdirSync(join(editor.root, "data"));
  writeFileSync(join(editor.root, "data/editor"), "a file in the way");
  const before = editor.text(company);
  expect((await editor.save(await editor.open(company), { trade: "One" })).status).toBe(200);
  const [only] = await listed(editor);
  expect((await editor.ask("undo", { id: only?.id })).status).toBe(200);
  expect(editor.text(company)).toBe(before);
});
