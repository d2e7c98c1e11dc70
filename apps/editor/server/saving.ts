import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changedTexts, changesInWords } from "../content/changes.ts";
import { errorsWith } from "../content/candidate.ts";
import { fileNames, openText, rawText, versionOf } from "../content/content-files.ts";
import { formSchema, keysAt } from "../content/form-schema.ts";
import { movedPages } from "../content/moved-pages.ts";
import { ownValue } from "../content/own-value.ts";
import { alsoStated } from "../content/places.ts";
import { type ContentData, readContentText, rewriteContentText } from "../editing/content-text.ts";
import { CannotWriteBlock } from "../editing/markdown/rewrite-markdown.ts";
import { CannotEdit } from "../editing/yaml/entries.ts";
import type { Block } from "../editing/markdown/blocks.ts";
import type { FileTexts, UndoSteps } from "../history/undo-steps.ts";
import type { Conflict, FieldError, OpenFile, SaveRequest, Saved } from "../wire.ts";

export type SaveResult =
  | { readonly status: 200; readonly body: Saved }
  | { readonly status: 404; readonly body: { readonly problem: string } }
  | { readonly status: 409; readonly body: Conflict }
  | { readonly status: 422; readonly body: { readonly errors: readonly FieldError[] } };

/** The file of that name as it is now; undefined unless it is one of content/. */
export function openFile(root: string, name: string): OpenFile | undefined {
  return fileNames(root).includes(name) ? openText(root, name, rawText(root, name)) : undefined;
}

/** Spaces at the ends of a typed text are never meant. */
const trimmed = (text: string): string => text.replaceAll(/^[ \t]+|[ \t]+$/g, "");

/**
 * What a form has sent, as settings: `old` are those of the file, whose texts stay as they are. An empty text in a list
 * arrives as null, because JSON has no undefined.
 */
function settingsOf(value: unknown, old: unknown): unknown {
  const inside = (key: string | number) => ownValue(old, key);
  if (typeof value === "string") return value === old ? value : trimmed(value);
  if (Array.isArray(value))
    return value.map((entry, index) => (entry === null ? "" : settingsOf(entry, inside(index))));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(entries.map(([key, inner]) => [key, settingsOf(inner, inside(key))]));
}

function trimmedBlock(block: Block): Block {
  switch (block.kind) {
    case "list":
      return { ...block, items: block.items.map(trimmed) };
    case "table":
      return { ...block, rows: block.rows.map((row) => row.map(trimmed)) };
    case "source":
      return block;
    default:
      return { ...block, text: trimmed(block.text) };
  }
}

/**
 * Replaces a file's text in one step, so that nobody reads half of it. The temporary file is outside of content/, whose
 * new files restart the development server.
 */
export function replaceFile(root: string, name: string, raw: string): void {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const temporary = join(root, ".cache", `editor-${process.pid}`);
  writeFileSync(temporary, raw, { flush: true });
  renameSync(temporary, join(root, name));
}

/** Replaces the texts of several files. If one cannot be written, those before it are as they were. */
export function replaceFiles(root: string, files: readonly FileTexts[]): void {
  const written: FileTexts[] = [];
  try {
    for (const file of files) {
      replaceFile(root, file.name, file.after);
      written.push(file);
    }
  } catch (error) {
    for (const { name, before } of written) replaceFile(root, name, before);
    throw error;
  }
}

const conflict = (root: string, name: string, raw: string, mine: ContentData): SaveResult => {
  const theirs = openText(root, name, raw);
  return { status: 409, body: { theirs, changes: changesInWords(mine, theirs, theirs.schema) } };
};

const refusal = (name: string, problem: string, fix: string, path?: readonly (string | number)[]): SaveResult => ({
  status: 422,
  body: { errors: [{ file: name, problem: problem.replace(/\.$/, ""), fix, ...(path && { path }) }] },
});

/** Checks an edited file and, if the content is right with it, writes it. */
export function save(root: string, undo: UndoSteps, request: SaveRequest): SaveResult {
  const { name, version, blocks } = request;
  if (!fileNames(root).includes(name))
    return { status: 404, body: { problem: "This file has been removed meanwhile." } };
  const raw = rawText(root, name);
  const before = readContentText(name, raw);
  const mine = { data: settingsOf(request.data, before.data), ...(blocks && { blocks: blocks.map(trimmedBlock) }) };
  if (versionOf(raw) !== version) return conflict(root, name, raw, mine);
  const schema = formSchema(name, mine.data);
  let edited: string;
  try {
    edited = rewriteContentText(name, raw, mine, (path) => keysAt(schema, path));
  } catch (error) {
    if (error instanceof CannotWriteBlock) return refusal(name, error.message, "", ["blocks", error.at]);
    if (error instanceof CannotEdit) return refusal(name, error.message, "Nothing was written.");
    throw error;
  }
  if (edited === raw)
    return {
      status: 200,
      body: { file: openText(root, name, raw), writtenAt: 0, changes: [], alsoStated: [], moved: [] },
    };
  const errors = errorsWith(root, new Map([[name, edited]]));
  if (errors.length > 0) return { status: 422, body: { errors } };
  const changes = changesInWords(before, mine, schema);
  // The check takes a moment, in which another program may have written too.
  const meanwhile = rawText(root, name);
  if (meanwhile !== raw) return conflict(root, name, meanwhile, mine);
  const file = openText(root, name, edited);
  replaceFile(root, name, edited);
  const writtenAt = Date.now();
  undo.add({ files: [{ name, before: raw, after: edited }], title: `${file.kind}: ${file.title}`, changes });
  const moved = movedPages(name, before.data, mine.data);
  const stated = alsoStated(root, changedTexts(before, mine));
  return { status: 200, body: { file, writtenAt, changes, alsoStated: stated, moved } };
}

/** Takes a save back, unless one of its files has changed since. */
export function takeBack(root: string, undo: UndoSteps, id: number): SaveResult {
  const step = undo.get(id);
  if (!step) return { status: 404, body: { problem: "This save can no longer be undone." } };
  for (const { name, after } of step.files) {
    const raw = rawText(root, name);
    if (raw !== after) return conflict(root, name, raw, readContentText(name, after));
  }
  const errors = errorsWith(root, new Map(step.files.map(({ name, before }) => [name, before])));
  if (errors.length > 0) return { status: 422, body: { errors } };
  replaceFiles(
    root,
    step.files.map(({ name, before, after }) => ({ name, before: after, after: before })),
  );
  const writtenAt = Date.now();
  undo.remove(id);
  const [{ name, before, after }, ...others] = step.files;
  const file = openText(root, name, before);
  const changes =
    others.length > 0
      ? [`${step.title}: all of its ${step.files.length} files are as before`]
      : changesInWords(readContentText(name, after), file, file.schema);
  return { status: 200, body: { file, writtenAt, changes, alsoStated: [], moved: [] } };
}
