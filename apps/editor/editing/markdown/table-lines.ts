const bar = /(?<!\\)\|/;

/** The texts of the cells in a table's line, without the backslashes before their bars. */
export const cellsOf = (line: string): string[] => partsOf(line).map((part) => part.trim().replaceAll("\\|", "|"));

/** The parts between the bars of a line, with the spaces around them. */
const partsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(bar);

const escaped = (text: string) => text.replaceAll("|", "\\|");

/** A line of new cells. */
export const tableLine = (cells: readonly string[]): string =>
  `|${cells.map((cell) => (cell === "" ? " " : ` ${escaped(cell)} `)).join("|")}|`;

/** A line in which only the cells differ that have another text. */
export function changedLine(line: string, cells: readonly string[]): string {
  const parts = partsOf(line);
  const old = cellsOf(line);
  if (parts.length !== cells.length) return tableLine(cells);
  const written = parts.map((part, index) => {
    const cell = cells[index] ?? "";
    if (cell === old[index]) return part;
    return cell === "" ? " " : ` ${escaped(cell)} `;
  });
  return `|${written.join("|")}|`;
}
