import { connect } from "../../../kit/connect.ts";
import { pressureGauge } from "../../../kit/instruments.ts";
import { manifold } from "../../../kit/branched-runs.ts";
import { restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { pumpSet } from "./pump-set.ts";

const axis = 560;
const headerY = -350;

/** Pumps P-301A/B between a suction header, fed from above at `dropX`, and a discharge header. */
export const distillatePumps = (dropX: number) => {
  const [first, second] = [dropX - 850, dropX + 850];
  const from = dropX - 1250;
  const suctions = manifold(
    "suction header",
    200,
    2500,
    {
      feed: { bore: 200, station: 1250, direction: [1, 0, 0], reach: 270 },
      a: { bore: 150, station: first - from, direction: [-1, 0, 0], reach: 260 },
      b: { bore: 150, station: second - from, direction: [-1, 0, 0], reach: 260 },
    },
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
      a: { bore: 80, station: first - from, direction: [0, -1, 0], reach: 210 },
      b: { bore: 80, station: second - from, direction: [0, -1, 0], reach: 210 },
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
    axis,
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
