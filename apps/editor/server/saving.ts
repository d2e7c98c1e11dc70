import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Candidates } from "@ttpl/content/read-content.ts";
import { changedTexts, changesInWords } from "../content/changes.ts";
import { errorsWith } from "../content/candidate.ts";
import { changedBetween, withMarks } from "../content/confirm.ts";
import { fileNames, openText, rawText, readFile, textIfThere, versionOf } from "../content/content-files.ts";
import { formSchema, keysAt } from "../content/form-schema.ts";
import { movedPages } from "../content/moved-pages.ts";
import { ownValue } from "../content/own-value.ts";
import { alsoStated } from "../content/places.ts";
import { removalOf } from "../content/removal.ts";
import { type Named, namedIn } from "../content/uses.ts";
import { type ContentData, readContentText, rewriteContentText } from "../editing/content-text.ts";
import { CannotWriteBlock } from "../editing/markdown/rewrite-markdown.ts";
import { CannotEdit } from "../editing/yaml/entries.ts";
import type { Block } from "../editing/markdown/blocks.ts";
import type { FileTexts, UndoSteps } from "../history/undo-steps.ts";
import { changesOf } from "../history/changes-since.ts";
import { textIn } from "../history/git.ts";
import { bringingBack } from "../history/removed-files.ts";
import type {
  BringBackRequest,
  Conflict,
  FieldError,
  OpenFile,
  RestoreRequest,
  SaveRequest,
  Saved,
  Undone,
  Use,
  Written,
} from "../wire.ts";

type Refused =
  | { readonly status: 404; readonly body: { readonly problem: string } }
  | { readonly status: 409; readonly body: Conflict | { readonly problem: string } }
  | { readonly status: 422; readonly body: { readonly errors: readonly FieldError[] } };

export type SaveResult =
  | { readonly status: 200; readonly body: Saved }
  | { readonly status: 422; readonly body: { readonly uses: readonly Use[] } }
  | Refused;

export type UndoResult = { readonly status: 200; readonly body: Undone } | Refused;

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
 * Writes a text to a file that can take another's place in one step, so that nobody reads half of it. It is outside of
 * content/, which the preview reads.
 */
function temporaryFile(root: string, raw: string, number: number): string {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const temporary = join(root, ".cache", `editor-${process.pid}-${number}`);
  writeFileSync(temporary, raw, { flush: true });
  return temporary;
}

/** Puts a temporary file in a file's place; without one, removes the file. */
function putInPlace(root: string, name: string, temporary: string | undefined): void {
  const target = join(root, name);
  if (temporary === undefined) return rmSync(target, { force: true });
  mkdirSync(dirname(target), { recursive: true });
  return renameSync(temporary, target);
}

/** Replaces a file's text in one step; undefined removes the file. */
export const replaceFile = (root: string, name: string, raw: string | undefined): void =>
  putInPlace(root, name, raw === undefined ? undefined : temporaryFile(root, raw, 0));

/**
 * Replaces the texts of several files, one right after the other: publishing might read between them. If one cannot be
 * written, those before it are as they were.
 */
export function replaceFiles(root: string, files: readonly FileTexts[]): void {
  const temporaries = files.map(({ after }, index) =>
    after === undefined ? undefined : temporaryFile(root, after, index),
  );
  const written: FileTexts[] = [];
  try {
    for (const [index, file] of files.entries()) {
      putInPlace(root, file.name, temporaries[index]);
      written.push(file);
    }
  } catch (error) {
    for (const { name, before } of written) replaceFile(root, name, before);
    throw error;
  }
}

/** Writes several files as one step that can be undone. They have been checked. */
export function writeStep(
  root: string,
  undo: UndoSteps,
  texts: Candidates,
  { title, changes }: { readonly title: string; readonly changes: readonly string[] },
): Written {
  const files = [...texts]
    .map(([name, after]) => ({ name, before: textIfThere(root, name), after }))
    .filter(({ before, after }) => before !== after)
    // The list of steps leads to the first, which should be there.
    .toSorted((a, b) => Number(a.after === undefined) - Number(b.after === undefined));
  const [first, ...others] = files;
  if (first) {
    replaceFiles(root, files);
    undo.add({ files: [first, ...others], title, changes });
  }
  return { writtenAt: Date.now(), files: files.map(({ name }) => name), title, changes };
}

const conflict = (root: string, name: string, raw: string, mine: ContentData): Refused => {
  const theirs = openText(root, name, raw);
  return { status: 409, body: { theirs, changes: changesInWords(mine, theirs, theirs.schema) } };
};

const refusal = (name: string, problem: string, fix: string, path?: readonly (string | number)[]): Refused => ({
  status: 422,
  body: { errors: [{ file: name, problem: problem.replace(/\.$/, ""), fix, ...(path && { path }) }] },
});

/** The date, as marks have it. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Checks an edited file and, if the content is right with it, writes it: with the word of who confirms what is changed. */
export function save(root: string, undo: UndoSteps, request: SaveRequest): SaveResult {
  const { name, version, blocks, confirmedBy } = request;
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
    const word = { by: confirmedBy?.trim() ?? "", on: today() };
    if (word.by !== "") edited = withMarks(name, edited, changedBetween(name, raw, edited), word);
  } catch (error) {
    if (error instanceof CannotWriteBlock) return refusal(name, error.message, "", ["blocks", error.at]);
    if (error instanceof CannotEdit) return refusal(name, error.message, "Nothing was written.");
    throw error;
  }
  if (edited === raw)
    return {
      status: 200,
      body: { file: openText(root, name, raw), writtenAt: 0, changes: [], alsoStated: [], moved: [], others: [] },
    };
  const lost = namesLost(root, name, before.data, mine.data);
  const removal = lost.length > 0 ? removalOf(root, [], lost, name) : undefined;
  if (removal && removal.uses.length > 0 && request.alsoRemove !== true)
    return { status: 422, body: { uses: removal.uses } };
  const texts: Candidates = new Map([[name, edited], ...(removal?.texts ?? [])]);
  const errors = errorsWith(root, texts);
  if (errors.length > 0) return { status: 422, body: { errors } };
  const changes = [...changesInWords(before, mine, schema), ...(removal?.uses.map(useInWords) ?? [])];
  // The check takes a moment, in which another program may have written too.
  const meanwhile = rawText(root, name);
  if (meanwhile !== raw) return conflict(root, name, meanwhile, mine);
  const file = openText(root, name, edited);
  const { writtenAt, files } = writeStep(root, undo, texts, { title: `${file.kind}: ${file.title}`, changes });
  const others = files.filter((other) => other !== name);
  const moved = movedPages(name, before.data, mine.data);
  const stated = alsoStated(root, changedTexts(before, mine));
  return { status: 200, body: { file, writtenAt, changes, alsoStated: stated, moved, others } };
}

/**
 * What a file has lost that others can name, and no other file has. An entry with another name in place of the old one is
 * renamed, not removed.
 */
function namesLost(root: string, file: string, before: unknown, now: unknown): Named[] {
  const [old, left] = [namedIn(file, before), namedIn(file, now)];
  if (left.length >= old.length) return [];
  const is = (one: Named) => (other: Named) => other.choice === one.choice && other.value === one.value;
  const lost = old.filter((one) => !left.some(is(one)));
  if (lost.length === 0) return [];
  const elsewhere = fileNames(root)
    .filter((name) => name !== file)
    .flatMap((name) => namedIn(name, readFile(root, name).data));
  return lost.filter((one) => !elsewhere.some(is(one)));
}

/** What has become of a place that named something removed. */
export function useInWords({ title, text, becomes }: Use): string {
  if (becomes === "words") return `${title}: the link “${text}” is plain words now`;
  return `${title}: ${becomes === "led" ? `“${text}” leads to its section now` : `removed “${text}”`}`;
}

/**
 * Makes a file as it was in a commit, with the checks of saving.
 * @throws CannotEdit if it cannot be shown
 */
export function restore(root: string, undo: UndoSteps, { name, commit, version }: RestoreRequest): SaveResult {
  if (!fileNames(root).includes(name))
    return { status: 404, body: { problem: "This file has been removed meanwhile." } };
  const after = textIn(root, commit, name);
  if (after === undefined)
    return { status: 404, body: { problem: "The history has no such version of this file any more." } };
  const before = rawText(root, name);
  const restored = readContentText(name, after);
  if (versionOf(before) !== version) return conflict(root, name, before, restored);
  if (after.includes("\u{FFFD}"))
    return refusal(name, "This version has characters that cannot be read", "Choose another one.");
  const texts: Candidates = new Map([[name, after]]);
  const errors = errorsWith(root, texts);
  if (errors.length > 0) return { status: 422, body: { errors } };
  // The check takes a moment, in which another program may have written too.
  const meanwhile = rawText(root, name);
  if (meanwhile !== before) return conflict(root, name, meanwhile, restored);
  const file = openText(root, name, after);
  const { changes } = changesOf(name, before, after);
  const { writtenAt } = writeStep(root, undo, texts, { title: `${file.kind}: ${file.title}`, changes });
  return { status: 200, body: { file, writtenAt, changes, alsoStated: [], moved: [], others: [] } };
}

/** Puts a removed file back as it was, with the checks of saving. Links to it that became words stay words. */
export function bringBack(
  root: string,
  undo: UndoSteps,
  request: BringBackRequest,
): { readonly status: 200; readonly body: Written } | Exclude<Refused, { readonly status: 409 }> {
  const found = bringingBack(root, request);
  if (!found) return { status: 404, body: { problem: "This is there again, or the history has it no more." } };
  const { file, texts } = found;
  const errors = errorsWith(root, texts);
  if (errors.length > 0) return { status: 422, body: { errors } };
  const written = writeStep(root, undo, texts, { title: `${file.kind}: ${file.title}`, changes: ["brought back"] });
  return { status: 200, body: { ...written, next: file.name } };
}

/** Takes a save back, unless one of its files has changed since. */
export function takeBack(root: string, undo: UndoSteps, id: number): UndoResult {
  const step = undo.get(id);
  if (!step) return { status: 404, body: { problem: "This save can no longer be undone." } };
  for (const { name, after } of step.files) {
    const raw = textIfThere(root, name);
    if (raw === after) continue;
    if (raw === undefined || after === undefined)
      return { status: 409, body: { problem: "One of its files has been removed or added since." } };
    return conflict(root, name, raw, readContentText(name, after));
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
  const file = before === undefined ? undefined : openText(root, name, before);
  const changes =
    others.length > 0 || !file || after === undefined
      ? [`${step.title}: ${others.length > 0 ? `all of its ${step.files.length} files are` : "its file is"} as before`]
      : changesInWords(readContentText(name, after), file, file.schema);
  return {
    status: 200,
    body: {
      ...(file && { file }),
      writtenAt,
      changes,
      removed: step.files.filter((each) => each.before === undefined).map((each) => each.name),
    },
  };
}
