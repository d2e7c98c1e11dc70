import * as cad from "replicad";
import { Matrix4, Vector3 } from "three";
import { connect } from "./connect.ts";
import { flange, flangeDepth, gasket, gradeOf } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, pipeName, wallOf } from "./line-classes.ts";
import type { Material } from "./materials.ts";
import { endAt, type Part, type Port, withPorts } from "./part.ts";
import { at, type Corner, pointsOf } from "./placement.ts";
import { called, type Piece, solid, tube } from "./solids.ts";

/** Cross-section of a line: outside diameter and wall, mm, and material. */
interface Section {
  outside: number;
  wall: number;
  material: Material;
}

const sectionOf = (bore: number, kind: LineKind): Section => ({
  outside: flangeSize(bore, kind).pipe,
  wall: wallOf(bore, kind),
  material: lineMaterial(kind),
});

const bend = ({ outside, wall, material }: Section, radius: number, degrees: number): Piece[] =>
  solid(`bend ${outside} ${wall} ${radius} ${degrees.toFixed(2)}`, material, () =>
    cad
      .drawCircle(outside / 2)
      .cut(cad.drawCircle(outside / 2 - wall))
      .translate(-radius, 0)
      .sketchOnPlane("XY")
      .revolve([0, 1, 0], { angle: degrees })
      .translate([radius, 0, 0]),
  );

/** Straight pipes and bends along a center line, in world coordinates. */
export const centerLine = (points: readonly Vector3[], section: Section, radius: number): Piece[] => {
  const { outside, wall, material } = section;
  const pieces: Piece[] = [];
  const straight = (from: Vector3, to: Vector3) => {
    const along = to.clone().sub(from);
    if (along.length() > 0.5)
      pieces.push(
        ...at(tube(outside / 2, outside / 2 - wall, along.length(), material), from.toArray(), along.toArray()),
      );
  };
  let start = points[0] as Vector3;
  for (let index = 1; index < points.length; index++) {
    const corner = points[index] as Vector3;
    const next = points[index + 1];
    if (!next) {
      straight(start, corner);
      break;
    }
    const along = corner
      .clone()
      .sub(points[index - 1] as Vector3)
      .normalize();
    const onward = next.clone().sub(corner).normalize();
    const angle = along.angleTo(onward);
    const back = radius * Math.tan(angle / 2);
    const begin = corner.clone().addScaledVector(along, -back);
    straight(start, begin);
    const inward = onward.clone().addScaledVector(along, -onward.dot(along)).normalize();
    const frame = new Matrix4().makeBasis(inward, new Vector3().crossVectors(along, inward), along).setPosition(begin);
    pieces.push(
      ...bend(section, radius, (angle * 180) / Math.PI).map((piece) => ({ ...piece, matrix: frame.clone() })),
    );
    start = corner.clone().addScaledVector(onward, back);
  }
  return pieces;
};

/**
 * Flanged pipe or duct between two ports through corners, the first of which may say how it differs from the port. Bore and kind are taken from `from`; the lint compares them
 * with `to`. The bend radius is 1.5 bores, of ducts one, of tubing three. Returns the run and its two joints.
 */
export const route = (name: string, from: Port, to: Port, corners: readonly Corner[] = []): Part[] => {
  const { bore, kind } = from.end;
  const first = from.position.addScaledVector(from.direction, gasket);
  const last = to.position.addScaledVector(to.direction, gasket);
  const between = pointsOf(corners, from.position.toArray()).map((corner) => new Vector3(...corner));
  const bendRadius = bore * { duct: 1, tubing: 3, pipe: 1.5, steel: 1.5, stainless: 1.5 }[kind];
  const inset = flangeDepth(bore, kind);
  const flanges = [
    ...at(flange(bore, kind), first.toArray(), from.direction.toArray()),
    ...at(flange(bore, kind), last.toArray(), to.direction.toArray()),
  ];
  const line = centerLine(
    [
      first.clone().addScaledVector(from.direction, inset),
      ...between,
      last.clone().addScaledVector(to.direction, inset),
    ],
    sectionOf(bore, kind),
    bendRadius,
  ).flatMap((piece) =>
    piece.key.startsWith("bend ")
      ? called(pipeName(bore, kind, "bend"), [piece], gradeOf(kind, "fitting"))
      : called(pipeName(bore, kind), [piece], gradeOf(kind, "pipe")),
  );
  const run = withPorts(
    name,
    {
      inlet: endAt(bore, kind, first.toArray(), from.direction.negate().toArray()),
      outlet: endAt(bore, kind, last.toArray(), to.direction.negate().toArray()),
    },
    [...flanges, ...line],
  );
  run.placed = true;
  run.route = { points: [first, ...between, last], bore, bendRadius };
  return [run, connect(from, run.inlet), connect(to, run.outlet)];
};
