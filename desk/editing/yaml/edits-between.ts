import { isDeepStrictEqual } from "node:util";
import type { Path } from "./entries.ts";

/** One step from old to new data. Paths are those of the data as the steps before have left it. */
export type Edit =
  | { readonly kind: "set"; readonly path: Path; readonly value: unknown }
  | { readonly kind: "unset"; readonly path: Path }
  | { readonly kind: "insert"; readonly path: Path; readonly at: number; readonly value: unknown }
  | { readonly kind: "remove"; readonly path: Path; readonly at: number }
  | { readonly kind: "move"; readonly path: Path; readonly from: number; readonly to: number };

type Settings = Record<string, unknown>;
const isSettings = (value: unknown): value is Settings =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const same = isDeepStrictEqual;

/** The steps that turn `old` into `now`, which keep as much of `old` as they can. */
export function editsBetween(old: unknown, now: unknown, path: Path = []): Edit[] {
  if (same(old, now)) return [];
  if (Array.isArray(old) && Array.isArray(now)) {
    if (now.length === 0) return [{ kind: "set", path, value: [] }];
    return movesBetween(old, now, path) ?? listEdits(old, now, path);
  }
  if (isSettings(old) && isSettings(now)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return keys.flatMap((key): Edit[] => {
      if (now[key] === undefined) return old[key] === undefined ? [] : [{ kind: "unset", path: [...path, key] }];
      if (old[key] === undefined) return [{ kind: "set", path: [...path, key], value: now[key] }];
      return editsBetween(old[key], now[key], [...path, key]);
    });
  }
  return [{ kind: "set", path, value: now }];
}

/** Moves alone, if both lists have the same entries. */
function movesBetween(old: readonly unknown[], now: readonly unknown[], path: Path): Edit[] | undefined {
  if (old.length !== now.length) return undefined;
  const moved = (from: number, to: number, list = old) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
  for (const [from] of old.entries()) {
    for (const [to] of old.entries()) {
      if (from !== to && same(moved(from, to), now)) return [{ kind: "move", path, from, to }];
    }
  }
  const edits: Edit[] = [];
  let list = old;
  for (const [to, entry] of now.entries()) {
    const from = list.findIndex((other, at) => at >= to && same(other, entry));
    if (from < 0) return undefined;
    if (from === to) continue;
    edits.push({ kind: "move", path, from, to });
    list = moved(from, to, list);
  }
  return edits;
}

/** Pairs of positions in both lists whose entries are equal, in order: a longest common subsequence. */
function anchors(old: readonly unknown[], now: readonly unknown[]): [number, number][] {
  const lengths = Array.from({ length: old.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const equal = (row: number, column: number) => same(old[row], now[column]);
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const length = equal(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      lengths[row]?.splice(column, 1, length);
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < old.length && column < now.length;) {
    if (equal(row, column)) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** Between entries that stay: changes of entries one by one, then what is added or taken away. */
function listEdits(old: readonly unknown[], now: readonly unknown[], path: Path): Edit[] {
  const edits: Edit[] = [];
  let [row, column] = [0, 0];
  for (const [nextRow, nextColumn] of [...anchors(old, now), [old.length, now.length] as const]) {
    while (row < nextRow && column < nextColumn)
      edits.push(...entryEdits(old[row++], now[column], [...path, column++]));
    for (; row < nextRow; row++) edits.push({ kind: "remove", path, at: column });
    for (; column < nextColumn; column++) edits.push({ kind: "insert", path, at: column, value: now[column] });
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return edits;
}

function entryEdits(old: unknown, now: unknown, path: Path): Edit[] {
  const [list, at] = [path.slice(0, -1), Number(path.at(-1))];
  const bothPlain = typeof old !== "object" && typeof now !== "object";
  const bothAlike = Array.isArray(old) === Array.isArray(now) && typeof old === typeof now;
  if (bothPlain || bothAlike) return editsBetween(old, now, path);
  return [
    { kind: "insert", path: list, at, value: now },
    { kind: "remove", path: list, at: at + 1 },
  ];
}
