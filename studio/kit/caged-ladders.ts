/** Ladders with their cages. */
import { at, bar, repeated, slab, turned } from "./placement.ts";
import { type Piece, tube } from "./solids.ts";

/** Width of a ladder, and how far its stiles extend above the landing, mm. */
const [width, above] = [450, 1100] as const;

/** Vertical ladder from z = 0 at the origin, rungs along X; its stiles extend above the landing. */
export const ladder = (height: number): Piece[] => [
  ...[-1, 1].flatMap((side) =>
    slab([(side * width) / 2 - 6, -30, 0], [(side * width) / 2 + 6, 30, height + above], "safety"),
  ),
  ...repeated(Math.floor(height / 280), (index) =>
    bar([-width / 2, 0, 280 * (index + 1)], [width / 2, 0, 280 * (index + 1)], 12, "safety"),
  ),
];

/** Radius of the cage, and its middle before the rungs, mm: 650 to 800 are free before them, and between its sides (ISO 14122-4). */
const radius = 370;
const center = 310;
/** Half of the angle over which the cage is open toward the ladder, degrees. */
const open = 37.5;

const hoop = (): Piece[] =>
  turned(tube(radius + 4, radius - 4, 60, "safety", 360 - 2 * open), -90 + open, [0, center, 0]);

/** Vertical straps of the cage between two heights. */
const straps = (from: number, to: number): Piece[] =>
  [10, 50, 90, 130, 170].flatMap((bearing) =>
    at(turned(slab([radius - 10, -22, from], [radius - 2, 22, to], "safety"), bearing), [0, center, 0]),
  );

/** Safety cage of a `ladder`, on its +Y side, from 2,300 mm upward to the top of the stiles: hoops and straps. */
export const ladderCage = (height: number): Piece[] => {
  const top = height + above;
  const hoops = Math.max(2, Math.round((top - 60 - 2300) / 800));
  return [
    ...repeated(hoops + 1, (index) => at(hoop(), [0, 0, 2300 + (index * (top - 60 - 2300)) / hoops])),
    ...straps(2300, top),
  ];
};

/**
 * Ladder from z = 0, climbed from +Y, with a cage from 2,300 mm upward; brackets extend `back` mm toward -Y at its
 * foot and every 2.4 m.
 */
export const cagedLadder = (height: number, back: number): Piece[] => {
  const brackets = Math.max(1, Math.round(height / 2400));
  return [
    ...ladder(height),
    ...ladderCage(height),
    ...repeated(brackets, (index) => {
      const z = ((index + 1) * height) / brackets;
      return [-225, 225].flatMap((x) => slab([x - 6, -back, z - 260], [x + 6, -20, z - 190], "safety"));
    }),
  ];
};
