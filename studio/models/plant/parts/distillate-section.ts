import { manifold } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { pressureGauge } from "../../../kit/instruments.ts";
import { type Part, part } from "../../../kit/part.ts";
import { restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { distillateCooler } from "./distillate-cooler.ts";
import { distillateDrum } from "./distillate-drum.ts";
import { pumpSet } from "./pump-set.ts";

/** Origin of the process plant on the plant's grid, m, and X of this section in that plant, mm. */
export const unitDatum = [1000, 500] as const;
export const sectionX = 3000;
/** Plane of drum and cooler, plane and height of the suction header, mm. */
const [y, headerY, axis] = [1300, -350, 560];

/** Pumps P-301A/B between a suction header, fed from above at `dropX`, and a discharge header. */
const distillatePumps = (dropX: number) => {
  const [first, second] = [dropX - 850, dropX + 850];
  const from = dropX - 1250;
  const pair = (bore: number, direction: readonly [number, number, number], reach: number) => ({
    a: { bore, station: first - from, direction, reach },
    b: { bore, station: second - from, direction, reach },
  });
  const suctions = manifold(
    "suction header",
    200,
    2500,
    { feed: { bore: 200, station: 1250, direction: [1, 0, 0], reach: 270 }, ...pair(150, [-1, 0, 0], 260) },
    "steel",
  ).at([from, headerY, axis], [1, 0, 0]);
  const pumps = [pumpSet("P-301A", suctions.a), pumpSet("P-301B", suctions.b)] as const;
  const over = pumps[0].outlet.position;
  const headerZ = over.z + 650;
  const discharges = manifold(
    "discharge header",
    100,
    2700,
    {
      ...pair(80, [0, -1, 0], 210),
      out: { bore: 100, station: 2480, direction: [0, 1, 0], reach: 230 },
      gauge: { bore: 25, station: 1250, direction: [0, 1, 0], reach: 140 },
    },
    "steel",
  ).at([from, over.y, headerZ], [1, 0, 0]);
  const gauge = pressureGauge("PI-302", 25, "steel");
  return {
    pumps,
    suctions,
    discharges,
    dischargeY: over.y,
    headerZ,
    equipment: [suctions, discharges, gauge],
    trains: [
      ...pumps.flatMap(({ parts }) => parts),
      ...pumps.flatMap(({ outlet }, index) => route(`discharge ${index}`, outlet, index ? discharges.b : discharges.a)),
    ],
    gaugeJoint: connect(discharges.gauge, gauge.process, -90),
    posts: [
      ...[first + 420, second - 420].flatMap((x) => restingPost([x, headerY, axis], 200, "steel", "x")),
      ...[first + 490, second - 490].flatMap((x) => restingPost([x, over.y, headerZ], 100, "steel", "x")),
    ],
  };
};

/** Drum on piers, two pumps, a cooler and a control valve station with the piping between them, about the origin. */
export const distillateSection = () => {
  const { drum, psv, level, boundary, orifice, water, platform, ...held } = distillateDrum(y);
  const { pumps, suctions, discharges, dischargeY, headerZ, ...pumped } = distillatePumps(drum.outlet.position.x);
  const { cooler, station, ...cooled } = distillateCooler(y);
  const lineZ = headerZ + 620;
  const supports = part("pipe supports", [
    ...pumped.posts,
    ...[700, 2500].flatMap((x) => restingPost([x, dischargeY, lineZ], 100, "steel", "x")),
    ...cooled.posts,
  ]).at([0, 0, 0]);
  const parts: Part[] = [
    ...held.equipment,
    ...pumped.equipment,
    ...cooled.equipment,
    supports,
    ...pumped.trains,
    ...held.reliefLine,
    pumped.gaugeJoint,
    ...held.feedLine,
    ...held.waterLine,
    ...route("suction", drum.outlet, suctions.feed, [{ z: axis }]),
    ...route("to cooler", discharges.out, cooler.shellIn, [{ z: lineZ }, { x: cooler.shellIn.position.x }, { y }]),
    ...cooled.lines,
  ];
  const ends = { ...held.ends, ...cooled.ends };
  return {
    parts,
    drum,
    pumps,
    suctions,
    discharges,
    cooler,
    station,
    psv,
    level,
    boundary,
    orifice,
    thermal: cooled.thermal,
    water,
    platform,
    lineZ,
    ends,
  };
};
