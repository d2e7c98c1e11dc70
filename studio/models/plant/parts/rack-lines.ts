/** Lines on the beams of a pipe rack along X. */
import { type Branch, branchedRun } from "../../../kit/branched-runs.ts";
import type { LineKind } from "../../../kit/line-classes.ts";
import { type Part, part } from "../../../kit/part.ts";
import { axisOver, shoe, shoeHeight, uBolt } from "../../../kit/pipe-supports.ts";
import { at, type Point } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";

/**
 * Route of a line: its ends along X, its position across, top of steel of its tier, the beams under it, and its fall
 * towards +X (mm per mm), none if it is level, negative if it falls towards -X.
 */
export interface Lie {
  from: number;
  to: number;
  y: number;
  tier: number;
  beams: readonly number[];
  fall?: number | undefined;
}

type Seat = Omit<Lie, "from" | "to">;

/** How far a line that falls is above its height at its lowest beam, where its shoe is as high as others, mm. */
const raisedAt = (x: number, { beams, fall = 0 }: Seat): number => ((beams.at(fall < 0 ? 0 : -1) ?? x) - x) * fall;

/** Point of a line's axis at `x`. */
export const axisAt = (x: number, lie: Seat, bore: number, kind: LineKind, onShoe = true): Point => [
  x,
  lie.y,
  lie.tier + axisOver(bore, kind, onShoe) + raisedAt(x, lie),
];

/** Supports of a line at each beam: shoes for hot and falling lines, U-bolts for others. */
export const rests = (lie: Seat, bore: number, kind: LineKind, onShoe: boolean): Piece[] =>
  lie.beams.flatMap((x) =>
    at(onShoe ? shoe(bore, kind, { height: shoeHeight + raisedAt(x, lie), fall: lie.fall ?? 0 }) : uBolt(bore, kind), [
      x,
      lie.y,
      lie.tier,
    ]),
  );

/** Start and direction of a line along the rack. */
const axisAlong = (lie: Lie, bore: number, kind: LineKind, onShoe: boolean) =>
  [axisAt(lie.from, lie, bore, kind, onShoe), [1, 0, -(lie.fall ?? 0)]] as const satisfies readonly Point[];

/** Line along the rack with its supports; both ends are left open for the plant. */
export const rackLine = (name: string, bore: number, kind: LineKind, lie: Lie): Part[] => {
  const onShoe = bore >= 150 || lie.fall !== undefined;
  const pipe = spool(name, bore, lie.to - lie.from, kind).at(...axisAlong(lie, bore, kind, onShoe));
  leaveOpen(pipe.inlet, pipe.outlet);
  return [pipe, part(`${name} rests`, rests(lie, bore, kind, onShoe)).at([0, 0, 0])];
};

/** Header along the rack with one branch, on shoes; both ends are left open for the plant. */
export const rackHeader = (name: string, bore: number, lie: Lie, branch: Branch) => {
  const run = branchedRun(name, bore, lie.to - lie.from, "steel", { branch }).at(
    ...axisAlong(lie, bore, "steel", true),
  );
  leaveOpen(run.inlet, run.outlet);
  return {
    branch: run.branch,
    parts: [run, part(`${name} rests`, rests(lie, bore, "steel", true)).at([0, 0, 0])],
  };
};
