import { globSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { pageParts } from "../parse/front-matter.ts";
import type { ContentCopy } from "./content-copy.ts";

type Settings = Record<string, unknown>;

/** An entry with a mark, or one that needs consent. */
export interface MarkedEntry {
  /** Relative to content/. */
  readonly file: string;
  /** The file and the settings on the way to it, without positions and names of files: "projects/*.yaml projects". */
  readonly kind: string;
  readonly entry: Settings;
  /** The text below the settings, of a page that is marked itself. */
  readonly markdown: string;
}

const isSettings = (value: unknown): value is Settings => typeof value === "object" && value !== null;
const isMarked = (entry: Settings) => typeof entry["sample"] === "boolean" || isSettings(entry["confirmed"]);

function* entriesIn(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ entry: Settings; path: readonly string[] }> {
  if (Array.isArray(value)) for (const item of value) yield* entriesIn(item, path);
  else if (isSettings(value)) {
    if (isMarked(value)) yield { entry: value, path };
    for (const [key, inner] of Object.entries(value)) yield* entriesIn(inner, [...path, key]);
  }
}

export interface ContentFile {
  readonly name: string;
  /** Its settings and its text, as they are read. */
  readonly text: string;
  readonly data: Settings;
  readonly markdown: string;
  readonly entries: readonly MarkedEntry[];
}

/** The files of a copy, and everything in them that is to be confirmed, or was. */
export function markedFiles(copy: ContentCopy): ContentFile[] {
  return globSync("**/*.{yaml,md}", { cwd: join(copy.parent, "content"), exclude: ["README.md"] })
    .toSorted()
    .map((name) => {
      const text = copy.text(name);
      const parts = name.endsWith(".md") ? pageParts(text) : undefined;
      const { markdown = "" } = parts ?? {};
      const data = parse(parts?.yaml ?? text) as Settings;
      const entries = [...entriesIn(data)].map(({ entry, path }) => ({
        file: name,
        kind: [name.replace(/^(\w+)\/.*(\.\w+)$/, "$1/*$2"), ...path].join(" "),
        entry,
        markdown: path.length === 0 ? markdown : "",
      }));
      return {
        name,
        text: plainly(JSON.stringify(data).replaceAll('\\"', '"') + proseOf(markdown)),
        data,
        markdown,
        entries,
      };
    });
}

/** Writes a file whose entries are confirmed, customers' consent included, apart from those that are open. */
export function mark(
  copy: ContentCopy,
  { name, data, markdown, entries }: ContentFile,
  isOpen: (entry: MarkedEntry) => boolean,
): void {
  for (const marked of entries) {
    delete marked.entry["sample"];
    delete marked.entry["confirmed"];
    if (isOpen(marked)) marked.entry["sample"] = true;
    else marked.entry["confirmed"] = { by: "Asha", on: "2027-01-31" };
  }
  const { quotes } = data;
  if (name === "testimonials.yaml" && Array.isArray(quotes))
    for (const quote of quotes.filter(isSettings)) quote["consent"] = { by: "Asha", on: "2027-01-31" };
  // JSON is YAML too.
  const settings = JSON.stringify(data);
  copy.write(name, name.endsWith(".md") ? `---\n${settings}\n---\n${markdown}` : `${settings}\n`);
}

/** A text as it is compared: without what keeps words together. */
export const plainly = (text: string): string => text.replaceAll("\u2060", "").replaceAll(/[\s\u00a0]+/g, " ");

/** Markdown without links and emphasis. */
const proseOf = (markdown: string): string => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", "");

/** Settings that no visitor reads as the company's word: names, labels, what a picture shows, and what stands in a release. */
const unread = new Set(
  "alt banner callouts columns day details documentTitle figure figures form gallery groups heading list name nav next none picture pictures plain sample serviceType sideList statement title words years".split(
    " ",
  ),
);

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (isSettings(value))
    for (const [key, inner] of Object.entries(value))
      if (!unread.has(key) && !isMark(key, inner) && !hasOwnMark(inner)) yield* stringsIn(inner);
}
const isMark = (key: string, value: unknown) => key === "confirmed" || (key === "consent" && isSettings(value));
/** It is an entry of its own, which may be confirmed when the one around it is not. */
const hasOwnMark = (value: unknown) => isSettings(value) && isMarked(value);

/** How often a text stands in all files: what is said in two places may be confirmed in one of them. */
const timesIn = (phrase: string, files: readonly ContentFile[]): number =>
  files.reduce((sum, { text }) => sum + text.split(phrase).length - 1, 0);

/** What entries say that a release must not say while they are open: their longer texts, and those of their pages. */
export const phrasesOf = (entries: readonly MarkedEntry[], files: readonly ContentFile[]): string[] =>
  entries.flatMap(textsOf).filter((phrase) => timesIn(phrase, files) === 1);

function textsOf({ entry, markdown, file, kind }: MarkedEntry): string[] {
  if (kind.startsWith("company.yaml") && !kind.includes(" ")) return [];
  const isPicture = file.endsWith(".md") && /(?:figure|items|picture)$/.test(kind);
  const settings = isPicture ? [String(entry["caption"] ?? "")] : [...stringsIn(entry)];
  const prose = proseOf(markdown)
    .split(/\n\s*\n|\n(?=[-\d|#])/)
    .flatMap((part) => part.replace(/^[-#\s\d.]+/, "").split(/(?<=[.?!:])\s/))
    .filter((part) => !/[|{]/.test(part));
  return [...settings, ...prose]
    .map((text) => plainly(text).trim())
    .filter((text) => text.length >= 25 && !text.startsWith("/") && !text.includes("{"));
}
