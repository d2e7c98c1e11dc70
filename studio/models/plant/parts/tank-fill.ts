/** Fill header of the tank farm: along the lane over the outlet lines, with a valve and a riser to each tank. */
import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { type Part, part, type Port, type WithPorts } from "../../../kit/part.ts";
import { clampArm, restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { gateValve } from "../../../kit/steel-valves.ts";
import { lineEnd } from "./line-end.ts";

const bore = 100;
const z = 1750;
type Fill = readonly [tag: string, fill: Port];

/** Riser from a branch of the header up to the fill of a tank, whose shell is `shell` mm beside it. */
const riser = (tag: string, branch: Port, fill: Port): Part[] => {
  const valve = gateValve(`${tag} fill valve`, bore, "steel");
  const joint = connect(branch, valve.inlet, 90);
  const { x, y, z: top } = fill.position;
  const way = Math.sign(branch.direction.x);
  const at = x - way * 260;
  const arms = [3000, 5000].flatMap((level) => clampArm([x + way * 325, y, level], [at, y, level], bore, "steel"));
  return [
    valve,
    joint,
    part(`${tag} fill clamps`, arms).at([0, 0, 0]),
    ...route(`${tag} fill line`, valve.outlet, fill, [[at, y, z], { z: top }]),
  ];
};

/** Cross with a branch to the tank at each side, in the plane of their fills. */
const cross = (name: string, fills: readonly Fill[]) => {
  const half = 300;
  const branches = fills.map(([tag, { position }]) => {
    // The run lies along +Y, so that its own X points to -X.
    const direction: Point = [-Math.sign(position.x), 0, 0];
    return [tag, { bore, station: half, direction, reach: 220 }] as const;
  });
  const y = fills[0]?.[1].position.y ?? 0;
  return branchedRun<string>(name, bore, 2 * half, "steel", Object.fromEntries(branches)).at(
    [0, y - half, z],
    [0, 1, 0],
  ) as WithPorts<"inlet" | "outlet">;
};

/** Header from `front`, outside the bund, past two pairs of tanks, the nearer one first. */
export const tankFill = (
  pairs: readonly [readonly Fill[], readonly Fill[]],
  front: number,
): { parts: Part[]; header: Part } => {
  const end = lineEnd("fill header end", bore, "steel", [0, front, z], [0, 1, 0]);
  const near = cross("fill cross 1", pairs[0]);
  const far = cross("fill cross 2", pairs[1]);
  const posts = part(
    "fill header posts",
    [front + 300, -4300, -1200, 2900].flatMap((y) => restingPost([0, y, z], bore, "steel", "y")),
  ).at([0, 0, 0]);
  const tee = (tag: string) => [...near.ports, ...far.ports].find(({ name }) => name === tag) as Port;
  const run = route("fill header", end.port, near.inlet);
  const parts = [
    end.piece,
    near,
    far,
    posts,
    ...run,
    ...route("fill header (2)", near.outlet, far.inlet),
    ...blinded(far.outlet),
    ...pairs.flat().flatMap(([tag, fill]) => riser(tag, tee(tag), fill)),
  ];
  return { parts, header: run[0] as Part };
};
