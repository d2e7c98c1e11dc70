import { at, slab, turned } from "./placement.ts";
import { type Piece, revolved } from "./solids.ts";
import { ladder } from "./steel.ts";

const radius = 350;
const centre = 290;
/** Half of the angle over which the cage is open towards the ladder, degrees. */
const open = 40;

const hoop = (): Piece[] =>
  at(
    revolved(
      [
        [radius - 4, 0],
        [radius + 4, 0],
        [radius + 4, 60],
        [radius - 4, 60],
      ],
      "safety",
      360 - 2 * open,
    ),
    [0, centre, 0],
    [0, 0, 1],
    -90 + open,
  );

/** Vertical straps of the cage between two heights. */
const straps = (from: number, to: number): Piece[] =>
  [10, 50, 90, 130, 170].flatMap((bearing) =>
    at(turned(slab([radius - 10, -22, from], [radius - 2, 22, to], "safety"), bearing), [0, centre, 0]),
  );

/**
 * Ladder from z = 0, climbed from +Y, with a cage from 2,300 mm upwards; brackets extend `back` mm towards -Y at its
 * foot and every 2.4 m.
 */
export const cagedLadder = (height: number, back: number, above = 1100): Piece[] => {
  const top = height + above;
  const hoops = Math.max(2, Math.round((top - 60 - 2300) / 800));
  const brackets = Math.max(1, Math.round(height / 2400));
  return [
    ...ladder(height, above),
    ...Array.from({ length: hoops + 1 }, (_, index) =>
      at(hoop(), [0, 0, 2300 + (index * (top - 60 - 2300)) / hoops]),
    ).flat(),
    ...straps(2300, top),
    ...Array.from({ length: brackets }, (_, index) =>
      [-1, 1].flatMap((side) =>
        slab(
          [side * 225 - 6, -back, ((index + 1) * height) / brackets - 260],
          [side * 225 + 6, -20, ((index + 1) * height) / brackets - 190],
          "safety",
        ),
      ),
    ).flat(),
  ];
};
