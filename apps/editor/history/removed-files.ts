import type { Candidates } from "@ttpl/content/read-content.ts";
import { addressOfPage, entryOf, fileNames, isRemovable, rawText } from "../content/content-files.ts";
import { formSchema, keysAt } from "../content/form-schema.ts";
import { ownValue } from "../content/own-value.ts";
import { type ContentData, readContentText, rewriteContentText } from "../editing/content-text.ts";
import type { RemovedFile } from "../wire.ts";
import { removalsOf, textIn } from "./git.ts";

/** How many are told: each is read from the history. */
const most = 50;

interface Removed extends RemovedFile {
  readonly raw: string;
  readonly data: unknown;
}

/** A text of the history, if the editor could have removed it; former versions of the program had other files. */
function removed(root: string, removal: Omit<RemovedFile, "kind" | "title">): Removed[] {
  const raw = textIn(root, removal.commit, removal.name);
  if (raw === undefined) return [];
  try {
    const { data } = readContentText(removal.name, raw);
    if (!isRemovable(removal.name, data)) return [];
    const { kind, title } = entryOf(removal.name, data, new Map());
    return [{ ...removal, kind, title, raw, data }];
  } catch {
    return [];
  }
}

function allRemoved(root: string): Removed[] {
  const there = new Set(fileNames(root));
  const gone = removalsOf(root).filter(({ name }) => !there.has(name));
  const found: Removed[] = [];
  for (const removal of gone) if (found.length < most) found.push(...removed(root, removal));
  return found;
}

/** The pages, groups of projects and galleries that have been removed and are not there again, the latest first. */
export const removedFiles = (root: string): RemovedFile[] =>
  allRemoved(root).map(({ raw: _raw, data: _data, ...file }) => file);

const list = (data: unknown, key: string): unknown[] => {
  const value = ownValue(data, key);
  return Array.isArray(value) ? (value as unknown[]) : [];
};

const stemOf = (name: string): string => name.replace(/^.*\/|\.\w+$/g, "");

/** The gallery of a page, or the page of a gallery, that was removed too. */
const galleryBeside = ({ name, data }: Removed, all: readonly Removed[]): Removed[] =>
  all.filter((other) =>
    name.startsWith("content/galleries/")
      ? ownValue(other.data, "gallery") === stemOf(name)
      : other.name === `content/galleries/${String(ownValue(data, "gallery"))}.yaml`,
  );

/** What a page needs so that a file can be back: its own address leads nowhere else, and it lists the group again. */
function fitted(data: unknown, back: readonly Removed[], before: unknown): unknown {
  const addresses = new Set(
    back.flatMap(({ name, data: own }) =>
      name.endsWith(".md") ? [addressOfPage(name), ...list(own, "formerly")] : [],
    ),
  );
  const groups = back.filter(({ name }) => name.startsWith("content/projects/")).map(({ name }) => stemOf(name));
  const formerly = list(data, "formerly");
  const left = formerly.filter((address) => !addresses.has(address));
  const listed = list(data, "groups");
  const again = groups.filter((group) => list(before, "groups").includes(group) && !listed.includes(group));
  if (left.length === formerly.length && again.length === 0) return data;
  const { formerly: _all, ...others } = data as Readonly<Record<string, unknown>>;
  return {
    ...others,
    ...(left.length > 0 && { formerly: left }),
    ...(again.length > 0 && { groups: [...listed, ...again] }),
  };
}

/** What would be written so that a removed file is there again; undefined if it has not been removed so. */
export function bringingBack(
  root: string,
  { name, commit }: Pick<RemovedFile, "name" | "commit">,
): { readonly file: RemovedFile; readonly texts: Candidates } | undefined {
  const all = allRemoved(root);
  const file = all.find((one) => one.name === name && one.commit === commit);
  if (!file) return undefined;
  const back = [file, ...galleryBeside(file, all)];
  const texts = new Map<string, string | undefined>(back.map((one) => [one.name, one.raw]));
  for (const page of fileNames(root).filter((one) => one.endsWith(".md"))) {
    const raw = rawText(root, page);
    const content: ContentData = readContentText(page, raw);
    const old = textIn(root, commit, page);
    const data = fitted(content.data, back, old === undefined ? undefined : readContentText(page, old).data);
    if (data === content.data) continue;
    const schema = formSchema(page, data);
    texts.set(
      page,
      rewriteContentText(page, raw, { ...content, data }, (path) => keysAt(schema, path)),
    );
  }
  return { file, texts };
}
