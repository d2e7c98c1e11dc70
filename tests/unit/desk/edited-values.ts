import { globSync, readFileSync } from "node:fs";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";

export type Path = readonly (string | number)[];

/** The files of content/ that can be edited. */
export const contentFiles = globSync("content/**/*.{yaml,md}")
  .filter((name) => !name.endsWith("README.md"))
  .toSorted()
  .map((name) => ({ name, raw: readFileSync(name, "utf8") }));

/** A copy of `data` with another value at a path. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((entry, at) => (at === key ? withValue(entry, rest, value) : entry));
  const settings = data as Record<string, unknown>;
  return { ...settings, [key]: withValue(settings[key], rest, value) };
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

/** The lines, from 0, of each text or number in the YAML of a file, by its path. */
export function linesOfValues(name: string, raw: string): ReadonlyMap<string, { first: number; last: number }> {
  const yaml = name.endsWith(".md") ? (raw.split(/^---$/m)[1] ?? "").slice(1) : raw;
  const offset = name.endsWith(".md") ? 1 : 0;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const lines = new Map<string, { first: number; last: number }>();
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || !isScalar(node) || !node.range) return;
      const [start, end] = node.range;
      const source = yaml.slice(start, end).trimEnd();
      const lineAt = (position: number) => counter.linePos(position).line - 1 + offset;
      lines.set(String(start), { first: lineAt(start), last: lineAt(start + Math.max(0, source.length - 1)) });
    },
  });
  const byPath = new Map<string, { first: number; last: number }>();
  for (const { path } of valuesIn(document.toJS())) {
    const node = document.getIn(path, true);
    const found = isScalar(node) ? lines.get(String(node.range?.[0])) : undefined;
    if (found) byPath.set(path.join("."), found);
  }
  return byPath;
}
