import { globSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { kindOf } from "../content-kinds.ts";
import { type Confirmable, confirmablesIn } from "../derive/confirmable.ts";
import { pageParts } from "../parse/front-matter.ts";
import { sourceFile } from "../parse/source-file.ts";
import type { ContentCopy } from "./content-copy.ts";

type Settings = Record<string, unknown>;

/** An entry or a part of a page that has to be confirmed. */
export interface MarkedEntry extends Confirmable {
  /** Relative to content/. */
  readonly file: string;
  /** The file and the settings on the way to it, without positions and names of files: "projects/*.yaml projects". */
  readonly kind: string;
}

const isSettings = (value: unknown): value is Settings => typeof value === "object" && value !== null;

export interface ContentFile {
  readonly name: string;
  /** Its settings and its text, as they are read. */
  readonly text: string;
  readonly data: Settings;
  readonly markdown: string;
  readonly entries: readonly MarkedEntry[];
}

/** What is called by a name: a part of settings; sections have names of their own. */
const partNamed = (part: string | undefined): string[] =>
  part === undefined ? [] : [/^[A-Z]/.test(part) ? part : "section"];

/** The files of a copy, and everything in them that is to be confirmed, or was. */
export const markedFiles = (copy: ContentCopy): ContentFile[] =>
  globSync("**/*.{yaml,md}", { cwd: join(copy.parent, "content"), exclude: ["README.md"] })
    .toSorted()
    .map((name) => markedFile(copy, name));

function markedFile(copy: ContentCopy, name: string): ContentFile {
  const text = copy.text(name);
  const { markdown = "" } = (name.endsWith(".md") && pageParts(text)) || {};
  const source = sourceFile(`content/${name}`, text);
  const data = source.data as Settings;
  const { schema } = kindOf(source.name)!;
  const entries = confirmablesIn(source, schema).map((one) => ({
    ...one,
    file: name,
    kind: [
      name.replace(/^(\w+)\/.*(\.\w+)$/, "$1/*$2"),
      ...one.path.filter((key) => typeof key === "string"),
      ...partNamed(one.part),
    ].join(" "),
  }));
  return {
    name,
    text: plainly(JSON.stringify(data).replaceAll('\\"', '"') + listsIn(data) + proseOf(markdown)),
    data,
    markdown,
    entries,
  };
}

/** Confirms everything in a file that a test has written. */
export const confirmAll = (copy: ContentCopy, name: string): void =>
  mark(copy, markedFile(copy, name), () => false, false);

/** Writes a file whose entries are confirmed, customers' consent included, apart from those that are open. */
export function mark(
  copy: ContentCopy,
  { name, data, markdown, entries }: ContentFile,
  isOpen: (entry: MarkedEntry) => boolean,
  asJson = true,
): void {
  if (name.endsWith(".md")) delete data["confirmed"];
  for (const marked of entries) {
    const { path, part, of } = marked;
    const entry = path.reduce<unknown>((value, key) => (value as Settings)[key], data) as Settings;
    if (part === undefined) delete entry["confirmed"];
    if (isOpen(marked)) continue;
    const word = { by: "Asha", on: "2027-01-31", of };
    if (part === undefined) entry["confirmed"] = word;
    else entry["confirmed"] = { ...(entry["confirmed"] as Settings | undefined), [part]: word };
  }
  const { quotes } = data;
  if (name === "testimonials.yaml" && Array.isArray(quotes))
    for (const quote of quotes.filter(isSettings)) quote["consent"] = { by: "Asha", on: "2027-01-31" };
  // JSON is YAML too, on one line.
  const settings = asJson ? JSON.stringify(data) : stringify(data).trimEnd();
  copy.write(name, name.endsWith(".md") ? `---\n${settings}\n---\n${markdown}` : `${settings}\n`);
}

/** Lists of texts as pages join them. */
const listsIn = (value: unknown): string => {
  if (!isSettings(value)) return "";
  const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
  return isList ? ` ${value.join(", ")}` : Object.values(value).map(listsIn).join("");
};

/** A text as it is compared: without what keeps words together. */
export const plainly = (text: string): string => text.replaceAll("\u2060", "").replaceAll(/[\s\u00a0]+/g, " ");

/** Markdown without links and emphasis. */
const proseOf = (markdown: string): string => markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("**", "");

/** Settings that no visitor reads as the company's word: names, labels, what a picture shows, and what stands in a release. */
const unread = new Set(
  "alt banner callouts columns day details documentTitle figure figures form gallery groups heading list name nav next none picture pictures plain serviceType sideList statement title without words years".split(
    " ",
  ),
);

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (isSettings(value))
    for (const [key, inner] of Object.entries(value))
      if (!unread.has(key) && !isMark(key, inner)) yield* stringsIn(inner);
}
const isMark = (key: string, value: unknown) => key === "confirmed" || (key === "consent" && isSettings(value));
/** How often a text stands in all files: what is said in two places may be confirmed in one of them. */
const timesIn = (phrase: string, files: readonly ContentFile[]): number =>
  files.reduce((sum, { text }) => sum + text.split(phrase).length - 1, 0);

/** What entries say that a release must not say while they are open: their longer texts, and those of their pages. */
export const phrasesOf = (entries: readonly MarkedEntry[], files: readonly ContentFile[]): string[] =>
  entries.flatMap(textsOf).filter((phrase) => timesIn(phrase, files) === 1);

/** A caption in place of which a release has another one. */
function captionOf({ figure }: Settings): string[] {
  if (!isSettings(figure) || figure["plain"] === undefined) return [];
  return [String(figure["caption"] ?? "")];
}

function textsOf({ says, part }: MarkedEntry): string[] {
  const settings = says as Settings;
  const isSection = part !== undefined && !/^[A-Z]/.test(part);
  const markdown = String((isSection ? settings["text"] : settings["intro"]) ?? "");
  const prose = proseOf(markdown)
    .split(/\n\s*\n|\n(?=[-\d|#])/)
    .flatMap((text) => text.replace(/^[-#\s\d.]+/, "").split(/(?<=[.?!:])\s/))
    .filter((text) => !/[|{]/.test(text));
  return [...(isSection ? [] : [...stringsIn(settings), ...captionOf(settings)]), ...prose]
    .map((text) => plainly(text).trim())
    .filter((text) => text.length >= 25 && !text.startsWith("/") && !text.includes("{"));
}
