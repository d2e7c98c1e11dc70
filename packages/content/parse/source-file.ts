import { join, relative, sep } from "node:path";
import { type Document, isScalar, Scalar, visit } from "yaml";
import type { ValidationError } from "../check/validation-error.ts";
import { type ContentText, contentText, encodingFix, readContentFile } from "./content-encoding.ts";
import { lineCount, pageParts } from "./front-matter.ts";
import { unreadable, unreadableText } from "./own-file.ts";
import { parseYaml } from "./parse-yaml.ts";

/** A parsed content file: its YAML as plain data, its Markdown, and the line numbers of both. */
export interface SourceFile {
  /** Path as shown to the editor, e.g. content/pages/home.md. */
  readonly name: string;
  readonly data: unknown;
  readonly markdown: string;
  /** Number of lines before the first line of `markdown`. */
  readonly markdownOffset: number;
  /** YAML syntax errors; if there are any, `data` is undefined. */
  readonly errors: readonly ValidationError[];
  /** The line of the value at `path` (keys and list positions), or of its nearest existing ancestor. */
  lineOf(path: readonly PropertyKey[]): number;
  /** The first line that contains this text, or the first of the file. */
  lineWith(text: string): number;
  /** Every string in the YAML that is an address of this site, with its line. */
  addresses(): { address: string; line: number }[];
}

/**
 * Reads one YAML file, or one Markdown file with YAML front matter. What prevents that is an error of the file: links that
 * lead out of content/ are not followed.
 */
export function readSourceFile(path: string, contentParent: string): SourceFile {
  const name = relative(contentParent, path).replaceAll(sep, "/");
  const refused = unreadable(join(contentParent, name.split("/")[0] ?? ""), path);
  return refused ? refusedFile(name, refused) : parsedFile(name, readContentFile(path));
}

/** What `readSourceFile` would read if a file had this text. */
export function sourceFileWith(name: string, text: string): SourceFile {
  const refused = unreadableText(text);
  return refused ? refusedFile(name, refused) : parsedFile(name, contentText(text));
}

const refusedFile = (name: string, refused: { problem: string; fix: string }): SourceFile => ({
  ...toSourceFile(name, "", 0, "", 0),
  errors: [{ file: name, line: 1, ...refused }],
});

function parsedFile(name: string, { text, lossyLine }: ContentText): SourceFile {
  // Editors on Windows may add a byte order mark and use CRLF line endings.
  const raw = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const last = parsedFiles.get(name);
  if (last?.raw === raw) return last.file;
  const file = lossyLine === undefined ? sourceFile(name, raw) : lossyFile(name, lossyLine);
  parsedFiles.set(name, { raw, file });
  return file;
}

/**
 * The latest parsed version of each file. All files are read again when one has changed, and most of that time would go
 * into parsing YAML.
 */
const parsedFiles = new Map<string, { readonly raw: string; readonly file: SourceFile }>();

/**
 * A content file of this text.
 * @param raw without a byte order mark, its lines ending in LF
 */
export function sourceFile(name: string, raw: string): SourceFile {
  if (!name.endsWith(".md")) return toSourceFile(name, raw, 0, "", 0);

  const parts = pageParts(raw);
  if (!parts) {
    const fix = "Start the file with a line of three hyphens, the page's settings, and three hyphens again.";
    return {
      ...toSourceFile(name, "", 0, raw, 0),
      errors: [{ file: name, line: 1, problem: "has no front matter", fix }],
    };
  }
  const { head, yaml, rule, markdown } = parts;
  // Without its last line break, so that a quote that is never closed is reported on a line of the settings.
  return toSourceFile(name, yaml.slice(0, -1), 1, markdown, lineCount(head + yaml + rule));
}

/** A file of which nothing is taken, because what is not UTF-8 would be published with lost characters. */
const lossyFile = (name: string, line: number): SourceFile => ({
  ...toSourceFile(name, "", 0, "", 0),
  data: undefined,
  errors: [{ file: name, line, problem: "has a character that is not UTF-8", fix: encodingFix }],
});

function toSourceFile(
  name: string,
  yaml: string,
  yamlOffset: number,
  markdown: string,
  markdownOffset: number,
): SourceFile {
  const { document, data, faults, lineOf } = parseYaml(yaml);
  const lineAt = (position: number) => lineOf(position) + yamlOffset;
  const errors: ValidationError[] = [
    ...faults.map(({ line, problem }) => ({
      file: name,
      line: line + yamlOffset,
      problem: `is not valid YAML: ${problem}`,
      fix: "Compare the indentation, colons and quotes with a file that works; put a text that contains a colon in quotes.",
    })),
    ...cutValues(document, yaml).map(({ position, words }) => ({
      file: name,
      line: lineAt(position),
      problem: `has a value that ends at “ #”: only “${words}” is read`,
      fix: "Put the whole value in quotes; a note begins on a line of its own, below the key, with # and a space.",
    })),
  ];
  return {
    name,
    data: errors.length > 0 ? undefined : data,
    markdown,
    markdownOffset,
    errors,
    lineWith: (text) => {
      const before = (lines: string, offset: number) => lines.slice(0, lines.indexOf(text)).split("\n").length + offset;
      if (yaml.includes(text)) return before(yaml, yamlOffset);
      return markdown.includes(text) ? before(markdown, markdownOffset) : 1;
    },
    lineOf: (path) => lineAt(positionOf(document, path)),
    addresses: () => addressesIn(document).map(({ address, position }) => ({ address, line: lineAt(position) })),
  };
}

/**
 * The values of which YAML takes the rest for a comment: "Cement producer #1, Western India", in one line or wrapped
 * before the "#". A note is told from it by its space, "# note", and by its indentation: not deeper than the value's key.
 */
function cutValues(document: Document, yaml: string): { position: number; words: string }[] {
  const found: { position: number; words: string }[] = [];
  visit(document, {
    Scalar(_, { type, range, source }) {
      if (!range) return;
      const [position, end] = range;
      const comment = /^[ \t]*(\n?)([ \t]*)#([^\n]?)/.exec(yaml.slice(end));
      if (!comment) return;
      const [, lineBreak, indent = "", next = ""] = comment;
      const [line = ""] = yaml.slice(yaml.lastIndexOf("\n", position - 1) + 1).split("\n", 1);
      const ownIndent = /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
      const isCut = /[^\s#!]/.test(next) || (type === Scalar.PLAIN && (lineBreak === "" || indent.length > ownIndent));
      if (isCut) found.push({ position, words: source ?? "" });
    },
  });
  return found;
}

function positionOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range = (node as { range?: [number, number, number] } | undefined)?.range;
    if (range) return range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

function addressesIn(document: Document): { address: string; position: number }[] {
  const found: { address: string; position: number }[] = [];
  visit(document, {
    // Former addresses of a page are redirects, not links.
    Pair: (_, { key }) => (isScalar(key) && key.value === "formerly" ? visit.SKIP : undefined),
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      if (/^\/\S*$/.test(node.value)) found.push({ address: node.value, position: node.range?.[0] ?? 0 });
    },
  });
  return found;
}
