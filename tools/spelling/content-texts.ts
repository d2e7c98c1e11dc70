import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { lineCount, pageParts } from "@ttpl/content/parse/front-matter.ts";

/** A text of a content file, and the line where it begins. */
export interface ContentText {
  readonly text: string;
  readonly line: number;
}

/** Settings that name something instead of saying it. */
const names = new Set(
  "discipline drawing endpoint file gallery groups id key part pictures plant role tasks template zone".split(" "),
);

/** An address, or a name of pages, pictures and files. */
const isName = (text: string) => /^(?:\/|#|[a-z]+:\S)|^[a-z\d]+(?:[-_][a-z\d]+)+$|^\S+@\S+$/.test(text);

/** Markdown or a setting without addresses, code and the names of figures. */
const readable = (text: string): string =>
  text
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/`[^`]*`/g, "")
    .replaceAll(/\{\p{L}+\}/gu, "");

/**
 * What visitors may read of a content file.
 * @param without settings of the first level that nobody reads
 */
export function contentTexts(file: string, content: string, without: ReadonlySet<string> = new Set()): ContentText[] {
  const { head = "", yaml = content, rule = "", markdown = "" } = (file.endsWith(".md") && pageParts(content)) || {};
  const lines = new LineCounter();
  const texts: ContentText[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Pair: (_, { key }, path) => {
      const setting = isScalar(key) ? String(key.value) : "";
      return names.has(setting) || (path.length === 2 && without.has(setting)) ? visit.SKIP : undefined;
    },
    Scalar: (key, { value, range }) => {
      if (key === "key" || typeof value !== "string" || isName(value)) return;
      texts.push({ text: readable(value), line: lines.linePos(range?.[0] ?? 0).line + lineCount(head) });
    },
  });
  const start = lineCount(head + yaml + rule) + 1;
  const prose = markdown.split("\n").map((text, index) => ({ text: readable(text), line: start + index }));
  return [...texts, ...(file.endsWith(".md") ? prose : [])];
}
