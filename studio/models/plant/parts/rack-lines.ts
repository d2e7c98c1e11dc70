/** Lines on the beams of a pipe rack along X. */
import { branchedRun } from "../../../kit/branched-runs.ts";
import type { LineKind } from "../../../kit/line-classes.ts";
import type { Branch } from "../../../kit/manifold.ts";
import { type Part, part } from "../../../kit/part.ts";
import { axisOver, shoe, uBolt } from "../../../kit/pipe-supports.ts";
import { at } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";

/** Route of a line: its ends along X, its position across, top of steel of its tier, and the beams under it. */
export interface Lie {
  from: number;
  to: number;
  y: number;
  tier: number;
  beams: readonly number[];
}

/** Supports of a line at each beam: shoes for hot lines, U-bolts for others. */
export const rests = (
  beams: readonly number[],
  y: number,
  tier: number,
  bore: number,
  kind: LineKind,
  onShoe: boolean,
): Piece[] => beams.flatMap((x) => at(onShoe ? shoe(bore, kind) : uBolt(bore, kind), [x, y, tier]));

/** Line along the rack with its supports; both ends are left open for the plant. */
export const rackLine = (
  name: string,
  bore: number,
  kind: LineKind,
  { from, to, y, tier, beams, onShoe = bore >= 150 }: Lie & { onShoe?: boolean },
): Part[] => {
  const pipe = spool(name, bore, to - from, kind).at([from, y, tier + axisOver(bore, kind, onShoe)], [1, 0, 0]);
  leaveOpen(pipe.inlet, pipe.outlet);
  return [pipe, part(`${name} rests`, rests(beams, y, tier, bore, kind, onShoe)).at([0, 0, 0])];
};

/** Header along the rack with one branch, on shoes; both ends are left open for the plant. */
export const rackHeader = (name: string, bore: number, { from, to, y, tier, beams }: Lie, branch: Branch) => {
  const run = branchedRun(name, bore, to - from, "steel", { branch }).at(
    [from, y, tier + axisOver(bore, "steel")],
    [1, 0, 0],
  );
  leaveOpen(run.inlet, run.outlet);
  return {
    branch: run.branch,
    parts: [run, part(`${name} rests`, rests(beams, y, tier, bore, "steel", true)).at([0, 0, 0])],
  };
};
