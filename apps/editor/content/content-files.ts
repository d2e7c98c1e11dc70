import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { contentKinds, kindOf } from "@ttpl/content/content-kinds.ts";
import { encodingFix, readContentFile } from "@ttpl/content/parse/content-encoding.ts";
import { unreadable } from "@ttpl/content/parse/own-file.ts";
import { readContentText } from "../editing/content-text.ts";
import { CannotEdit } from "../editing/yaml/entries.ts";
import type { FileEntry, OpenFile } from "../wire.ts";
import { confirmablesOf } from "./confirm.ts";
import { formSchema, misfitOf } from "./form-schema.ts";
import { ownValue } from "./own-value.ts";

/** A section's first page, default.md, stands before the others, and the home page before all. */
const byAddress = (a: string, b: string): number => {
  const key = (name: string) => (name.endsWith(".md") ? addressOfPage(name) : name);
  return key(a) < key(b) ? -1 : 1;
};

/** The files of content/ that can be edited, by kind and then by name. Paths are relative to `root`. */
export function fileNames(root: string): string[] {
  return Object.values(contentKinds).flatMap(({ files }) =>
    globSync(`content/${files}`, { cwd: root })
      .map((path) => path.replaceAll(sep, "/"))
      .toSorted(byAddress),
  );
}

/**
 * The text of a file of content/. Links that lead out of it are not followed.
 * @throws CannotEdit if it is not to be read, or is not UTF-8: saving it would make the loss final; or the file system's
 * error
 */
export function rawText(root: string, name: string): string {
  const path = join(root, name);
  const refused = unreadable(join(root, "content"), path);
  if (refused) throw new CannotEdit(`It ${refused.problem}. ${refused.fix}`);
  const { text, lossyLine } = readContentFile(path);
  if (lossyLine !== undefined)
    throw new CannotEdit(`Line ${lossyLine} of ${name} has a character that is not UTF-8. ${encodingFix}`);
  return text;
}

/** The text of a file of content/ that may not be there. */
export const textIfThere = (root: string, name: string): string | undefined =>
  fileNames(root).includes(name) ? rawText(root, name) : undefined;

export const versionOf = (raw: string): string => createHash("sha256").update(raw).digest("base64url").slice(0, 22);

/** The address of a page's file. */
export const addressOfPage = (name: string): string => {
  const path = name.replace(/^content\/pages\//, "").replace(/\.md$/, "");
  return path === "home" ? "/" : `/${path.replace(/(^|\/)default$/, "")}`.replace(/(.)\/$/, "$1");
};

/** A list of texts, whatever a file has there. */
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : typeof value === "string" ? [value] : [];

/** The first page that shows each group of projects and each gallery, by the name of its file. */
export function addressesByName(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const names = fileNames(root).filter((name) => name.endsWith(".md"));
  const pages = names.map((name) => ({ address: addressOfPage(name), data: readFile(root, name).data }));
  for (const { address, data } of pages) {
    for (const name of [...texts(data["groups"]), ...texts(data["gallery"])])
      if (!found.has(name)) found.set(name, address);
  }
  for (const { address, data } of pages) {
    const { groups } = (data["proof"] ?? {}) as { groups?: unknown };
    for (const name of texts(groups)) if (!found.has(name)) found.set(name, address);
  }
  return found;
}

/** The settings of a file, and why the editor cannot show it; then there are no settings. */
export function readFile(root: string, name: string): { data: Readonly<Record<string, unknown>>; error?: string } {
  try {
    const { data } = readContentText(name, rawText(root, name));
    return { data: data as Record<string, unknown>, ...errorOf(name, data) };
  } catch (error) {
    return { data: {}, error: error instanceof CannotEdit ? error.message : `It cannot be read: ${reason(error)}` };
  }
}

const reason = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** A value of another kind than a form has there: its field could not show it. */
function errorOf(name: string, data: unknown): { error: string } | undefined {
  const misfit = misfitOf(formSchema(name, data), data);
  return misfit === undefined ? undefined : { error: `${misfit}. Compare it with a file that works` };
}

const stemOf = (name: string): string => (name.split("/").at(-1) ?? name).replace(/\.(?:yaml|md)$/, "");

/** What the editor lists of a file. */
export function entryOf(name: string, data: unknown, byName: ReadonlyMap<string, string>): FileEntry {
  const kind = kindOf(name);
  const { title, heading } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const section = /^content\/pages\/([^/]+)\/section\.yaml$/.exec(name)?.[1];
  const ownAddress = kind?.hasPage?.(data) === false ? "/" : kind?.address;
  const address = name.endsWith(".md")
    ? addressOfPage(name)
    : (ownAddress ?? (section ? `/${section}` : (byName.get(stemOf(name)) ?? "/")));
  const given = [kind?.title, title, heading].find((words) => typeof words === "string");
  const words = stemOf(name).replaceAll("-", " ");
  return { name, kind: kind?.kind ?? "", title: given ?? words.replace(/^./, (c) => c.toUpperCase()), address };
}

/** All files, for the list; those that cannot be opened with the reason. */
export function listFiles(root: string): FileEntry[] {
  const byName = addressesByName(root);
  return fileNames(root).map((name) => {
    const { data, error } = readFile(root, name);
    return { ...entryOf(name, data, byName), ...(error !== undefined && { error }) };
  });
}

const removableTemplates = new Set(["article", "gallery", "experience"]);

/** The section of a page that is not the first of it; undefined for any other file. */
export const sectionOf = (name: string): string | undefined =>
  /^content\/pages\/([^/]+)\/(?!default\.md$)[^/]+\.md$/.exec(name)?.[1];

/** Whether the owner may remove a file: a group of projects, a gallery, a page of a section that is not its first. */
export function isRemovable(name: string, data: unknown): boolean {
  const kind = kindOf(name);
  if (kind === contentKinds.projects || kind === contentKinds.galleries) return true;
  return sectionOf(name) !== undefined && removableTemplates.has(String(ownValue(data, "template")));
}

/**
 * A file of which `raw` is the text, ready to be edited.
 * @throws CannotEdit if it cannot be shown
 */
export function openText(root: string, name: string, raw: string): OpenFile {
  const content = readContentText(name, raw);
  const refused = errorOf(name, content.data);
  if (refused) throw new CannotEdit(refused.error);
  const entry = entryOf(name, content.data, addressesByName(root));
  const schema = formSchema(name, content.data);
  const confirmable = confirmablesOf(name, raw).length > 0;
  const removable = isRemovable(name, content.data);
  return { ...entry, ...content, version: versionOf(raw), schema, confirmable, removable };
}
