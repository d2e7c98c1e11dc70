import { kneeTube } from "../../../kit/steel.ts";
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { hollow, type Piece } from "../../../kit/solids.ts";

/** Top of the guard above the deck, mm: 2,100 above the floor, so that nobody reaches over it. */
export const guardHeight = 1900;
/** Pitch of the wires as drawn, mm. */
const drawn = 65;
/** The guard's mesh as made, and the largest by ISO 13857 for hands that far from the platen, mm. */
export const mesh = { made: 30, safe: 120 } as const;

const wire = (from: Point, to: Point): Piece[] => bar(from, to, 4, "safety");

const wires = (width: number, low: number, high: number): Piece[] => [
  ...Array.from({ length: Math.floor(width / drawn) }, (_, index) => (index + 0.5) * drawn).flatMap((x) =>
    wire([x, 0, low], [x, 0, high]),
  ),
  ...Array.from({ length: Math.ceil((high - low) / drawn) - 1 }, (_, index) => low + (index + 1) * drawn).flatMap((z) =>
    wire([0, 0, z], [width, 0, z]),
  ),
];

/** Framed mesh along +X from the origin, vertical, from height `low` upward. */
const meshPanel = (width: number, low: number, high: number, isFilled: boolean): Piece[] => [
  ...(isFilled ? wires(width, low, high) : []),
  ...[0, width].flatMap((x) => kneeTube([x, 0, low], [x, 0, high])),
  ...[low, high].flatMap((z) => kneeTube([0, 0, z], [width, 0, z])),
];

/**
 * Guard around the press: fixed mesh at the sides and behind; in front a sliding door, open, with its rails. `isFilled`: with
 * the wires in its frames.
 */
export const pressGuard = (isFilled = true): Piece[] => {
  const [front, back, left, jamb, right] = [-440, 560, -500, -300, 500] as const;
  // Too low to reach under.
  const [low, high] = [130, guardHeight] as const;
  const door = right - jamb + 40;
  // Pushed aside, the door leaves the whole width free for a drum.
  const open = right + door + 20;
  const post = (x: number, y: number) => hollow(3, slab([x - 20, y - 20, 0], [x + 20, y + 20, high + 30], "steel"));
  return [
    ...at(meshPanel(door, low + 34, high - 34, isFilled), [open - door, front - 40, 0]),
    ...[low, high].flatMap((z) =>
      hollow(3, slab([left - 20, front - 55, z - 20], [open + 40, front - 20, z + 20], "safety")),
    ),
    ...hollow(3, slab([open, front - 60, 0], [open + 40, front - 20, high], "steel")),
    ...at(meshPanel(jamb - left, low, high, isFilled), [left, front, 0]),
    ...[left, right].flatMap((x) => at(meshPanel(back - front, low, high, isFilled), [x, front, 0], [0, 0, 1], 90)),
    ...at(meshPanel(right - left, low, high, isFilled), [left, back, 0]),
    ...[left, jamb, right].flatMap((x) => post(x, front)),
    ...[left, right].flatMap((x) => post(x, back)),
  ];
};
