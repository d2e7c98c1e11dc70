import type { Item } from "../models/model.ts";
import { segment, stroke, text } from "./marks.ts";
import { block } from "./title-block.ts";

const line = 5;

/** Equipment list and notes above the title block; also returns the height of their top edge. */
export const schedule = (items: readonly Item[], notes: readonly string[]): { svg: string; top: number } => {
  const { x, y, width } = block;
  const head = y - 5 - (items.length + 1) * line;
  const columns = [x, x + 11, x + width - 12, x + width];
  const rows = [
    ["ITEM", "DESCRIPTION", "QTY"],
    ...items.map(({ description, quantity = 1 }, index) => [String(index + 1), description, String(quantity)]),
  ];
  const cells = rows.flatMap((row, index) =>
    row.map((cell, column) =>
      text(
        cell,
        [(columns[column] as number) + 1.4, head + (index + 1) * line - 1.5],
        index ? {} : { size: 2, soft: true },
      ),
    ),
  );
  const rules = [
    ...Array.from({ length: rows.length + 1 }, (_, index) =>
      segment([x, head + index * line], [x + width, head + index * line]),
    ),
    ...columns.map((column) => segment([column, head], [column, head + rows.length * line])),
  ];
  const top = head - 6 - notes.length * 4.2;
  const remarks = notes.map((note, index) => text(`${index + 1}  ${note}`, [x, top + 4.4 + index * 4.2]));
  return {
    svg: cells.join("") + stroke("d", ...rules) + text("NOTES", [x, top], { size: 2, soft: true }) + remarks.join(""),
    top: top - 6,
  };
};
