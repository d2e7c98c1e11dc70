/** Papers of the sheets, with the frame and the grid of ISO 5457 and the place of the title block. */
import { papers } from "../exports/read-drawing.ts";
import { tagged } from "../exports/structure.ts";
import { rectangle, segment, stroke, text } from "./marks.ts";

/** Papers that a sheet can have, the smallest first. */
export const choices = ["A3", "A2", "A1", "A0"] as const;
export type PaperName = (typeof choices)[number];

/** Width and height of the title block, mm (ISO 7200). */
const [blockWidth, blockHeight] = [180, 60] as const;
/** Margin at the left, for filing, and at the other sides; width of the grid's border, mm. */
const [filing, margin, gridWidth] = [20, 10, 5] as const;
/** Length of a field of the grid, counted from the middle of the paper, mm. */
const field = 50;
/** Length of a centering mark within the frame, mm. */
const centering = 5;

export interface Paper {
  name: PaperName;
  width: number;
  height: number;
  /** Edges of the drawing's frame, mm. */
  frame: { left: number; top: number; right: number; bottom: number };
  /** Left and top edge, width and height of the title block, mm. */
  block: { x: number; y: number; width: number; height: number };
}

export const paperOf = (name: PaperName): Paper => {
  const [width, height] = papers[name];
  const frame = { left: filing, top: margin, right: width - margin, bottom: height - margin };
  return {
    name,
    width,
    height,
    frame,
    block: { x: frame.right - blockWidth, y: frame.bottom - blockHeight, width: blockWidth, height: blockHeight },
  };
};

/** Edges between the fields of a grid along a side of the paper of this length, mm. */
const edgesOf = (length: number, [low, high]: readonly [number, number]): number[] => {
  const half = Math.ceil(length / field / 2);
  return Array.from({ length: 2 * half + 1 }, (_, index) => length / 2 + (index - half) * field).filter(
    // What is left at a corner belongs to the field beside it.
    (edge) => edge - low > field / 4 && high - edge > field / 4,
  );
};

/** Letters of the grid: I and O would be read as figures. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Frame, fields with figures across and letters down, centering marks. */
export const border = ({ width, height, frame: { left, top, right, bottom } }: Paper): string => {
  const outer = { left: left - gridWidth, top: top - gridWidth, right: right + gridWidth, bottom: bottom + gridWidth };
  const [columns, rows] = [edgesOf(width, [left, right]), edgesOf(height, [top, bottom])];
  const middles = (edges: readonly number[], low: number, high: number) =>
    [low, ...edges].map((from, index) => (from + (edges[index] ?? high)) / 2);
  const name = (words: string, x: number, y: number) =>
    text(words, [x, y + 1.75], { anchor: "middle", height: 3.5, soft: true });
  return tagged(
    "Artifact",
    stroke("d", rectangle(outer.left, outer.top, outer.right - outer.left, outer.bottom - outer.top)) +
      stroke(
        "d",
        ...columns.flatMap((x) => [segment([x, outer.top], [x, top]), segment([x, bottom], [x, outer.bottom])]),
        ...rows.flatMap((y) => [segment([outer.left, y], [left, y]), segment([right, y], [outer.right, y])]),
      ) +
      stroke(
        "o",
        rectangle(left, top, right - left, bottom - top),
        segment([width / 2, outer.top], [width / 2, top + centering]),
        segment([width / 2, bottom - centering], [width / 2, outer.bottom]),
        segment([outer.left, height / 2], [left + centering, height / 2]),
        segment([right - centering, height / 2], [outer.right, height / 2]),
      ) +
      middles(columns, left, right)
        .flatMap((x, index) => [top - gridWidth / 2, bottom + gridWidth / 2].map((y) => name(String(index + 1), x, y)))
        .join("") +
      middles(rows, top, bottom)
        .flatMap((y, index) =>
          [left - gridWidth / 2, right + gridWidth / 2].map((x) => name(letters[index] as string, x, y)),
        )
        .join(""),
  );
};
