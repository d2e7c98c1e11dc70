import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";

const folder = join(publicFolder, "documents");

/** A PDF as far as anybody looks at it. */
const pdf = (words: string, trailer = "") =>
  Buffer.from(`%PDF-1.7\n${words}\ntrailer << ${trailer} >>\n%%EOF\n`, "latin1");

async function withDocuments(): Promise<EditorCopy> {
  const editor = await editorCopy();
  rmSync(join(editor.root, folder));
  cpSync(resolve(folder), join(editor.root, folder), { recursive: true });
  return editor;
}

const send = (editor: EditorCopy, name: string, bytes: Uint8Array) =>
  editor.ask<{ address?: string; problem?: string }>(
    `documents?${new URLSearchParams({ name }).toString()}`,
    new Uint8Array(bytes),
    { "Content-Length": String(bytes.byteLength) },
  );

test("a dropped PDF is stored beside the others, which stay, and a page can offer it", async () => {
  const editor = await withDocuments();
  const before = readdirSync(join(editor.root, folder));
  const answers = [
    await send(editor, "ISO 9001 – Zertifikat (2027).PDF", pdf("new")),
    await send(editor, "ISO 9001 – Zertifikat (2027).PDF", pdf("another")),
    await send(editor, "ISO 9001 – Zertifikat (2027).PDF", pdf("new")),
    await send(editor, "../../आईएसओ.pdf", pdf("third")),
    // The build makes files that end so.
    await send(editor, "Terms-A4.pdf", pdf("fourth")),
  ];
  expect(answers.map(({ status, body }) => [status, body.address])).toEqual([
    [201, "/documents/iso-9001-zertifikat-2027.pdf"],
    [201, "/documents/iso-9001-zertifikat-2027-2.pdf"],
    [201, "/documents/iso-9001-zertifikat-2027.pdf"],
    [201, "/documents/document.pdf"],
    [201, "/documents/terms-a4-file.pdf"],
  ]);
  expect(readFileSync(join(editor.root, folder, "iso-9001-zertifikat-2027.pdf"))).toEqual(pdf("new"));
  for (const name of before)
    expect(readFileSync(join(editor.root, folder, name))).toEqual(readFileSync(join(folder, name)));
  const file = await editor.open("content/pages/about/quality.md");
  const saved = await editor.save<{ errors?: unknown }>(file, { "document.file": answers[0]?.body.address });
  expect({ status: saved.status, errors: saved.body.errors }).toEqual({ status: 200, errors: undefined });
  const { body } = await editor.ask<{ uncommitted: string[] }>("history");
  expect(body.uncommitted).toContain(`${folder}/iso-9001-zertifikat-2027.pdf`);
});

test.each([
  ["no PDF", Buffer.from("PK\u0003\u0004 a letter of Word"), 422, /not a PDF/],
  ["cut off", Buffer.from("%PDF-1.7\nhalf of it"), 422, /ends too early/],
  ["protected", pdf("secret", "/Encrypt 5 0 R"), 422, /protected by a password/],
  ["20 MB large", Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(20_000_000)]), 413, /up to 10 MB/],
])("a file that is %s is refused with what to do", async (_, bytes, status, problem) => {
  const editor = await withDocuments();
  const before = readdirSync(join(editor.root, folder));
  expect(await send(editor, "letter.pdf", bytes)).toEqual({
    status,
    body: { problem: expect.stringMatching(problem) },
  });
  expect(readdirSync(join(editor.root, folder))).toEqual(before);
});

test("nothing is written through a link to another folder", async () => {
  const editor = await editorCopy();
  const { status, body } = await send(editor, "letter.pdf", pdf("x"));
  expect({ status, problem: body.problem }).toEqual({ status: 422, problem: expect.stringContaining("is a link") });
});
