import { blindCover, flange, flangeDepth } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, ratingOf, wallOf } from "./line-classes.ts";
import type { End } from "./part.ts";
import { at, type Point } from "./placement.ts";
import { type Piece, tube } from "./solids.ts";

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
  const outside = flangeSize(bore, kind).pipe / 2;
  const face = along(root, direction, reach);
  const inner = outside - wallOf(bore, kind);
  return {
    pieces: [
      ...at(
        tube(outside, inner, reach + buried - flangeDepth(bore, kind), lineMaterial(kind)),
        along(root, direction, -buried),
        direction,
      ),
      ...at(flange(bore, kind), face, [-direction[0], -direction[1], -direction[2]]),
    ],
    end: { position: face, direction, bore, rating: ratingOf(kind), kind },
  };
};

/** Ports of a vessel by the names of its nozzles. */
export const endsOf = <Name extends string>(nozzles: Record<Name, { end: End }>): Record<Name, End> =>
  Object.fromEntries(Object.entries<{ end: End }>(nozzles).map(([name, { end }]) => [name, end])) as Record<Name, End>;

/** Manhole: a short nozzle with a bolted cover. */
export const manhole = (place: NozzlePlace): Piece[] => {
  const kind = place.kind ?? "duct";
  const { pieces, end } = nozzle({ ...place, kind });
  return [...pieces, ...at(blindCover(place.bore, kind), end.position, end.direction)];
};

/** Point on a vertical shell of given radius, at a bearing (degrees from +X) and height. */
export const onShell = (radius: number, bearing: number, z: number): { root: Point; direction: Point } => {
  const angle = (bearing * Math.PI) / 180;
  const direction: Point = [Math.cos(angle), Math.sin(angle), 0];
  return { root: [radius * direction[0], radius * direction[1], z], direction };
};
