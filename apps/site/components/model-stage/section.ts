import type { Vector } from "./vectors.ts";

/** A section plane across an axis of the model: what lies beyond `at` (mm) is cut away, or what lies before it. */
export interface Section {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
  readonly flipped?: boolean;
}

/** Beyond is in front in an elevation, else to the right or above. */
const signOf = ({ axis, flipped }: Section): 1 | -1 => ((axis === 1) === (flipped === true) ? 1 : -1);

/** Whether a point is on the side of a section plane that is cut away. */
export const isAway = (point: Vector, section: Section): boolean =>
  signOf(section) * (point[section.axis] - section.at) > 0;

/** Whether a section plane goes through a box, mm. */
export const isCutBy = (low: number, high: number, section: Section): boolean => low < section.at && section.at < high;

/** The half space that is cut away: its points have a larger product with the first three numbers than the fourth. */
export function cutOf(section: Section | undefined): [number, number, number, number] {
  if (!section) return [0, 0, 0, 1];
  const sign = signOf(section);
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((axis) => (axis === section.axis ? sign : 0));
  return [x, y, z, sign * section.at];
}
