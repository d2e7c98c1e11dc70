/** Drip legs: pockets at the feet of steam lines' risers, in which condensate collects. */
import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { type Part, part, type WithPorts } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import { leaveOpen } from "../../../kit/spools.ts";

/** Distances of the pocket's lower end and of the faces of the line from the foot, mm. */
const [depth, reach] = [480, 240] as const;

/**
 * Foot of a riser, where a line DN `bore` that falls along `way` turns upwards, with a pocket as wide as the line below
 * it; the branch to the trap is left open.
 */
export const dripLeg = (
  name: string,
  bore: number,
  foot: Point,
  [x, y, z]: Point,
): { parts: Part[]; leg: WithPorts<"inlet" | "outlet"> } => {
  const run = branchedRun(name, bore, depth + reach, "steel", {
    line: { bore, station: depth, direction: [-x, -y, -z], reach },
    trap: { bore: 20, station: 170, direction: [y, -x, 0], reach: bore / 2 + 90 },
  });
  // The line goes on upwards, not into the pocket.
  const leg = part(name, run.pieces, {
    inlet: run.line.end,
    outlet: run.outlet.end,
    pocket: run.inlet.end,
    trap: run.trap.end,
  }).at([foot[0], foot[1], foot[2] - depth]);
  leaveOpen(leg.trap);
  return { leg, parts: [leg, ...blinded(leg.pocket)] };
};
