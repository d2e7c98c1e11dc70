import type { PartsData, TreeRow } from "./parts-data.ts";

/** A row of the tree of parts. */
export interface Row {
  readonly id: string;
  readonly name: string;
  /** The line of the parts list that it is, counted from 0. */
  readonly item?: number;
  readonly quantity: number;
  /** What stands alone when it is pressed. */
  readonly parts: readonly number[];
  readonly below: readonly Row[];
  /** Its words in the form in which they are searched. */
  readonly words: string;
}

const signs = /[^\p{L}\p{N}]+/gu;
const sizes = /\bdn\s*(?=\d)/g;

/** Text as words between spaces, a size as one word; then each word without its signs: " p 101a pump p101a pump ". */
function searched(text: string): string {
  const own = text.toLowerCase().replace(sizes, "dn");
  const squeezed = own.split(/\s+/).map((word) => word.replace(signs, ""));
  return ` ${[own.replace(signs, " ").trim(), ...squeezed].join(" ")} `;
}

/** Whether searched words hold all words of a question, each at its beginning; a size whole. */
export function isFound(words: string, query: string): boolean {
  const asked = query.toLowerCase().replace(sizes, "dn").split(/\s+/);
  return asked.every((word) => {
    const plain = word.replace(signs, " ").trim();
    return plain === "" || words.includes(/^dn\d+$/.test(plain) ? ` ${plain} ` : ` ${plain}`);
  });
}

const partsIn = (rows: readonly Row[]): number[] => rows.flatMap(({ parts, below }) => [...parts, ...partsIn(below)]);

/** The rows of a model's tree. */
export function rowsOf({ tree, parts, items }: PartsData): readonly Row[] {
  const made = (row: TreeRow, id: string, above: string): Row => {
    if (typeof row === "number") {
      const { name = "", says } = parts[row] ?? {};
      // What a line is, its pipes need not say again.
      const told = says?.startsWith(`${name},`) && says !== above ? says : name;
      return { id, name: told, quantity: 1, parts: [row], below: [], words: searched(`${name} ${says ?? ""}`) };
    }
    const { name, item, parts: own } = row;
    const below = row.below.map((one, place) => made(one, `${id}.${place}`, name));
    return {
      id,
      name,
      ...(item !== undefined && { item }),
      quantity: (item === undefined ? undefined : items[item]?.quantity) ?? 1,
      parts: own ?? [...new Set(partsIn(below))],
      below,
      words: searched(name),
    };
  };
  return tree.map((row, place) => made(row, `${place}`, ""));
}

/** A row that was found, or that has such rows below it: then it is open. */
export interface Found extends Row {
  readonly below: readonly Found[];
  readonly isOpen: boolean;
}

const closed = (row: Row): Found => ({ ...row, below: row.below.map(closed), isOpen: false });

/** The rows that a question finds, with those above them, and how many they are. */
export function foundIn(rows: readonly Row[], query: string): { rows: readonly Found[]; count: number } {
  if (query.trim() === "") return { rows: rows.map(closed), count: 0 };
  let count = 0;
  const search = (row: Row): Found[] => {
    const isOwn = isFound(row.words, query);
    if (isOwn) count += 1;
    const below = row.below.flatMap(search);
    if (below.length > 0) return [{ ...row, below, isOpen: true }];
    return isOwn ? [closed(row)] : [];
  };
  return { rows: rows.flatMap(search), count };
}

/** The row that a part is, with those above it, from the outside in: the line of the list, if the part is in one. */
export function pathTo(rows: readonly Row[], part: number): readonly Row[] {
  for (const row of rows) {
    const isIt = row.parts.includes(part);
    if (isIt && (row.item !== undefined || row.below.length === 0)) return [row];
    const under = pathTo(row.below, part);
    if (under.length > 0) return [row, ...under];
    if (isIt) return [row];
  }
  return [];
}
