import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { isScalar, LineCounter, parseDocument, visit, type Document } from "yaml";
import type { ContentMistake } from "../check/content-mistake.ts";

/** A content file taken apart: its YAML as plain data, its Markdown, and where in the file each of them stands. */
export interface SourceFile {
  /** Path as shown to the editor, e.g. content/pages/home.md. */
  readonly name: string;
  readonly data: unknown;
  readonly markdown: string;
  /** How many lines stand before the first line of `markdown`. */
  readonly markdownOffset: number;
  /** Mistakes that kept the YAML from being understood; `data` is then not to be used. */
  readonly mistakes: readonly ContentMistake[];
  /** The line of the value at `path` (keys and list positions), or of the nearest thing around it that exists. */
  lineOf(path: readonly PropertyKey[]): number;
  /** Every text of the YAML part that is an address of this site, with its line. */
  addresses(): { address: string; line: number }[];
}

const frontMatter = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** Reads one YAML file, or one Markdown file with YAML front matter. Throws only if the file cannot be read at all. */
export function readSourceFile(path: string, contentParent: string): SourceFile {
  // Editor programs on Windows may add a byte order mark and end lines in their own way; neither is part of a text.
  const raw = readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
  const name = relative(contentParent, path).replaceAll(sep, "/");
  const last = lastReadings.get(name);
  if (last?.raw === raw) return last.file;
  const file = takeFileApart(name, raw);
  lastReadings.set(name, { raw, file });
  return file;
}

/** The last reading of each file: all are read again when one has changed, and most of the time goes into their YAML. */
const lastReadings = new Map<string, { readonly raw: string; readonly file: SourceFile }>();

function takeFileApart(name: string, raw: string): SourceFile {
  if (!name.endsWith(".md")) return takeApart(name, raw, 0, "", 0);

  const match = frontMatter.exec(raw);
  if (!match) {
    const cure = "Start the file with a line of three hyphens, the page's settings, and three hyphens again.";
    return {
      ...takeApart(name, "", 0, raw, 0),
      mistakes: [{ file: name, line: 1, problem: "has no front matter", cure }],
    };
  }
  const linesBefore = match[0].split("\n").length - 1;
  return takeApart(name, match[1] ?? "", 1, raw.slice(match[0].length), linesBefore);
}

function takeApart(
  name: string,
  yaml: string,
  yamlOffset: number,
  markdown: string,
  markdownOffset: number,
): SourceFile {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lineAt = (position: number) => counter.linePos(position).line + yamlOffset;
  return {
    name,
    data: document.errors.length > 0 ? undefined : document.toJS(),
    markdown,
    markdownOffset,
    mistakes: document.errors.map((error) => ({
      file: name,
      line: lineAt(error.pos[0]),
      problem: `is not valid YAML: ${(error.message.split("\n")[0] ?? "").replace(/ at line \d+.*$/, "")}`,
      cure: "Compare the indentation, colons and quotes with a file that works; put a text that holds a colon into quotes.",
    })),
    lineOf: (path) => lineAt(positionOf(document, path)),
    addresses: () => addressesIn(document).map(({ address, position }) => ({ address, line: lineAt(position) })),
  };
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
    // A page's former addresses lead nowhere but to the page.
    Pair: (_, { key }) => (isScalar(key) && key.value === "formerly" ? visit.SKIP : undefined),
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || typeof node.value !== "string") return;
      if (/^\/\S*$/.test(node.value)) found.push({ address: node.value, position: node.range?.[0] ?? 0 });
    },
  });
  return found;
}
