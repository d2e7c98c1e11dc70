import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { budgetOf, searchBudget } from "@ttpl/site/build/document-bytes.ts";
import { bytesLeft, keepMeasured, measuredFile, measuredOf } from "@ttpl/site/build/page-room.ts";
import { examplePage } from "@ttpl/content/tests/content-copy.ts";
import type { OpenFile, Room, Saved } from "../../wire.ts";
import { editorCopy, type EditorCopy } from "./editor-copy.ts";

const page = "content/pages/contact.md";
let editor: EditorCopy;
const room = async (name = page) => (await editor.ask<Room[]>(`room?name=${name}`)).body;
/** As if the latest build had made each document so much smaller than its budget. */
const built = (left: number, search = 1000) => {
  const content = readContent(join(editor.root, "content"));
  const documents = [...content.pages.keys()].map((path) => ({
    path,
    plain: 0,
    gzip: 0,
    brotli: budgetOf(path) - left,
  }));
  return keepMeasured(measuredOf(content, documents, search), join(editor.root, measuredFile));
};

beforeEach(async () => {
  editor = await editorCopy();
});

test("what a build has measured is what its documents have left", () => {
  const content = readContent();
  const documents = [...content.pages.keys()].map((path) => ({ path, plain: 0, gzip: 0, brotli: 9000 }));
  const measured = measuredOf(content, documents);
  for (const each of content.pages.values())
    expect(bytesLeft(content, each, measured)).toBeCloseTo(budgetOf(each.path) - 9000);
});

test("before the first build it is not known", async () => {
  expect(await room()).toEqual([
    { words: expect.stringContaining("once the website has been published"), isOver: false },
  ]);
  mkdirSync(dirname(join(editor.root, measuredFile)), { recursive: true });
  editor.write(measuredFile, "{ half");
  expect(await room()).toMatchObject([{ isOver: false }]);
});

describe("a page", () => {
  const longer = async (words: number) => {
    const file = await editor.open(page);
    const text = Array.from({ length: words }, (_, index) => `word${(index * 7919) % 9973}`).join(" ");
    return editor.ask<Saved>("save", { ...file, blocks: [...(file.blocks ?? []), { kind: "paragraph", text }] });
  };

  test("says how many words it has room for, and is saved with more", async () => {
    await built(300);
    expect(await room()).toEqual([
      { words: expect.stringMatching(/^\/contact has room for about 120 more words/), isOver: false },
    ]);
    expect((await longer(400)).status).toBe(200);
    expect(await room()).toEqual([
      {
        words: expect.stringMatching(/^\/contact has about \d{2,} words too many: .* saved and published/),
        isOver: true,
      },
    ]);
  });

  test("that has just been added is told by others of its kind", async () => {
    await built(300);
    editor.write("content/pages/about/test-visits.md", examplePage);
    expect(await room("content/pages/about/test-visits.md")).toMatchObject([
      { words: expect.stringContaining("more words") },
    ]);
  });
});

test("a group of projects says for how many more there is room, and what all of them do to the search", async () => {
  const { body } = await editor.ask<{ files: OpenFile[] }>("files");
  const group = body.files.find(({ name }) => name.startsWith("content/projects/"))!.name;
  await built(3000);
  expect(await room(group)).toEqual([
    { words: expect.stringMatching(/room for about \d+ more projects/), isOver: false },
  ]);
  await built(-3000, searchBudget + 1);
  const rooms = await room(group);
  expect(rooms.map(({ words }) => words).join("\n")).toMatch(/about \d+ projects too many[^]*Whoever searches waits/);
  expect(rooms.every(({ isOver }) => isOver)).toBe(true);
});

test("a file of which every page has something tells only what is too much", async () => {
  await built(3000);
  expect(await room("content/company.yaml")).toEqual([]);
  await built(-100);
  expect(await room("content/company.yaml")).toEqual([
    { words: expect.stringMatching(/^Too long .*: \/.*, \/.*, \/.*, and \d+ more\. It is saved/), isOver: true },
  ]);
});
