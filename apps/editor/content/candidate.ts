import { join } from "node:path";
import { LineCounter, parseDocument, visit } from "yaml";
import { ContentError, type ValidationError } from "@ttpl/content/check/validation-error.ts";
import { lineCount, pageParts } from "@ttpl/content/parse/front-matter.ts";
import { type Candidates, readContent } from "@ttpl/content/read-content.ts";
import { readContentText } from "../editing/content-text.ts";
import { readBlocks } from "../editing/markdown/blocks.ts";
import type { FieldError, FormSchema, ValuePath } from "../wire.ts";
import { placeInWords } from "./changes.ts";
import { entryOf, readFile } from "./content-files.ts";
import { formSchema } from "./form-schema.ts";
import { nameOfKey } from "./in-words.ts";

/** The errors of the content as it is, or as it would be with `candidates` in place of files. */
function errorsOf(root: string, candidates?: Candidates): readonly ValidationError[] {
  try {
    readContent(join(root, "content"), { candidates });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.errors;
    throw error;
  }
}

/** What would be wrong with other texts in place of some files, and is not wrong already, as the check says it. */
export function faultsWith(root: string, candidates: Candidates): FieldError[] {
  const found = errorsOf(root, candidates);
  if (found.length === 0) return [];
  const known = new Set(errorsOf(root).map(({ file, problem }) => `${file} ${problem}`));
  return found
    .filter(({ file, problem }) => !known.has(`${file} ${problem}`))
    .map((error) => inWords(error, candidates.get(error.file)));
}

/** The same in the owner's words. */
export const errorsWith = (root: string, candidates: Candidates): FieldError[] =>
  faultsWith(root, candidates).map((error) => asOwnersSay(error, root));

/** The title that a form gives to a setting, wherever it stands. */
function titleOfKey(schema: FormSchema | undefined, key: string): string | undefined {
  const own = schema?.properties?.[key]?.title;
  if (own !== undefined || !schema) return own;
  return [...Object.values(schema.properties ?? {}), schema.items]
    .map((inner) => titleOfKey(inner, key))
    .find((title) => title !== undefined);
}

/** An error with the names that the editor's list and forms have for files and settings. */
export function asOwnersSay({ problem, fix, ...error }: FieldError, root: string): FieldError {
  const { data } = readFile(root, error.file);
  const titled = (key: string) => `“${titleOfKey(formSchema(error.file, data), key) ?? nameOfKey(key)}”`;
  const listed = (name: string) => {
    const { kind, title } = entryOf(name, readFile(root, name).data, new Map());
    return kind === "" ? name : `“${title}” (${kind})`;
  };
  const said = (words: string) =>
    words
      .replace(/ under content\/pages\/ \(or the file under [^)]*\)/, " or the file first")
      .replaceAll(/content\/[\w/.-]+\.(?:md|yaml)\b/g, listed)
      .replaceAll(/`(\w+)`/g, (_, key: string) => titled(key))
      .replaceAll(/`([^`]+)`/g, "“$1”")
      .replace(/the same (\w+) as/, (_, key: string) => `the same ${titled(key)} as`);
  return { ...error, problem: said(problem), fix: said(fix) };
}

/** An error of a file; `raw` is its text if it is a candidate. */
function inWords({ file, line, problem, fix, path }: ValidationError, raw: string | undefined): FieldError {
  const place = raw === undefined ? undefined : path ? ["data", ...path.map(asKey)] : pathAtLine(file, raw, line);
  // The field itself says which one it is.
  const words = problem.replace(/^"[^"]*" /, "").replace(/^is not right: /, "");
  const sentence = place ? words.replace(/^./, (c) => c.toUpperCase()) : `${file} ${problem}`;
  const at = place && raw !== undefined && { path: place, title: titleOf(file, raw, place) };
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
  if (latestLines?.yaml !== yaml) latestLines = { yaml, paths: pathsByLine(yaml) };
  return latestLines.paths.get(parts ? line - 1 : line);
}

/** A list of thousands of entries may have an error in each of them. */
let latestLines: { readonly yaml: string; readonly paths: ReadonlyMap<number, ValuePath> } | undefined;

/** The first value that begins on each line of a YAML text. */
function pathsByLine(yaml: string): ReadonlyMap<number, ValuePath> {
  const counter = new LineCounter();
  const found = new Map<number, ValuePath>();
  visit(parseDocument(yaml, { lineCounter: counter }), {
    Scalar(key, node, ancestors) {
      if (key === "key" || !node.range) return;
      const { line } = counter.linePos(node.range[0]);
      if (!found.has(line)) found.set(line, ["data", ...pathOf([...ancestors, node])]);
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
