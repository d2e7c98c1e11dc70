import { Document, LineCounter, parseDocument } from "yaml";

export interface ParsedYaml {
  readonly document: Document;
  /** Undefined if there are faults. */
  readonly data: unknown;
  readonly faults: readonly { readonly line: number; readonly problem: string }[];
  /** The line of a position, from 1. */
  lineOf(position: number): number;
}

/** The deepest nesting, in levels; the site's content has seven. */
const deepest = 60;

/** What no content has, although it is YAML or JSON; found without a call for each level. */
export function dataFault(data: unknown): string | undefined {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return "Its settings are nested too deeply";
    const objects = level.filter((value) => typeof value === "object" && value !== null);
    // It stands for something else in JavaScript's objects.
    if (objects.some((value) => Object.hasOwn(value, "__proto__")))
      return '"__proto__" cannot be the name of a setting';
    level = objects.flatMap((value) => Object.values(value));
  }
  return undefined;
}

/**
 * Parses YAML that anybody may have written. Each fault is told, and none is thrown: a text that the parser refuses, one
 * whose aliases would make it huge, one that is nested more deeply than any content.
 */
export function parseYaml(yaml: string): ParsedYaml {
  const counter = new LineCounter();
  const lineOf = (position: number) => counter.linePos(position).line;
  const faulty = (problem: string, line = 1): ParsedYaml => ({
    document: new Document(),
    data: undefined,
    faults: [{ line, problem }],
    lineOf,
  });
  const nul = yaml.indexOf("\0");
  if (nul >= 0) return faulty("It contains a character that no text has (NUL)", yaml.slice(0, nul).split("\n").length);
  try {
    const document = parseDocument(yaml, { lineCounter: counter });
    const [first] = document.errors;
    if (first) {
      const faults = document.errors.map(({ pos, message }) => ({
        line: lineOf(pos[0]),
        problem: (message.split("\n")[0] ?? "").replace(/ at line \d+.*$/, ""),
      }));
      return { document, data: undefined, faults, lineOf };
    }
    const data: unknown = document.toJS();
    const fault = dataFault(data);
    if (fault !== undefined) return faulty(fault);
    return { document, data, faults: [], lineOf };
  } catch (error) {
    // The parser calls itself for each level; aliases are counted when the data is made.
    if (error instanceof RangeError) return faulty("Its settings are nested too deeply");
    return faulty((error as Error).message);
  }
}
