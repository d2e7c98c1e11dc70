import { height, width } from "../drawing/Paper.tsx";

/** Outer border line, inner frame and top of the title block, in drawing units. */
export const border = 10;
export const frame = 36;
export const titleTop = 908;

export const columnCount = 8;
export const rowCount = 5;

export const columnLeft = (column: number) => frame + (column * (width - 2 * frame)) / columnCount;
export const rowTop = (row: number) => frame + (row * (height - 2 * frame)) / rowCount;

/** The zone of a point, as used in cross-references: row letter, column number. */
export function zoneOf(x: number, y: number): string {
  const column = Math.floor(((x - frame) / (width - 2 * frame)) * columnCount);
  const row = Math.floor(((y - frame) / (height - 2 * frame)) * rowCount);
  return `${"ABCDE"[row]}${column + 1}`;
}
