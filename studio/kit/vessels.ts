import { blindCover, flange, flangeDepth, pipeOf } from "./flanges.ts";
import type { LineKind } from "./line-classes.ts";
import { type End, endAt } from "./part.ts";
import { at, type Point, polar } from "./placement.ts";
import type { Piece } from "./solids.ts";

export interface NozzlePlace {
  bore: number;
  kind?: LineKind;
  /** Intersection of the nozzle's axis with the wall, and direction of the nozzle. */
  root: Point;
  direction: Point;
  /** From the root to the face, mm. */
  reach: number;
  /** Length of the tube inside the wall, behind the root, mm. */
  buried?: number;
}

const along = ([x, y, z]: Point, [dx, dy, dz]: Point, by: number): Point => [x + dx * by, y + dy * by, z + dz * by];

/** Nozzle on a wall: tube, collar and flange. */
export const nozzle = ({
  bore,
  kind = "pipe",
  root,
  direction,
  reach,
  buried = 15,
}: NozzlePlace): { pieces: Piece[]; end: End } => {
  const face = along(root, direction, reach);
  return {
    pieces: [
      ...at(pipeOf(bore, kind, reach + buried - flangeDepth(bore, kind)), along(root, direction, -buried), direction),
      ...at(flange(bore, kind), face, [-direction[0], -direction[1], -direction[2]]),
    ],
    end: endAt(bore, kind, face, direction),
  };
};

/** Manhole: a short nozzle with a bolted cover. */
export const manhole = (place: NozzlePlace): Piece[] => {
  const kind = place.kind ?? "duct";
  const { pieces, end } = nozzle({ ...place, kind });
  return [...pieces, ...at(blindCover(place.bore, kind), end.position, end.direction)];
};

/** Point on a vertical shell of given radius, at a bearing (degrees from +X) and height. */
export const onShell = (radius: number, bearing: number, z: number): { root: Point; direction: Point } => {
  const direction = polar(1, bearing);
  return { root: [radius * direction[0], radius * direction[1], z], direction };
};
