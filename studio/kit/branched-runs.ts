import { connect } from "./connect.ts";
import { drilling, flange, flangeDepth, flangeGrip } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, ratingOf, wallOf } from "./line-classes.ts";
import type { Branch } from "./manifold.ts";
import { type End, type Part, part, type Port, type WithPorts } from "./part.ts";
import { at, type Point } from "./placement.ts";
import { cylinder, drilledRing, type Piece, tube } from "./solids.ts";
import { inLineEnds } from "./valves.ts";

/** A branch has the line kind of the run, unless it is a tapping for tubing. */
export interface RunBranch extends Branch {
  kind?: LineKind;
}

const branchPieces = (half: number, own: LineKind, branch: RunBranch): Piece[] => {
  const { bore, station, direction, reach, kind = own } = branch;
  const [x, y, z] = direction;
  const start = half - 8;
  const outside = kind === "tubing" ? bore : flangeSize(bore, kind).pipe / 2;
  const length = reach - start - flangeDepth(bore, kind);
  const from: Point = [x * start, y * start, station + z * start];
  const neck =
    kind === "tubing"
      ? cylinder(outside, length, lineMaterial(own))
      : tube(outside, outside - wallOf(bore, kind), length, lineMaterial(kind));
  return [
    ...at(neck, from, direction),
    ...at(flange(bore, kind), [x * reach, y * reach, station + z * reach], [-x, -y, -z]),
  ];
};

/** Straight flanged run along +Z, open at both ends, with branches and tappings: tee, header or metering run. */
export const branchedRun = <Name extends string>(
  name: string,
  bore: number,
  length: number,
  kind: LineKind,
  branches: Record<Name, RunBranch>,
): WithPorts<Name | "inlet" | "outlet"> => {
  const { pipe } = flangeSize(bore, kind);
  const depth = flangeDepth(bore, kind);
  const ends = Object.fromEntries(
    Object.entries<RunBranch>(branches).map(([branch, { bore: size, station, direction, reach, kind: own = kind }]) => [
      branch,
      {
        position: [direction[0] * reach, direction[1] * reach, station + direction[2] * reach] as Point,
        direction,
        bore: size,
        rating: ratingOf(own),
        kind: own,
      },
    ]),
  ) as Record<Name, End>;
  return part(
    name,
    [
      ...at(tube(pipe / 2, pipe / 2 - wallOf(bore, kind), length - 2 * depth, lineMaterial(kind)), [0, 0, depth]),
      ...flange(bore, kind),
      ...at(flange(bore, kind), [0, 0, length], [0, 0, -1]),
      ...Object.values<RunBranch>(branches).flatMap((branch) => branchPieces(pipe / 2, kind, branch)),
    ],
    { ...inLineEnds(bore, length, kind), ...ends },
  );
};

/** Blind flanges with joints that close ports permanently. */
export const blinded = (...ports: Port[]): Part[] =>
  ports.flatMap((port) => {
    const { bore, kind } = port.end;
    const { outside } = flangeSize(bore, kind);
    const plate = part(
      `blind on ${port}`,
      drilledRing(outside / 2, 0, flangeGrip(bore, kind), drilling(bore, kind), lineMaterial(kind)),
      { face: { position: [0, 0, 0], direction: [0, 0, -1], bore, rating: ratingOf(kind), kind } },
    );
    return [plate, connect(port, plate.face)];
  });
