import { parse } from "yaml";
import { CannotEdit } from "./yaml/entries.ts";
import { type KeyOrder, rewriteYaml } from "./yaml/rewrite-yaml.ts";
import type { Block } from "./markdown/blocks.ts";
import { blocksOf, rewriteMarkdown } from "./markdown/rewrite-markdown.ts";

/** What can be edited in a file: its settings, and the blocks of its text if it is a page. */
export interface ContentData {
  readonly data: unknown;
  readonly blocks?: readonly Block[];
}

interface Parts {
  readonly head: string;
  readonly yaml: string;
  /** The line of hyphens that closes the settings, and the text below; undefined in a YAML file. */
  readonly rule?: string;
  readonly markdown?: string;
}

const frontMatter = /^---\n([\s\S]*?\n)(---(?:\n|$))/;

function partsOf(name: string, text: string): Parts {
  if (!name.endsWith(".md")) return { head: "", yaml: text };
  const [all = "", yaml = "", rule = ""] = frontMatter.exec(text) ?? [];
  if (all === "") throw new CannotEdit("The page has no settings between two lines of three hyphens.");
  return { head: "---\n", yaml, rule, markdown: text.slice(all.length) };
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

/** Reads what can be edited in a file of content/. */
export function readContentText(name: string, raw: string): ContentData {
  const { yaml, markdown } = partsOf(name, lineEndings(raw).text);
  const data: unknown = parse(yaml);
  return markdown === undefined ? { data } : { data, blocks: blocksOf(markdown) };
}

/**
 * The file's text with the data of `now`: only lines of what has changed differ; comments, quotes, no-break spaces and
 * order stay.
 * @throws CannotEdit if that is not possible
 */
export function rewriteContentText(name: string, raw: string, now: ContentData, orderAt?: KeyOrder): string {
  const { text, restore } = lineEndings(raw);
  const { head, yaml, rule = "", markdown } = partsOf(name, text);
  const body = markdown === undefined || !now.blocks ? (markdown ?? "") : rewriteMarkdown(markdown, now.blocks);
  return restore(head + rewriteYaml(yaml, now.data, orderAt) + rule + body);
}
