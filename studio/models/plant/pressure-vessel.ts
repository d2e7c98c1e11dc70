import { Vector3 } from "three";
import { blinded } from "../../kit/branched-runs.ts";
import { capacityWords, vesselHolds } from "../../kit/capacity.ts";
import { connect } from "../../kit/connect.ts";
import { reliefValve } from "../../kit/control-valves.ts";
import { pressureGauge, transmitter } from "../../kit/instruments.ts";
import { part } from "../../kit/part.ts";
import { type Point, slab } from "../../kit/placement.ts";
import { pressureVessel } from "../../kit/pressure-vessels.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { anchorBolt } from "../../kit/vessel-supports.ts";
import { ballValve } from "../../kit/steel-valves.ts";
import type { Model } from "../model.ts";
import { dimensionChain } from "./parts/dimension-chain.ts";
import { levelBridle } from "./parts/level-bridle.ts";

/** Outside diameter, length between tangent lines, and thickness of shell and heads, mm. */
export const [diameter, length, wall] = [1600, 4800, 14] as const;
/** Height of the axis, stations of the saddles, reach of the nozzles, mm. */
const [axis, saddles, reach] = [1500, [950, 3850], 190] as const;
/** Nominal bore of the manway. */
export const manway = 500;
/** Design pressure, bar g, and lowest and highest design temperature, °C. */
export const design = { pressure: 12, coldest: -10, hottest: 120 } as const;

/** Horizontal separator along X, on its saddles above the origin. */
const vessel = pressureVessel("V-501", {
  diameter,
  length,
  wall,
  height: axis,
  support: { saddles },
  nozzles: {
    feed: { bore: 200, station: 460, bearing: 90, reach },
    gas: { bore: 200, station: 4340, bearing: 90, reach },
    liquid: { bore: 150, station: 4300, bearing: -90, reach },
    drain: { bore: 50, station: 2400, bearing: -90, reach },
    relief: { bore: 80, station: 3300, bearing: 90, reach },
    vent: { bore: 50, station: 1900, bearing: 90, reach },
    pressure: { bore: 25, station: 2750, bearing: 90, reach },
    // In the liquid, well below its level.
    temperature: { bore: 25, station: 3500, bearing: 180, aside: -300, reach },
    levelLow: { bore: 50, station: 1950, bearing: 180, aside: -380, reach },
    levelHigh: { bore: 50, station: 1950, bearing: 180, aside: 380, reach },
  },
  manways: [{ bore: manway, on: "upper", station: 0, reach: 640 }],
  nameplate: {
    station: 2950,
    bearing: 180,
    data: ["separator", `design ${design.pressure} bar g`, `${design.coldest} to ${design.hottest} °C`],
  },
  lugs: [1250, 3550],
}).at([0, 0, 0]);
vesselHolds(vessel, { diameter, length, wall });
const relief = reliefValve("PSV-501", 80, 100, "steel");
const gauge = pressureGauge("PI-501", 25, "steel");
const heat = transmitter("TT-501", 25, "steel");
const root = ballValve("root valve of PI-501", 25, "steel");
const [vent, drain] = [ballValve("vent valve", 50, "steel"), ballValve("drain valve", 50, "steel")];
const joints = [
  connect(vessel.relief, relief.inlet, -90),
  connect(vessel.pressure, root.inlet),
  connect(root.outlet, gauge.process, -90),
  connect(vessel.temperature, heat.process, -90),
  connect(vessel.vent, vent.inlet),
  connect(vessel.drain, drain.inlet),
];
const level = levelBridle("501", vessel.levelLow, vessel.levelHigh);
leaveOpen(vessel.feed, vessel.gas, vessel.liquid, relief.outlet);
const blinds = blinded(vent.outlet, drain.outlet);
const parts = [vessel, relief, root, gauge, heat, vent, drain, ...joints, ...blinds, ...level.parts];

const foot = saddles.map((station): Point => [station - length / 2, 0, 0]) as [Point, Point];
/** Anchor bolts of the saddles: how far they are from the vessel's axis, and the place of the first ones along it. */
const rod = anchorBolt().at(-1)?.key;
const bolts = vessel.pieces
  .filter(({ key }) => key === rod)
  .map(({ matrix }) => new Vector3().setFromMatrixPosition(matrix));
const boltY = Math.max(...bolts.map(({ y }) => y));
const boltX = Math.min(...bolts.map(({ x }) => x));
const plinths = foot.map(([x], index) =>
  part(`plinth ${index + 1}`, slab([x - 200, -820, -150], [x + 200, 820, 0], "plinth")).at([0, 0, 0]),
);

export default {
  name: "pressure-vessel",
  title: "Gas and liquid separator",
  drawingNumber: "PLT-301-GA-007",
  parts: [...parts, ...plinths],
  camera: { bearing: -52, height: 17, frame: [1600, 1100] },
  sheet: {
    scale: 20,
    items: [
      { part: vessel, description: `Separator V-501, outside diameter 1,600, ${capacityWords(vessel)}` },
      { part: level.gauge, description: "Magnetic level gauge, LG-501" },
      { part: level.transmitter, description: "Level transmitter, LT-501" },
      { part: relief, description: "Relief valve PSV-501, DN 80 by DN 100" },
      { part: gauge, description: "Pressure gauge, PI-501, with root valve" },
      { part: heat, description: "Temperature transmitter, TT-501" },
    ],
    dimensions: [
      { view: "front", from: vessel.feed, to: vessel.gas, along: "x", side: "above" },
      ...dimensionChain({ view: "front", along: "x", side: "below" }, [[-length / 2, 0, axis], ...foot]),
      { view: "front", from: [-length / 2, 0, axis], to: [length / 2, 0, axis], along: "x", side: "below", row: 2 },
      { view: "front", from: vessel.liquid, to: vessel.gas, along: "z", side: "right" },
      { view: "front", from: vessel.levelLow, to: vessel.levelHigh, along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: [0, diameter / 2, axis], along: "z", side: "right" },
      { view: "right", from: [0, -boltY, 0], to: [0, boltY, 0], along: "y", side: "below" },
      { view: "right", from: [0, -diameter / 2, axis], to: [0, diameter / 2, axis], along: "y", side: "below", row: 2 },
    ],
    notes: [
      `Shell and heads ${wall} mm thick; heads two-to-one elliptical.`,
      `Anchor bolts are ${Math.round(boltX - foot[0][0])} mm to the right of the saddles' axes.`,
    ],
  },
} satisfies Model;
