import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { examplePage } from "@ttpl/content/tests/content-copy.ts";
import type { FieldError, FileEntry, History, RemovalPlan, RemovedFile, Written } from "../../wire.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";

const page = "content/pages/about/test-visits.md";
let editor: EditorCopy;

beforeEach(async () => {
  editor = await editorCopy();
});

const removed = async () => (await editor.ask<RemovedFile[]>("history/removed")).body;
const bringBack = <Body = Written>({ name, commit }: Pick<RemovedFile, "name" | "commit">) =>
  editor.ask<Body>("history/bring-back", { name, commit });

async function keep(name: string): Promise<void> {
  const author = { name, email: "somebody@example.com" };
  expect((await editor.ask("history", { author, message: "Changed" })).status).toBe(200);
}

/** Removes a file as the owner does; false if it cannot be. */
async function remove(name: string): Promise<boolean> {
  const { body } = await editor.ask<RemovalPlan>("pages/remove", { name });
  if (body.problems.length > 0) return false;
  return (await editor.ask("pages/remove", { name, id: body.id })).status === 200;
}

/** The first file of a folder that can be removed. */
async function removeOneOf(folder: string): Promise<string> {
  const { body } = await editor.ask<{ files: FileEntry[] }>("files");
  for (const { name } of body.files.filter((file) => file.name.startsWith(folder))) if (await remove(name)) return name;
  throw new Error(`Nothing of ${folder} can be removed`);
}

test("a removed page is told with who and when, and comes back to its address by a press, which can be undone", async () => {
  editor.write(page, examplePage.replace("list:", "formerly: [/old/visits]\nlist:"));
  await keep("Ben");
  const before = editor.text(page);
  expect(await removed()).toEqual([]);
  expect(await remove(page)).toBe(true);
  const section = "content/pages/about/default.md";
  expect(editor.text(section)).toContain("/about/test-visits");
  const [waiting] = await removed();
  expect(waiting).toMatchObject({ name: page, title: "Visits" });
  expect(waiting).not.toHaveProperty("by");

  const began = Date.now();
  await keep("Asha Rao");
  const [file, ...others] = await removed();
  expect(file).toMatchObject({ name: page, title: "Visits", by: "Asha Rao" });
  expect(Math.abs((file?.at ?? 0) - began)).toBeLessThan(120_000);
  expect(others).toEqual([]);
  const gone = editor.text(section);
  const { status, body } = await bringBack(file!);
  expect([status, body.next], JSON.stringify(body)).toEqual([200, page]);
  expect(editor.text(page)).toBe(before);
  expect(editor.text(section)).not.toMatch(/\/about\/test-visits|\/old\/visits/);
  expect(await removed()).toEqual([]);
  const [step] = (await editor.ask<History>("history")).body.undo;
  expect((await editor.ask("undo", { id: step?.id })).status).toBe(200);
  expect([existsSync(join(editor.root, page)), editor.text(section)]).toEqual([false, gone]);
});

test("a group of projects comes back to the page that listed it", async () => {
  const name = await removeOneOf("content/projects/");
  await keep("Asha Rao");
  const { body } = await bringBack((await removed()).find((file) => file.name === name)!);
  const stem = /([^/]+)\.yaml$/.exec(name)?.[1] ?? "";
  const pages = body.files.filter((file) => file.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(0);
  for (const file of pages)
    expect((await editor.open(file)).data).toMatchObject({ groups: expect.arrayContaining([stem]) });
});

test("a gallery comes back with its page, and the page with its gallery", async () => {
  const gallery = await removeOneOf("content/galleries/");
  await keep("Asha Rao");
  const files = await removed();
  expect(files.map(({ kind }) => kind)).toHaveLength(2);
  for (const file of files) {
    const { status, body } = await bringBack<Written>(file);
    expect([status, body.files.filter((name) => files.some((one) => one.name === name)).toSorted()]).toEqual([
      200,
      files.map(({ name }) => name).toSorted(),
    ]);
    expect(existsSync(join(editor.root, gallery))).toBe(true);
    const [step] = (await editor.ask<History>("history")).body.undo;
    await editor.ask("undo", { id: step?.id });
  }
});

test("a page that was only moved is not told; one whose title another has by now is refused, and nothing is written", async () => {
  editor.write(page, examplePage);
  await keep("Ben");
  editor.git("mv", page, "content/pages/about/test-moved.md");
  editor.git("commit", "--quiet", "--message=Moved");
  expect(await removed()).toEqual([]);
  expect(await remove("content/pages/about/test-moved.md")).toBe(true);
  await keep("Asha Rao");
  editor.write("content/pages/about/test-other.md", examplePage);
  const [file] = await removed();
  expect(file?.name).toBe("content/pages/about/test-moved.md");
  const { status, body } = await bringBack<{ errors: FieldError[] }>(file!);
  expect([status, body.errors[0]?.problem]).toEqual([422, expect.stringContaining("same")]);
  expect(existsSync(join(editor.root, file!.name))).toBe(false);
});

test("only what has been removed is brought back", async () => {
  editor.write(page, examplePage);
  editor.write("package.json", "{}");
  editor.git("add", "package.json", page);
  editor.git("commit", "--quiet", "--message=Files");
  editor.git("rm", "--quiet", "package.json", page);
  editor.git("commit", "--quiet", "--message=None");
  const [file, ...others] = await removed();
  expect([file?.name, others]).toEqual([page, []]);
  for (const name of ["package.json", "../package.json", "content/company.yaml", ""])
    expect((await bringBack({ ...file!, name })).status, name).toBe(404);
  expect((await bringBack({ ...file!, commit: "0".repeat(40) })).status).toBe(404);
  expect((await bringBack({ ...file!, commit: "HEAD" })).status).toBe(400);
  expect(existsSync(join(editor.root, "package.json"))).toBe(false);
});
