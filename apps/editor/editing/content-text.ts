import { lineCount, type PageParts, pageParts } from "@ttpl/content/parse/front-matter.ts";
import { withoutFormerMarks } from "@ttpl/content/parse/former-marks.ts";
import { parseYaml } from "@ttpl/content/parse/parse-yaml.ts";
import { CannotEdit } from "./yaml/entries.ts";
import { type ListChange, rewriteEntries } from "./yaml/rewrite-entries.ts";
import { type KeyOrder, rewriteYaml } from "./yaml/rewrite-yaml.ts";
import type { Block } from "./markdown/blocks.ts";
import { blocksOf, rewriteMarkdown } from "./markdown/rewrite-markdown.ts";

/** What can be edited in a file: its settings, and the blocks of its text if it is a page. */
export interface ContentData {
  readonly data: unknown;
  readonly blocks?: readonly Block[];
}

/** A YAML file has settings only. */
type Parts = Omit<PageParts, "markdown"> & { readonly markdown?: string };

function partsOf(name: string, text: string): Parts {
  if (!name.endsWith(".md")) return { head: "", yaml: text, rule: "" };
  const parts = pageParts(text);
  if (!parts) throw new CannotEdit("The page has no settings between two lines of three hyphens.");
  return parts;
}

/** Editors on Windows may add a byte order mark and end lines with CRLF: both stay as they are. */
function lineEndings(raw: string) {
  const mark = raw.startsWith("\uFEFF") ? "\uFEFF" : "";
  const crlf = raw.includes("\r\n");
  const text = raw.slice(mark.length).replaceAll("\r\n", "\n");
  const restore = (edited: string) => mark + (crlf ? edited.replaceAll("\n", "\r\n") : edited);
  if (restore(text) !== raw) {
    throw new CannotEdit("Some lines of this file end as on Windows and others do not. Save it once with an editor.");
  }
  return { text, restore };
}

/** The latest version of each file that was read: each save looks into all files, and all but one are as they were. */
const latest = new Map<string, { readonly raw: string; readonly content: ContentData }>();

/**
 * Reads what can be edited in a file of content/.
 * @throws CannotEdit with the line, if there is something in it that the editor cannot show
 */
export function readContentText(name: string, raw: string): ContentData {
  const known = latest.get(name);
  if (known?.raw === raw) return known.content;
  const content = parseContentText(name, raw);
  latest.set(name, { raw, content });
  return content;
}

function parseContentText(name: string, raw: string): ContentData {
  const { head, yaml, markdown } = partsOf(name, lineEndings(raw).text);
  const { data: written, faults } = parseYaml(yaml);
  const [first] = faults;
  if (first) throw new CannotEdit(`Line ${lineCount(head) + first.line}: ${first.problem}`);
  if (typeof written !== "object" || written === null || Array.isArray(written))
    throw new CannotEdit("It has no settings, each on its own line as name: value");
  const data = withoutFormerMarks(written, markdown !== undefined);
  return markdown === undefined ? { data } : { data, blocks: blocksOf(markdown) };
}

/**
 * The file's text with the data of `now`: only lines of what has changed differ; comments, quotes, no-break spaces and
 * order stay.
 * @throws CannotEdit if that is not possible
 */
export function rewriteContentText(name: string, raw: string, now: ContentData, orderAt?: KeyOrder): string {
  const { text, restore } = lineEndings(raw);
  const { head, yaml, rule, markdown } = partsOf(name, text);
  const body = markdown === undefined || !now.blocks ? (markdown ?? "") : rewriteMarkdown(markdown, now.blocks);
  return restore(head + rewriteYaml(yaml, now.data, orderAt) + rule + body);
}

/**
 * The text of a YAML file after a change of one of its lists; as `rewriteContentText`, but in time for thousands of entries.
 * @throws CannotEdit if that is not possible
 */
export function rewriteContentList(raw: string, list: string, change: ListChange, orderAt: KeyOrder): string {
  const { text, restore } = lineEndings(raw);
  return restore(rewriteEntries(text, list, change, orderAt));
}
