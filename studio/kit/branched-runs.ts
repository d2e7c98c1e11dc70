import { blindCover, flange, flangeDepth, pipeOf } from "./flanges.ts";
import { impulse } from "./instruments.ts";
import { flangeSize, type LineKind, lineMaterial } from "./line-classes.ts";
import { type End, endAt, inLineEnds, type Part, type Port, type WithPorts, withPorts } from "./part.ts";
import { at, type Point } from "./placement.ts";
import { cylinder, type Piece } from "./solids.ts";
import { closedWith } from "./spools.ts";

/** A branch has the line kind of the run, unless it is a tapping for tubing. */
export interface Branch {
  bore: number;
  /** Distance from the start of the run, mm. */
  station: number;
  /** Direction of the branch: perpendicular to +Z, but for the fall of a line that drains. */
  direction: Point;
  /** From the run's axis to the branch's face, mm. */
  reach: number;
  kind?: LineKind;
}

/** Tapping for impulse tubing. */
export const tapping = (station: number, direction: Point, reach: number): Branch => ({
  bore: impulse,
  station,
  direction,
  reach,
  kind: "tubing",
});

/** Branches of a run of this bore, which their necks enter by `deep` mm: pieces, and ends by the branches' names. */
const branchesOf = <Name extends string>(
  run: { bore: number; kind: LineKind },
  branches: Record<Name, Branch>,
  deep: number,
): { pieces: Piece[]; ends: Record<Name, End> } => {
  const start = flangeSize(run.bore, run.kind).pipe / 2 - deep;
  const pieces: Piece[] = [];
  const ends = {} as Record<Name, End>;
  for (const [name, branch] of Object.entries(branches) as [Name, Branch][]) {
    const { bore, station, direction, reach, kind = run.kind } = branch;
    const [x, y, z] = direction;
    const length = reach - start - flangeDepth(bore, kind);
    const neck = kind === "tubing" ? cylinder(bore, length, lineMaterial(run.kind)) : pipeOf(bore, kind, length);
    const along = (distance: number): Point => [x * distance, y * distance, station + z * distance];
    pieces.push(...at(neck, along(start), direction), ...at(flange(bore, kind), along(reach), [-x, -y, -z]));
    ends[name] = endAt(bore, kind, along(reach), direction);
  }
  return { pieces, ends };
};

/** Pipe along +Z with flanges at both ends, `blind` or open, and the pieces of its branches. */
const piped = (bore: number, length: number, kind: LineKind, blind: boolean, branches: readonly Piece[]): Piece[] => {
  const depth = flangeDepth(bore, kind);
  const cover = blind ? blindCover(bore, kind) : [];
  return [
    ...at(pipeOf(bore, kind, length - 2 * depth), [0, 0, depth]),
    ...flange(bore, kind),
    ...at(cover, [0, 0, 0], [0, 0, -1]),
    ...at(flange(bore, kind), [0, 0, length], [0, 0, -1]),
    ...at(cover, [0, 0, length]),
    ...branches,
  ];
};

/** Straight flanged run along +Z, open at both ends, with branches and tappings: tee, header or metering run. */
export const branchedRun = <Name extends string>(
  name: string,
  bore: number,
  length: number,
  kind: LineKind,
  branches: Record<Name, Branch>,
): WithPorts<Name | "inlet" | "outlet"> => {
  const { pieces, ends } = branchesOf({ bore, kind }, branches, 8);
  return withPorts(name, { ...inLineEnds(bore, kind, length), ...ends }, piped(bore, length, kind, false, pieces));
};

/** Header along +Z with flanged branches, blind at both ends: one molded piece instead of a row of tees. */
export const manifold = <Name extends string>(
  name: string,
  bore: number,
  length: number,
  branches: Record<Name, Branch>,
  kind: LineKind = "pipe",
): WithPorts<Name> => {
  const { pieces, ends } = branchesOf({ bore, kind }, branches, 12);
  return withPorts(name, ends, piped(bore, length, kind, true, pieces));
};

/** Blind flanges with joints that close ports permanently. */
export const blinded = (...ports: Port[]): Part[] => closedWith("blind", lineMaterial, ports);
