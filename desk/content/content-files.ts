import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join, sep } from "node:path";
import { contentKinds, kindOf } from "../../site/content-loader/content-kinds.ts";
import { encodingCure, readContentFile } from "../../site/content-loader/parse/content-encoding.ts";
import { readContentText } from "../editing/content-text.ts";
import { CannotEdit } from "../editing/yaml/entries.ts";
import type { FileEntry, OpenFile } from "../wire.ts";
import { formSchema } from "./form-schema.ts";

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

/** @throws CannotEdit if the file is not UTF-8: saving it would make the loss final; or the file system's error */
export function rawText(root: string, name: string): string {
  const { text, lossyLine } = readContentFile(join(root, name));
  if (lossyLine !== undefined)
    throw new CannotEdit(`Line ${lossyLine} of ${name} has a character that is not UTF-8. ${encodingCure}`);
  return text;
}

export const versionOf = (raw: string): string => createHash("sha256").update(raw).digest("base64url").slice(0, 22);

/** The address of a page's file. */
const addressOfPage = (name: string): string => {
  const path = name.replace(/^content\/pages\//, "").replace(/\.md$/, "");
  return path === "home" ? "/" : `/${path.replace(/(^|\/)default$/, "")}`.replace(/(.)\/$/, "$1");
};

interface PageNames {
  readonly groups?: readonly string[];
  readonly gallery?: string;
  readonly proof?: { readonly groups?: readonly string[] };
}

/** The first page that shows each group of projects and each gallery, by the name of its file. */
export function addressesByName(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const names = fileNames(root).filter((name) => name.endsWith(".md"));
  const pages = names.map((name) => ({ address: addressOfPage(name), data: dataOf(root, name) as PageNames | null }));
  for (const { address, data } of pages) {
    for (const name of [...(data?.groups ?? []), data?.gallery ?? ""]) if (!found.has(name)) found.set(name, address);
  }
  for (const { address, data } of pages) {
    for (const name of data?.proof?.groups ?? []) if (!found.has(name)) found.set(name, address);
  }
  return found;
}

/** The settings of a file, or null if they cannot be read. */
function dataOf(root: string, name: string): unknown {
  try {
    return readContentText(name, rawText(root, name)).data;
  } catch {
    return null;
  }
}

const stemOf = (name: string): string => (name.split("/").at(-1) ?? name).replace(/\.(?:yaml|md)$/, "");

/** What the desk lists of a file. */
export function entryOf(name: string, data: unknown, byName: ReadonlyMap<string, string>): FileEntry {
  const kind = kindOf(name);
  const { title, heading } = (data ?? {}) as { title?: string; heading?: string };
  const section = /^content\/pages\/([^/]+)\/section\.yaml$/.exec(name)?.[1];
  const address = name.endsWith(".md")
    ? addressOfPage(name)
    : (kind?.address ?? (section ? `/${section}` : (byName.get(stemOf(name)) ?? "/")));
  const given = kind?.title ?? title ?? heading;
  const words = stemOf(name).replaceAll("-", " ");
  return { name, kind: kind?.kind ?? "", title: given ?? words.replace(/^./, (c) => c.toUpperCase()), address };
}

/** All files, for the list. */
export function listFiles(root: string): FileEntry[] {
  const byName = addressesByName(root);
  return fileNames(root).map((name) => entryOf(name, dataOf(root, name), byName));
}

/**
 * A file of which `raw` is the text, ready to be edited.
 * @throws CannotEdit or a YAML error if it cannot be read
 */
export function openText(root: string, name: string, raw: string): OpenFile {
  const content = readContentText(name, raw);
  const entry = entryOf(name, content.data, addressesByName(root));
  return { ...entry, ...content, version: versionOf(raw), schema: formSchema(name, content.data) };
}
