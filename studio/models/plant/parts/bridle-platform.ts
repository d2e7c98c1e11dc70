/** Platform below a level bridle, on posts in front of its drum, with a caged ladder at its left end. */
import { cagedLadder } from "../../../kit/caged-ladders.ts";
import { gratingAround, gratingDepth } from "../../../kit/gratings.ts";
import { type Part, part } from "../../../kit/part.ts";
import { post } from "../../../kit/pipe-supports.ts";
import { at, bar, type Point, slab, turned } from "../../../kit/placement.ts";
import { hollow, type Piece, tube } from "../../../kit/solids.ts";
import { beam, handrail } from "../../../kit/steel.ts";
import { iSections } from "../../../kit/steel-sections.ts";

const member = "IPE 180";
const depth = iSections[member].height;
/** Radius of the opening for the bridle's drain, mm. */
const opening = 200;
/** Of the grating beyond the posts' axes, mm. */
const over = { x: 140, y: 100 };

/** Its edges and its top, mm. */
interface PlatformForm {
  left: number;
  right: number;
  front: number;
  back: number;
  top: number;
}

/** Posts under the girders, each with a knee brace along X and one along Y. */
const legs = (rows: readonly number[], columns: readonly number[], under: number): Piece[] =>
  columns.flatMap((x, column) =>
    rows.flatMap((y, row) => {
      const foot: Point = [x, y, under - 560];
      return [
        ...at(post(under, 100, 180), [x, y, 0]),
        ...hollow(4, bar(foot, [x + (column ? -500 : 500), y, under + 20], 26, "steel")),
        ...hollow(4, bar(foot, [x, y + (row ? -350 : 350), under + 20], 26, "steel")),
      ];
    }),
  );

/** Rails along the edges, open at the ladder and behind the bridle, which closes the gap itself. */
const rails = ({ left, right, front, back, top }: PlatformForm, ladderY: number, bridleX: number): Piece[] => {
  const [from, to, low, high] = [left + 20, right - 20, front + 20, back - 20];
  return [
    ...handrail([[from, ladderY - 330, top], { y: low }, { x: to }, { y: high }, { x: bridleX + 300 }]),
    ...handrail([[bridleX - 300, high, top], { x: from }, { y: ladderY + 330 }]),
  ];
};

/** The drain of the bridle, whose axis passes through `bridle`, is reached through an opening with a kick plate. */
export const bridlePlatform = (form: PlatformForm, [x, y]: readonly [x: number, y: number]): Part => {
  const { left, right, front, back, top } = form;
  const steel = top - gratingDepth;
  const rows = [front + over.y, back - over.y] as const;
  const columns = [left + over.x, right - over.x] as const;
  const joists = [columns[0], x - opening - 60, x + opening + 60, columns[1]];
  const ladderY = (front + back) / 2;
  const middle = steel - depth / 2;
  return part("platform", [
    ...legs(rows, columns, steel - depth),
    ...rows.flatMap((row) => beam([left, row, middle], [right, row, middle], member)),
    ...joists.flatMap((joist) => beam([joist, rows[0], middle], [joist, rows[1], middle], member)),
    ...[left, right - 10].flatMap((edge) => slab([edge, front, steel - depth], [edge + 10, back, steel], "steel")),
    ...gratingAround([left, front], [right, back], top, { x, y, radius: opening }),
    ...at(tube(opening + 8, opening, 100 + gratingDepth, "galvanised"), [x, y, steel]),
    ...rails(form, ladderY, x),
    ...turned(cagedLadder(top, 70), 90, [left - 66, ladderY, 0]),
  ]).at([0, 0, 0]);
};
