/** Nozzles of vessels and tanks, manholes and manways. */
import * as cad from "replicad";
import { blindCover, flange, flangeDepth, pipeOf } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial } from "./line-classes.ts";
import { type End, endAt } from "./part.ts";
import { at, bar, type Point, polar, turned } from "./placement.ts";
import { type Piece, solid, tube } from "./solids.ts";

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

const swan = (reach: number, rise: number): Piece[] =>
  solid(`davit arm ${reach} ${rise}`, "steel", () => {
    const path = cad
      .draw([0, 0])
      .lineTo([0, rise - 90])
      .tangentArcTo([90, rise])
      .lineTo([reach, rise])
      .done()
      .sketchOnPlane("XZ") as cad.Sketch;
    return path.sweepSketch((plane) => cad.sketchCircle(17, { plane }) as cad.Sketch);
  });

/** Blind cover with two handles, on a face at z = 0 that faces +Z. */
const cover = (bore: number, kind: LineKind): Piece[] => [
  ...blindCover(bore, kind),
  ...[-1, 1].flatMap((side) => {
    const y = side * bore * 0.27;
    return [
      ...bar([-70, y, 60], [70, y, 60], 8, "steel"),
      ...[-62, 62].flatMap((x) => bar([x, y, 20], [x, y, 60], 8, "steel")),
    ];
  }),
];

/**
 * Manway in a wall: nozzle, blind cover with handles, and a davit to swing the cover aside. A manway that faces up has
 * no davit, because its cover is lifted off.
 */
export const davitManway = (place: NozzlePlace & { kind: LineKind }): Piece[] => {
  const { bore, kind } = place;
  const { pieces, end } = nozzle(place);
  const { outside, thickness } = flangeSize(bore, kind);
  const side = outside / 2 + 34;
  const [dx, dy] = end.direction;
  const [px, py, pz] = end.position;
  const off = (out: number, along: number, up: number): Point => [
    px + dx * out - dy * along,
    py + dy * out + dx * along,
    pz + up,
  ];
  const back = -thickness / 2;
  const plane = 13;
  const rise = outside / 2 + 190;
  const bearing = (Math.atan2(dy, dx) * 180) / Math.PI;
  const closed = [...pieces, ...at(cover(bore, kind), end.position, end.direction)];
  if (Math.abs(end.direction[2]) > 0.5) return closed;
  return [
    ...closed,
    ...[-60, 60].flatMap((up) => at(tube(27, 18, 60, lineMaterial(kind)), off(plane, side, up - 30))),
    ...[-60, 60].flatMap((up) => bar(off(plane, side - 22, up), off(back, outside / 2 - 12, up), 14, "steel")),
    ...turned(swan(side, rise + 110), bearing - 90, off(plane, side, -110)),
    ...bar(off(plane, 0, rise - 10), off(plane, 0, outside / 2 - 4), 8, "galvanised"),
  ];
};
