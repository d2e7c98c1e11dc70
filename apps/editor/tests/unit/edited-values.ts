import { globSync, readFileSync } from "node:fs";
import { isCollection, isScalar, LineCounter, parseDocument, visit } from "yaml";

export type Path = readonly (string | number)[];

/** The files of content/ that can be edited. */
export const contentFiles = globSync("content/**/*.{yaml,md}")
  .filter((name) => !name.endsWith("README.md"))
  .toSorted()
  .map((name) => ({ name, raw: readFileSync(name, "utf8") }));

/** A copy of `data` with another value at a path. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((entry, index) => (index === key ? withValue(entry, rest, value) : entry));
  const settings = data as Record<string, unknown>;
  return { ...settings, [key]: withValue(settings[key], rest, value) };
}

/** Chooses what to try at a place: everything at the first one of each kind, one of it in turn at each further one. */
export function inTurn(): <Option>(kind: string, options: readonly Option[]) => readonly Option[] {
  const places = new Map<string, number>();
  return (kind, options) => {
    const earlier = places.get(kind) ?? 0;
    places.set(kind, earlier + 1);
    return earlier === 0 ? options : options.slice(earlier % options.length).slice(0, 1);
  };
}

/** Every value of a file's data, lists and settings included, with its path. */
export function valuesIn(data: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inner = Array.isArray(data)
    ? [...data.entries()]
    : typeof data === "object" && data
      ? Object.entries(data)
      : [];
  return [{ path, value: data }, ...inner.flatMap(([key, value]) => valuesIn(value, [...path, key]))];
}

/** Where and how a text, number or boolean stands in the YAML of a file. */
export interface Written {
  /** Its lines, from 0. */
  readonly first: number;
  readonly last: number;
  /** Everything that an editor of YAML has to tell apart: type, style, depth, and in what the value stands. */
  readonly kind: string;
}

/** How each text, number or boolean in the YAML of a file is written, by its path. */
export function writtenValues(name: string, raw: string): ReadonlyMap<string, Written> {
  const yaml = name.endsWith(".md") ? (raw.split(/^---$/m)[1] ?? "").slice(1) : raw;
  const offset = name.endsWith(".md") ? 1 : 0;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lines = new Map<string, Written>();
  visit(document, {
    Scalar(key, node, parents) {
      if (key === "key" || !isScalar(node) || !node.range) return;
      const [start, end] = node.range;
      const source = yaml.slice(start, end).trimEnd();
      const lineAt = (position: number) => counter.linePos(position).line - 1 + offset;
      const last = lineAt(start + Math.max(0, source.length - 1));
      const collections = parents.filter(isCollection).map(({ tag, flow }) => `${tag}${flow ? " in one line" : ""}`);
      const kind = [typeof node.value, node.type, last > lineAt(start) && "of several lines", ...collections].join(
        ", ",
      );
      lines.set(String(start), { first: lineAt(start), last, kind });
    },
  });
  const byPath = new Map<string, Written>();
  for (const { path } of valuesIn(document.toJS())) {
    const node = document.getIn(path, true);
    const found = isScalar(node) ? lines.get(String(node.range?.[0])) : undefined;
    if (found) byPath.set(path.join("."), found);
  }
  return byPath;
}
