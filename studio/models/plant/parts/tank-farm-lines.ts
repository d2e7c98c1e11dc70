/** Lines of the tank farm: from each tank through the bund wall to a manifold, and from there to three pumps. */
import { connect } from "../../../kit/connect.ts";
import { pressureGauge } from "../../../kit/instruments.ts";
import { manifold } from "../../../kit/branched-runs.ts";
import { type Part, part, type Port } from "../../../kit/part.ts";
import { restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { gateValve } from "../../../kit/steel-valves.ts";
import { lineEnd } from "./line-end.ts";
import { pumpSet } from "./pump-set.ts";

const bore = 150;
const reach = 260;
const pumpPlaces = [-1700, 0, 1700] as const;

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
export const tankFarmLines = (
  outlets: readonly (readonly [tag: string, outlet: Port])[],
  lanes: readonly number[],
  y: number,
  axis: number,
) => {
  const from = -2300;
  const branch = (x: number, way: 1 | -1) => ({ bore, station: x - from, direction: [way, 0, 0] as Point, reach });
  const suctions = manifold<string>(
    "suction manifold",
    200,
    4600,
    Object.fromEntries([
      ...outlets.map(([tag], index) => [tag, branch(lanes[index] ?? 0, 1)]),
      ...pumpPlaces.map((x, index) => [`pump ${index}`, branch(x, -1)]),
    ]),
    "steel",
  ).at([from, y, axis], [1, 0, 0]);
  const end = (name: string) => suctions[name] as Port;
  const pumps = pumpPlaces.map((_, index) => pumpSet(`P-10${index + 1}`, end(`pump ${index}`)));
  const over = (pumps[0] as (typeof pumps)[number]).outlet.position;
  const level = over.z + 620;
  const up = { direction: [0, 1, 0] as Point };
  const deliveries = manifold<string>(
    "delivery manifold",
    150,
    5000,
    {
      ...Object.fromEntries(
        pumpPlaces.map((x, index) => [
          `pump ${index}`,
          { bore: 80, station: x - from, direction: [0, -1, 0] as Point, reach: 230 },
        ]),
      ),
      out: { ...up, bore, station: 300, reach },
      gauge: { ...up, bore: 25, station: 1400, reach: 160 },
    },
    "steel",
  ).at([from, over.y, level], [1, 0, 0]);
  const gauge = pressureGauge("PI-104", 25, "steel");
  const delivered = (name: string) => deliveries[name] as Port;
  const out = delivered("out").position;
  const limit = lineEnd("delivery", bore, "steel", [-8300, out.y, out.z + 420], [1, 0, 0]);
  const posts = part("manifold posts", [
    ...[-850, 850].flatMap((x) => restingPost([x, y, axis], 200, "steel", "x")),
    ...[-850, 850].flatMap((x) => restingPost([x, over.y, level], bore, "steel", "x")),
    ...[-4700, -7000].flatMap((x) => restingPost([x, over.y, out.z + 420], bore, "steel", "x")),
  ]).at([0, 0, 0]);
  const parts = [
    suctions,
    deliveries,
    gauge,
    limit.piece,
    posts,
    connect(delivered("gauge"), gauge.process, -90),
    ...route("delivery", delivered("out"), limit.port, [[out.x, out.y, out.z + 420]]),
    ...pumps.flatMap((set) => set.parts),
    ...pumps.flatMap(({ outlet }, index) => route(`discharge ${index}`, outlet, delivered(`pump ${index}`))),
    ...outlets.flatMap(([tag, outlet]) => tankLine(tag, outlet, end(tag))),
  ];
  return { parts, suctions, pumps: pumps.map(({ pump }) => pump), deliveries };
};
