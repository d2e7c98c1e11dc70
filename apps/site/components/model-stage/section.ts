import type { Vector } from "./vectors.ts";

/** A section plane across an axis of the model: what lies beyond `at` (mm) is cut away. */
export interface Section {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
}

/** Whether a point is on the side of a section plane that is cut away: in front in an elevation, else to the right or above. */
export const isAway = (point: Vector, { axis, at }: Section): boolean =>
  axis === 1 ? point[1] < at : point[axis] > at;

/** The half space that is cut away: its points have a larger product with the first three numbers than the fourth. */
export function cutOf(section: Section | undefined): [number, number, number, number] {
  if (!section) return [0, 0, 0, 1];
  const sign = section.axis === 1 ? -1 : 1;
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => (axis === section.axis ? sign : 0));
  return [x, y, z, sign * section.at];
}
