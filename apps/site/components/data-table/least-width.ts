import { isValidElement, type ReactNode } from "react";

/** Widths of characters in em, rounded up: of the typeface at its regular and semibold weights, with tabular figures. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[ijlI'’|`]/u, 0.28],
  [/[frt.,:;!()[\]/\\*"\s-]/u, 0.45],
  [/[mMwW%@—]/u, 1],
  [/[\p{Ll}\d+=<>?~–]/u, 0.62],
];
const ofOthers = 0.85;

/** Between letters, as readers may set it (WCAG 2.2, 1.4.12). */
const spacing = 0.12;

/** Where a line may end: at a space that does not keep words together, and behind a hyphen between letters. */
const lineEnds = /[^\S\u00a0\u202f]+|(?<=\p{L}-)(?=\p{L})/u;

const widthOf = (word: string): number =>
  [...word].reduce((sum, character) => {
    const [, width] = widths.find(([characters]) => characters.test(character)) ?? [undefined, ofOthers];
    return sum + (character === "\u2060" ? 0 : width + spacing);
  }, 0);

function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (Array.isArray(node)) return node.map(textOf).join("");
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : "";
}

/** The room for a table in em of its text, on a screen of 320 px, less what stands between so many columns. */
export const roomOnPhone = (columns: number): number => 20.25 - 0.3 * (columns - 1);

/** The least width of a table's columns in em, at which no word of them is broken. */
export const leastWidth = (rows: readonly (readonly ReactNode[])[]): number =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, column) =>
    Math.max(...rows.flatMap((row) => textOf(row[column]).split(lineEnds).map(widthOf))),
  ).reduce((sum, width) => sum + width, 0);
