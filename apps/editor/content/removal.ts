import type { Candidates } from "@ttpl/content/read-content.ts";
import { readContentText, rewriteContentText } from "../editing/content-text.ts";
import type { FileEntry, Use } from "../wire.ts";
import { placeInWords, valueAt, type Versioned } from "./changes.ts";
import {
  addressesByName,
  addressOfPage,
  entryOf,
  fileNames,
  isRemovable,
  rawText,
  readFile,
  sectionOf,
} from "./content-files.ts";
import { formSchema, keysAt } from "./form-schema.ts";
import { shortened } from "./in-words.ts";
import { ownValue } from "./own-value.ts";
import { type Named, namedIn, type Reference, referencesIn, type Without, withoutReferences } from "./uses.ts";

/** What is to be changed elsewhere so that something can be removed. */
export interface Removal {
  /** The texts of the files that change; undefined for those that go. */
  readonly texts: Candidates;
  readonly uses: readonly Use[];
  /** Files that go too, because they would be nothing without what is removed. */
  readonly alsoGone: readonly FileEntry[];
  /** Where the addresses of removed pages lead from then on. */
  readonly leadsTo: string | undefined;
}

interface FileWithReferences {
  readonly name: string;
  readonly raw: string;
  readonly content: Versioned;
  readonly references: readonly Reference[];
  readonly left: Without;
}

function filesWith(
  root: string,
  named: readonly Named[],
  except: ReadonlySet<string>,
  instead: string | undefined,
): FileWithReferences[] {
  return fileNames(root).flatMap((name): FileWithReferences[] => {
    if (except.has(name) || readFile(root, name).error !== undefined) return [];
    const raw = rawText(root, name);
    const content = readContentText(name, raw);
    const schema = formSchema(name, content.data);
    const references = referencesIn(name, content, schema, named);
    if (references.length === 0) return [];
    return [{ name, raw, content, references, left: withoutReferences(content, schema, references, instead) }];
  });
}

/** The gallery of a removed page that no other page shows. */
function galleriesAlone(root: string, gone: ReadonlySet<string>): string[] {
  const shownBy = (name: string) => readFile(root, name).data["gallery"];
  const pages = fileNames(root).filter((name) => name.endsWith(".md"));
  const still = new Set(pages.filter((name) => !gone.has(name)).map(shownBy));
  return [...gone]
    .map((name) => (name.endsWith(".md") ? shownBy(name) : undefined))
    .filter((gallery) => typeof gallery === "string" && !still.has(gallery))
    .map((gallery) => `content/galleries/${String(gallery)}.yaml`)
    .filter((name) => !gone.has(name) && fileNames(root).includes(name));
}

/**
 * What else changes if files or parts of files are removed: where they are named, that place is removed too, and links
 * become words. Addresses of removed pages lead to the first page of their section.
 * @param files those to remove
 * @param named what is removed of the file `within`, which its own form changes
 */
export function removalOf(
  root: string,
  files: readonly string[],
  named: readonly Named[] = [],
  within?: string,
): Removal {
  const gone = new Set(files);
  let found: FileWithReferences[];
  for (;;) {
    for (const name of galleriesAlone(root, gone)) gone.add(name);
    const all = [...named, ...[...gone].flatMap((name) => namedIn(name, readFile(root, name).data))];
    found = filesWith(root, all, new Set([...gone, ...(within === undefined ? [] : [within])]), insteadOf(root, gone));
    const more = found.filter(({ name, content, left }) => !left.content && isRemovable(name, content.data));
    if (more.length === 0) break;
    for (const { name } of more) gone.add(name);
  }
  const byName = addressesByName(root);
  const changed = new Map<string, Versioned>(
    found.flatMap(({ name, left }) => (left.content ? [[name, left.content] as const] : [])),
  );
  const leadsTo = insteadOf(root, gone);
  leadAddresses(root, gone, changed);
  const texts = new Map<string, string | undefined>([...gone].map((name) => [name, undefined]));
  for (const [name, content] of changed) {
    const schema = formSchema(name, content.data);
    texts.set(
      name,
      rewriteContentText(name, rawText(root, name), content, (path) => keysAt(schema, path)),
    );
  }
  return {
    texts,
    uses: found.flatMap((file) => usesOf(file, byName)),
    alsoGone: [...gone]
      .filter((name) => !files.includes(name))
      .map((name) => entryOf(name, readFile(root, name).data, byName)),
    leadsTo,
  };
}

/** The file of the first page of a page's section. */
function firstOfSection(root: string, name: string): string | undefined {
  const section = sectionOf(name);
  const first = `content/pages/${section}/default.md`;
  return section !== undefined && fileNames(root).includes(first) ? first : undefined;
}

/** Where the addresses of removed pages lead. */
const insteadOf = (root: string, gone: Iterable<string>): string | undefined =>
  [...gone].flatMap((name) => firstOfSection(root, name) ?? []).map(addressOfPage)[0];

/** Lets the addresses of removed pages, and those that led to them, lead to the first page of their section. */
function leadAddresses(root: string, gone: ReadonlySet<string>, changed: Map<string, Versioned>): void {
  for (const name of gone) {
    const first = firstOfSection(root, name);
    if (first === undefined) continue;
    const content = changed.get(first) ?? readContentText(first, rawText(root, first));
    const { formerly } = readFile(root, name).data;
    const old = ownValue(content.data, "formerly");
    const addresses = [old, [addressOfPage(name)], formerly].flatMap((list) =>
      Array.isArray(list) ? (list as unknown[]) : [],
    );
    changed.set(first, { ...content, data: { ...(content.data as object), formerly: [...new Set(addresses)] } });
  }
}

/** The places of a file that name what is removed, in words, and what becomes of each. */
function usesOf({ name, content, references, left }: FileWithReferences, byName: ReadonlyMap<string, string>): Use[] {
  const { title, kind } = entryOf(name, content.data, byName);
  const schema = formSchema(name, content.data);
  const uses = references.map(({ path, named }): Use => {
    const isText = path[0] === "blocks";
    const value = valueAt(content, path);
    return {
      file: name,
      path,
      title: `${kind}: ${title} → ${placeInWords(content, path, schema)}`,
      text: isText ? textOf(value, named) : shortened(String(value)),
      becomes: !left.content
        ? "stays"
        : isText
          ? "words"
          : left.led.some((one) => one.path === path)
            ? "led"
            : "removed",
    };
  });
  return uses.filter(
    (use, index) => uses.findIndex(({ title, text }) => title === use.title && text === use.text) === index,
  );
}

/** The words of a link in a block. */
function textOf(block: unknown, { value }: Named): string {
  const texts = [...JSON.stringify(block).matchAll(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)]*)\)/g)];
  const [, words = ""] = texts.find(([, , address = ""]) => address.includes(value)) ?? [];
  return shortened(words.replaceAll("\\\\", ""));
}
