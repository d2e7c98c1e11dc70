/** Ends of the plants' lines: where the plant connects them, and drip legs at the feet of steam lines' risers. */
import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { type InLine, type Part, type WithPorts, withPorts } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";

/** Short flanged steel pipe of a `length` (mm) at the end of a line: its outlet faces the line along `way`, its inlet the plant. */
export const lineEnd = (name: string, bore: number, point: Point, way: Point, length = 500): InLine => {
  const piece = spool(name, bore, length, "steel").at(point, way);
  leaveOpen(piece.inlet);
  return piece;
};

/** Distances of the pocket's lower end and of the faces of the line from the foot, mm. */
const [depth, reach] = [480, 240] as const;

/**
 * Foot of a riser, where a line DN `bore` that falls along `way` turns upward, with a pocket as wide as the line below
 * it, in which condensate collects; the branch to the trap is left open.
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
  // The line goes on upward, not into the pocket.
  const leg = withPorts(
    name,
    {
      inlet: run.line.end,
      outlet: run.outlet.end,
      pocket: run.inlet.end,
      trap: run.trap.end,
    },
    run.pieces,
  ).at([foot[0], foot[1], foot[2] - depth]);
  leaveOpen(leg.trap);
  return { leg, parts: [leg, ...blinded(leg.pocket)] };
};
