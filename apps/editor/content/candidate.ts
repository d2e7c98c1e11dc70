import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { LineCounter, parseDocument, visit } from "yaml";
import { ContentError, type ValidationError } from "@ttpl/content/check/validation-error.ts";
import { lineCount, pageParts } from "@ttpl/content/parse/front-matter.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { readContentText } from "../editing/content-text.ts";
import { readBlocks } from "../editing/markdown/blocks.ts";
import type { FieldError, ValuePath } from "../wire.ts";
import { placeInWords } from "./changes.ts";
import { formSchema } from "./form-schema.ts";

/** The errors of the content as it is, or as it would be with `candidate` in place of a file. */
function errorsOf(root: string, candidate?: { name: string; raw: string }): readonly ValidationError[] {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  try {
    cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
    mkdirSync(join(folder, dirname(publicFolder)), { recursive: true });
    symlinkSync(resolve(root, publicFolder), join(folder, publicFolder));
    if (candidate) {
      // A link that was copied would be written through.
      rmSync(join(folder, candidate.name), { force: true });
      writeFileSync(join(folder, candidate.name), candidate.raw);
    }
    readContent(join(folder, "content"));
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.errors;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What would be wrong if `raw` were the text of a file, and is not wrong already. */
export function errorsWith(root: string, name: string, raw: string): FieldError[] {
  const found = errorsOf(root, { name, raw });
  if (found.length === 0) return [];
  const known = new Set(errorsOf(root).map(({ file, problem }) => `${file} ${problem}`));
  return found
    .filter(({ file, problem }) => !known.has(`${file} ${problem}`))
    .map((error) => inWords(error, name, raw));
}

function inWords({ file, line, problem, fix, path }: ValidationError, name: string, raw: string): FieldError {
  const place = file !== name ? undefined : path ? ["data", ...path.map(asKey)] : pathAtLine(name, raw, line);
  // The field itself says which one it is.
  const words = problem.replace(/^"[^"]*" /, "").replace(/^is not right: /, "");
  const sentence = place ? words.replace(/^./, (c) => c.toUpperCase()) : `${file} ${problem}`;
  const at = place && { path: place, title: titleOf(name, raw, place) };
  return { file, problem: sentence, fix: fixAtField(sentence, fix), ...at };
}

function titleOf(name: string, raw: string, path: ValuePath): string {
  const content = readContentText(name, raw);
  return placeInWords(content, path, formSchema(name, content.data));
}

/** What to do at a field of a form, where the check's advice is for whoever writes the file. */
function fixAtField(problem: string, fix: string): string {
  if (problem === "Is missing") return "Please fill it in.";
  return fix === "Change it accordingly." ? "" : fix;
}

const asKey = (key: PropertyKey): string | number => (typeof key === "number" ? key : String(key));

/** The deepest value that begins on a line of a file, or the block of its text. */
function pathAtLine(name: string, raw: string, line: number): ValuePath | undefined {
  const parts = name.endsWith(".md") ? pageParts(raw) : undefined;
  const yaml = parts?.yaml ?? raw;
  const linesOfPage = lineCount(yaml) + 2;
  if (parts && line > linesOfPage) return blockAtLine(parts.markdown, line - linesOfPage);
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const wanted = parts ? line - 1 : line;
  let found: ValuePath | undefined;
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || !node.range || counter.linePos(node.range[0]).line !== wanted) return;
      found ??= ["data", ...pathOf([...ancestors, node])];
    },
  });
  return found;
}

/** The keys and positions on the way down a list of nodes. */
function pathOf(nodes: readonly unknown[]): (string | number)[] {
  return nodes.flatMap((node, index): (string | number)[] => {
    const parent = nodes[index - 1] as { items?: unknown[]; key?: { value?: unknown } } | undefined;
    if (parent?.items && !(node as { key?: unknown }).key) return [parent.items.indexOf(node)];
    return (node as { key?: { value?: unknown } }).key ? [String((node as { key: { value: unknown } }).key.value)] : [];
  });
}

function blockAtLine(markdown: string, line: number): ValuePath | undefined {
  const { before, blocks } = readBlocks(markdown);
  let next = before.split("\n").length;
  for (const [at, { source, gap }] of blocks.entries()) {
    next += (source + gap).split("\n").length - 1;
    if (line < next || at === blocks.length - 1) return ["blocks", at];
  }
  return undefined;
}
