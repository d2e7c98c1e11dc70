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
 * towards +X (mm per mm), none if it is level.
 */
export interface Lie {
  from: number;
  to: number;
  y: number;
  tier: number;
  beams: readonly number[];
  fall?: number;
}

/** How far a line that falls towards +X is above its height at the last beam, where its shoe is as high as others, mm. */
const raisedAt = (x: number, beams: readonly number[], fall = 0): number => ((beams.at(-1) ?? x) - x) * fall;

/** Supports of a line at each beam: shoes for hot and falling lines, U-bolts for others. */
export const rests = (
  { y, tier, beams, fall = 0 }: Pick<Lie, "y" | "tier" | "beams" | "fall">,
  bore: number,
  kind: LineKind,
  onShoe: boolean,
): Piece[] =>
  beams.flatMap((x) =>
    at(onShoe ? shoe(bore, kind, { height: shoeHeight + raisedAt(x, beams, fall), fall }) : uBolt(bore, kind), [
      x,
      y,
      tier,
    ]),
  );

/** Start and direction of a line along the rack. */
const axisAlong = ({ from, y, tier, beams, fall = 0 }: Lie, bore: number, kind: LineKind, onShoe: boolean) =>
  [
    [from, y, tier + axisOver(bore, kind, onShoe) + raisedAt(from, beams, fall)],
    [1, 0, -fall],
  ] as const satisfies readonly Point[];

/** Line along the rack with its supports; both ends are left open for the plant. */
export const rackLine = (
  name: string,
  bore: number,
  kind: LineKind,
  lie: Lie,
  onShoe = bore >= 150 || lie.fall !== undefined,
): Part[] => {
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
