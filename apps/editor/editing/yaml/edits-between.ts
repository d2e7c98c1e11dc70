import type { Path } from "./entries.ts";
import { type NumberOf, numberValues } from "./number-values.ts";

/** One step from old to new data. Paths are those of the data as the steps before have left it. */
export type Edit =
  | { readonly kind: "set"; readonly path: Path; readonly value: unknown }
  | { readonly kind: "unset"; readonly path: Path }
  | { readonly kind: "insert"; readonly path: Path; readonly at: number; readonly value: unknown }
  | { readonly kind: "remove"; readonly path: Path; readonly at: number; readonly value: unknown }
  | { readonly kind: "move"; readonly path: Path; readonly from: number; readonly to: number };

type Settings = Record<string, unknown>;
const isSettings = (value: unknown): value is Settings =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Not what every object inherits, such as `constructor`. */
const has = (settings: Settings, key: string) => Object.hasOwn(settings, key) && settings[key] !== undefined;

/** The steps that turn `old` into `now`, which keep as much of `old` as they can. */
export const editsBetween = (old: unknown, now: unknown): Edit[] => valueEdits(old, now, [], numberValues());

function valueEdits(old: unknown, now: unknown, path: Path, numberOf: NumberOf): Edit[] {
  if (numberOf(old) === numberOf(now)) return [];
  if (Array.isArray(old) && Array.isArray(now)) {
    if (now.length === 0) return [{ kind: "set", path, value: [] }];
    return movesBetween(old.map(numberOf), now.map(numberOf), path) ?? listEdits(old, now, path, numberOf);
  }
  if (isSettings(old) && isSettings(now)) {
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return keys.flatMap((key): Edit[] => {
      if (!has(now, key)) return has(old, key) ? [{ kind: "unset", path: [...path, key] }] : [];
      if (!has(old, key)) return [{ kind: "set", path: [...path, key], value: now[key] }];
      return valueEdits(old[key], now[key], [...path, key], numberOf);
    });
  }
  return [{ kind: "set", path, value: now }];
}

/** Moves alone, if both lists have the same entries. */
function movesBetween(old: readonly number[], now: readonly number[], path: Path): Edit[] | undefined {
  if (old.length !== now.length) return undefined;
  const single = singleMove(old, now);
  if (single) return [{ kind: "move", path, ...single }];
  const edits: Edit[] = [];
  let list = old;
  for (const [to, entry] of now.entries()) {
    const from = list.indexOf(entry, to);
    if (from < 0) return undefined;
    if (from === to) continue;
    edits.push({ kind: "move", path, from, to });
    list = list.toSpliced(from, 1).toSpliced(to, 0, entry);
  }
  return edits;
}

/** The one move between two lists of the same length that differ; of equal entries in a row the first is moved. */
function singleMove(old: readonly number[], now: readonly number[]): { from: number; to: number } | undefined {
  const differs = (entry: number, at: number) => entry !== now[at];
  const [first, last] = [old.findIndex(differs), old.findLastIndex(differs)];
  const shifted = (a: readonly number[], b: readonly number[]) =>
    a[first] === b[last] && b.slice(first, last).every((entry, index) => entry === a[first + index + 1]);
  if (shifted(old, now)) return { from: startOfEqual(old, first), to: last };
  if (shifted(now, old)) return { from: last, to: startOfEqual(now, first) };
  return undefined;
}

/** The first of the equal entries in a row that end at a position. */
function startOfEqual(list: readonly number[], index: number): number {
  let start = index;
  while (start > 0 && list[start - 1] === list[index]) start--;
  return start;
}

/** Pairs of positions in both lists whose entries are equal, in order: a longest common subsequence. */
function anchors(old: readonly number[], now: readonly number[]): [number, number][] {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const [rows, columns] = [old.length - end, now.length - end];
  // Only what lies between equal ends needs a table: of all lengths from there on, without that of the end.
  const width = columns - start + 1;
  const lengths = new Uint32Array((rows - start + 1) * width);
  const cell = (row: number, column: number) => (row - start) * width + column - start;
  const at = (row: number, column: number) => lengths[cell(row, column)] ?? 0;
  for (let row = rows - 1; row >= start; row--) {
    for (let column = columns - 1; column >= start; column--) {
      lengths[cell(row, column)] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < old.length && column < now.length;) {
    if (old[row] === now[column]) pairs.push([row++, column++]);
    // Within the end, the list with more left of it goes on until it finds the other's entry.
    else if (row >= rows || column >= columns) {
      if (old.length - row > now.length - column) row++;
      else column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
}

/** Between entries that stay: changes of entries one by one, then what is added or taken away. */
function listEdits(old: readonly unknown[], now: readonly unknown[], path: Path, numberOf: NumberOf): Edit[] {
  const edits: Edit[] = [];
  let [row, column] = [0, 0];
  const stays = anchors(old.map(numberOf), now.map(numberOf));
  for (const [nextRow, nextColumn] of [...stays, [old.length, now.length] as const]) {
    while (row < nextRow && column < nextColumn)
      edits.push(...entryEdits(old[row++], now[column], [...path, column++], numberOf));
    for (; row < nextRow; row++) edits.push({ kind: "remove", path, at: column, value: old[row] });
    for (; column < nextColumn; column++) edits.push({ kind: "insert", path, at: column, value: now[column] });
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  return edits;
}

function entryEdits(old: unknown, now: unknown, path: Path, numberOf: NumberOf): Edit[] {
  const [list, at] = [path.slice(0, -1), Number(path.at(-1))];
  const bothPlain = typeof old !== "object" && typeof now !== "object";
  const bothAlike = Array.isArray(old) === Array.isArray(now) && typeof old === typeof now;
  if (bothPlain || bothAlike) return valueEdits(old, now, path, numberOf);
  return [
    { kind: "insert", path: list, at, value: now },
    { kind: "remove", path: list, at: at + 1, value: old },
  ];
}
