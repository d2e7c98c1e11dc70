/** Places of the quench water line, for its model and its isometric. */

/** East, north and elevation in mm, from the middle of the skid on the floor. */
export type Place = readonly [east: number, north: number, elevation: number];

/** Corners of the line's axis, from the face of the reducer behind STR-112 to that of the nozzle in the gas duct. */
export const corners: readonly Place[] = [
  [-1860, 1100, 820],
  [-1860, 1100, 1200],
  [-2400, 1100, 1200],
  [-2400, 1100, 5266],
  [-2400, 440, 5266],
];
/** The leg that has XV-112, and how far along it the middle of the valve is, mm. */
export const valve = { leg: 1, along: 270, tag: "XV-112" } as const;
/** Where the line is held, mm along a leg. */
export const supports: readonly { tag: string; leg: number; along: number }[] = [
  { tag: "PS-1", leg: 0, along: 190 },
  { tag: "PS-2", leg: 2, along: 1300 },
  { tag: "PS-3", leg: 2, along: 3400 },
];

/** Legs between the corners. */
export const legs = corners.slice(1).map((to, index): readonly [Place, Place] => [corners[index] as Place, to]);

/** Length of a leg, mm. */
export const lengthOf = ([a, b]: readonly [Place, Place]): number => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
