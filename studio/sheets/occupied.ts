/** What is drawn on a sheet, in squares of paper: tags stand where nothing is. */
import { readDrawing } from "../exports/read-drawing.ts";
import { structured } from "../exports/structure.ts";
import { textWidth } from "../exports/text-width.ts";
import { told } from "../exports/true-size.ts";
import { capitals } from "../exports/typeface.ts";
import { distance, type Flat } from "./chains.ts";
import type { Paper } from "./paper.ts";

/** A rectangle on paper: its middle, and half its width and height, mm. */
export interface Area {
  middle: Flat;
  half: Flat;
}

/** Whether two rectangles share paper. */
export const meet = (a: Area, b: Area): boolean =>
  Math.abs(a.middle[0] - b.middle[0]) < a.half[0] + b.half[0] &&
  Math.abs(a.middle[1] - b.middle[1]) < a.half[1] + b.half[1];

/** Side of a square, mm. */
const square = 0.5;

export class Occupied {
  readonly #taken = new Set<number>();
  readonly #wide: number;
  readonly #paper: Paper;

  constructor(paper: Paper) {
    this.#paper = paper;
    this.#wide = Math.ceil(paper.width / square);
  }

  #at([x, y]: Flat): number {
    return Math.floor(y / square) * this.#wide + Math.floor(x / square);
  }

  line(from: Flat, to: Flat): void {
    const steps = Math.max(1, Math.ceil((2 * distance(from, to)) / square));
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      this.#taken.add(this.#at([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]));
    }
  }

  area({ middle: [x, y], half: [wide, high] }: Area): void {
    for (let row = y - high; row <= y + high; row += square) this.line([x - wide, row], [x + wide, row]);
  }

  /** How much of a line is on squares that are taken, mm. */
  crossed(from: Flat, to: Flat): number {
    const steps = Math.max(1, Math.ceil(distance(from, to) / square));
    let found = 0;
    for (let step = 0; step <= steps; step++) {
      const share = step / steps;
      if (this.#taken.has(this.#at([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])))
        found += 1;
    }
    return found * square;
  }

  /** How many squares of an area are taken; all, if it leaves the frame. */
  taken({ middle: [x, y], half: [wide, high] }: Area): number {
    const { left, top, right, bottom } = this.#paper.frame;
    if (x - wide < left || x + wide > right || y - high < top || y + high > bottom) return Number.POSITIVE_INFINITY;
    let found = 0;
    for (let row = Math.floor((y - high) / square); row <= Math.floor((y + high) / square); row++)
      for (let column = Math.floor((x - wide) / square); column <= Math.floor((x + wide) / square); column++)
        if (this.#taken.has(row * this.#wide + column)) found += 1;
    return found;
  }
}

const style = ".o,.e,.d,.b,circle{fill:none;stroke:#000}";

/** The squares that marks take, each line of text as a whole. */
export const occupiedBy = (marks: string, paper: Paper): Occupied => {
  const { width, height } = paper;
  const { svg } = structured(told(marks).svg);
  const drawing = readDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>` +
      `<path style="fill:#fff" d="M0 0h${width}v${height}H0z"/>${svg}</svg>`,
    paper.name,
  );
  const occupied = new Occupied(paper);
  for (const mark of drawing.marks) {
    if (mark.kind === "circle") occupied.area({ middle: [...mark.center], half: [mark.radius, mark.radius] });
    else if (mark.kind === "words") {
      const tall = mark.size * capitals;
      const long = textWidth(mark.words, tall, mark.bold);
      const from = { start: 0, middle: -0.5, end: -1 }[mark.anchor] * long + long / 2;
      const upright = mark.angle !== 0;
      const [x, y] = mark.at;
      occupied.area(
        upright
          ? { middle: [x - tall / 2, y - from], half: [tall / 2, long / 2] }
          : { middle: [x + from, y - tall / 2], half: [long / 2, tall / 2] },
      );
    } else {
      let [start, pen]: [Flat, Flat] = [
        [0, 0],
        [0, 0],
      ];
      for (const [command, ...values] of mark.steps) {
        const next: Flat = command === "Z" ? start : (values.slice(-2) as Flat);
        if (command === "M") start = next;
        else occupied.line(pen, next);
        pen = next;
      }
    }
  }
  return occupied;
};
