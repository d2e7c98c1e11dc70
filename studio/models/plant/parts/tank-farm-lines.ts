/**
 * Lines of the tank farm: from each tank through the bund wall to a manifold with three pumps, and a fill header along
 * the lane over them, with a valve and a riser to each tank.
 */
import { type Branch, blinded, branchedRun, manifold } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { pressureGauge } from "../../../kit/instruments.ts";
import { type Part, part, type Port, type WithPorts } from "../../../kit/part.ts";
import { clampArm, restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { gateValve } from "../../../kit/steel-valves.ts";
import { lineEnd } from "./line-ends.ts";
import { pumpSet } from "./pump-set.ts";

const bore = 150;
const reach = 260;
const pumpPlaces = [-1700, 0, 1700] as const;
/** Bore and height of the fill header, mm. */
const [fillBore, fillZ] = [100, 1750];

/** A port of each tank, by the tank's tag. */
type AtTanks = readonly (readonly [tag: string, port: Port])[];

/** Outlet valve at the tank, line along the lane, valve at the manifold. */
const tankLine = (tag: string, outlet: Port, into: Port): Part[] => {
  const first = gateValve(`${tag} outlet valve`, bore, "steel");
  const last = gateValve(`${tag} manifold valve`, bore, "steel");
  const { x, z } = into.position;
  const { y } = outlet.position;
  const joints = [connect(outlet, first.inlet, 90), connect(into, last.inlet, 90)];
  const run = route(`${tag} outlet line`, first.outlet, last.outlet, [[x, y, z]]);
  const rests = [-400, -4500]
    .filter((place) => place < y - 400)
    .flatMap((place) => restingPost([x, place, z], bore, "steel", "y"));
  return [first, last, ...joints, ...run, part(`${tag} line posts`, rests).at([0, 0, 0])];
};

/**
 * Manifold along X at `y` and at the height `axis` with a branch to each tank, in the order of `lanes`, and three
 * pumps.
 */
export const tankFarmLines = (outlets: AtTanks, lanes: readonly number[], y: number, axis: number) => {
  const from = -2300;
  const branch = (x: number, way: 1 | -1) => ({ bore, station: x - from, direction: [way, 0, 0] as Point, reach });
  const toPumps = (to: (x: number) => Branch) => pumpPlaces.map((x, index) => [`pump ${index}`, to(x)] as const);
  const suctions = manifold<string>(
    "suction manifold",
    200,
    4600,
    Object.fromEntries([
      ...outlets.map(([tag], index) => [tag, branch(lanes[index] ?? 0, 1)] as const),
      ...toPumps((x) => branch(x, -1)),
    ]),
    "steel",
  ).at([from, y, axis], [1, 0, 0]);
  const end = (name: string) => suctions[name] as Port;
  const pumps = pumpPlaces.map((_, index) => pumpSet(`P-10${index + 1}`, end(`pump ${index}`)));
  const over = (pumps[0] as (typeof pumps)[number]).outlet.position;
  const level = over.z + 620;
  const deliveries = manifold<string>(
    "delivery manifold",
    150,
    5000,
    {
      ...Object.fromEntries(toPumps((x) => ({ bore: 80, station: x - from, direction: [0, -1, 0], reach: 230 }))),
      out: { bore, station: 300, direction: [0, 1, 0], reach },
      gauge: { bore: 25, station: 1400, direction: [0, 1, 0], reach: 160 },
    },
    "steel",
  ).at([from, over.y, level], [1, 0, 0]);
  const gauge = pressureGauge("PI-104", 25, "steel");
  const delivered = (name: string) => deliveries[name] as Port;
  const out = delivered("out").position;
  const limit = lineEnd("delivery", bore, [-8300, out.y, out.z + 420], [1, 0, 0]);
  const posts = part("manifold posts", [
    ...[-850, 850].flatMap((x) => restingPost([x, y, axis], 200, "steel", "x")),
    ...[-850, 850].flatMap((x) => restingPost([x, over.y, level], bore, "steel", "x")),
    ...[-4700, -7000].flatMap((x) => restingPost([x, over.y, out.z + 420], bore, "steel", "x")),
  ]).at([0, 0, 0]);
  const parts = [
    suctions,
    deliveries,
    gauge,
    limit,
    posts,
    connect(delivered("gauge"), gauge.process, -90),
    ...route("delivery", delivered("out"), limit.outlet, [{ z: out.z + 420 }]),
    ...pumps.flatMap((set) => set.parts),
    ...pumps.flatMap(({ outlet }, index) => route(`discharge ${index}`, outlet, delivered(`pump ${index}`))),
    ...outlets.flatMap(([tag, outlet]) => tankLine(tag, outlet, end(tag))),
  ];
  return { parts, suctions, pumps: pumps.map(({ pump }) => pump), deliveries };
};

/** Riser from a branch of the header up to the fill of a tank. */
const riser = (tag: string, branch: Port, fill: Port): Part[] => {
  const valve = gateValve(`${tag} fill valve`, fillBore, "steel");
  const joint = connect(branch, valve.inlet, 90);
  const { x, y, z: top } = fill.position;
  const way = Math.sign(branch.direction.x);
  const at = x - way * 260;
  const arms = [3000, 5000].flatMap((z) => clampArm([x + way * 325, y, z], [at, y, z], fillBore, "steel"));
  return [
    valve,
    joint,
    part(`${tag} fill clamps`, arms).at([0, 0, 0]),
    ...route(`${tag} fill line`, valve.outlet, fill, [[at, y, fillZ], { z: top }]),
  ];
};

/** Cross with a branch to the tank at each side, in the plane of their fills. */
const cross = (name: string, fills: AtTanks) => {
  const half = 300;
  const branches = fills.map(([tag, { position }]) => {
    // The run lies along +Y, so that its own X points to -X.
    const direction: Point = [-Math.sign(position.x), 0, 0];
    return [tag, { bore: fillBore, station: half, direction, reach: 220 }] as const;
  });
  const y = fills[0]?.[1].position.y ?? 0;
  return branchedRun<string>(name, fillBore, 2 * half, "steel", Object.fromEntries(branches)).at(
    [0, y - half, fillZ],
    [0, 1, 0],
  ) as WithPorts<"inlet" | "outlet">;
};

/** Fill header from `front`, outside the bund, past two pairs of tanks, the nearer one first. */
export const tankFill = (pairs: readonly [AtTanks, AtTanks], front: number) => {
  const end = lineEnd("fill header end", fillBore, [0, front, fillZ], [0, 1, 0]);
  const [near, far] = [cross("fill cross 1", pairs[0]), cross("fill cross 2", pairs[1])];
  const posts = part(
    "fill header posts",
    [front + 300, -4300, -1200, 2900].flatMap((y) => restingPost([0, y, fillZ], fillBore, "steel", "y")),
  ).at([0, 0, 0]);
  const tee = (tag: string) => [...near.ports, ...far.ports].find(({ name }) => name === tag) as Port;
  const run = route("fill header", end.outlet, near.inlet);
  const parts = [
    end,
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
