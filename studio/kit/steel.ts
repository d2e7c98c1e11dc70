import { at, bar, type Corner, type Point, pointsOf, repeated } from "./placement.ts";
import { block, extruded, hollow, type Piece } from "./solids.ts";
import { iOutline, type ISection, iSections } from "./steel-sections.ts";

/** Horizontal or upright I-beam between two points on its axis, web vertical. */
export const beam = (from: Point, to: Point, section: ISection): Piece[] => {
  const along: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return at(extruded(iOutline(iSections[section]), Math.hypot(...along), "steel"), from, along);
};

/** Top rail or post of a railing, between two points: tube 40 × 2.6. */
export const railTube = (from: Point, to: Point): Piece[] => hollow(2.6, bar(from, to, 20, "safety"));
/** Knee rail, or frame of a guard, between two points: tube 28 × 2.3. */
export const kneeTube = (from: Point, to: Point): Piece[] => hollow(2.3, bar(from, to, 14, "safety"));

/** Handrail along corners at one height: posts, top rail at 1,100 mm, knee rail, toe plate. */
export const handrail = (corners: readonly Corner[]): Piece[] => {
  const points = pointsOf(corners);
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const bays = Math.max(1, Math.round(length / 1000));
    const lifted = ([x, y, z]: Point, by: number): Point => [x, y, z + by];
    const posts = repeated(bays + 1, (post) => {
      const share = post / bays;
      const foot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2]];
      return railTube(foot, lifted(foot, 1100));
    });
    const along: Point = [to[0] - from[0], to[1] - from[1], 0];
    return [
      ...posts,
      ...railTube(lifted(from, 1100), lifted(to, 1100)),
      ...kneeTube(lifted(from, 550), lifted(to, 550)),
      ...at(block(8, 100, length, "safety"), lifted(from, 50), along),
    ];
  });
};
