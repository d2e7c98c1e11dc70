import { blinded } from "../kit/branched-runs.ts";
import { connect } from "../kit/connect.ts";
import { reliefValve } from "../kit/control-valves.ts";
import { pressureGauge, transmitter } from "../kit/instruments.ts";
import { type Part, part } from "../kit/part.ts";
import { type Point, slab } from "../kit/placement.ts";
import { pressureVessel } from "../kit/pressure-vessels.ts";
import { leaveOpen } from "../kit/spools.ts";
import { ballValve } from "../kit/steel-valves.ts";
import type { Model } from "./model.ts";
import { levelBridle } from "./parts/level-bridle.ts";

const [diameter, length, axis] = [1600, 4800, 1500];
const saddles = [950, 3850] as const;
const foot = saddles.map((station): Point => [station - length / 2, 0, 0]) as [Point, Point];
const reach = 190;

const drum = pressureVessel("separator", {
  diameter,
  length,
  wall: 14,
  height: axis,
  support: { saddles },
  nozzles: {
    feed: { bore: 200, station: 460, bearing: 90, reach },
    gas: { bore: 200, station: 4340, bearing: 90, reach },
    liquid: { bore: 150, station: 4300, bearing: -90, reach },
    drain: { bore: 50, station: 2400, bearing: -90, reach },
    relief: { bore: 80, station: 3300, bearing: 90, reach },
    vent: { bore: 50, station: 2750, bearing: 90, reach },
    pressure: { bore: 25, station: 1900, bearing: 90, reach },
    temperature: { bore: 25, station: 3500, bearing: 180, reach },
    levelLow: { bore: 50, station: 1950, bearing: 180, aside: -480, reach },
    levelHigh: { bore: 50, station: 1950, bearing: 180, aside: 480, reach },
  },
  manways: [{ bore: 500, on: "upper", station: 0, reach: 640 }],
  nameplate: { station: 2950, bearing: 180 },
  lugs: [1250, 3550],
}).at([0, 0, 0]);

const relief = reliefValve("PSV-101", 80, 100, "steel");
const gauge = pressureGauge("PI-101", 25, "steel");
const heat = transmitter("TT-101", 25, "steel");
const root = ballValve("root valve of PI-101", 25, "steel");
const [vent, drain] = [ballValve("vent valve", 50, "steel"), ballValve("drain valve", 50, "steel")];
const joints = [
  connect(drum.relief, relief.inlet, -90),
  connect(drum.pressure, root.inlet),
  connect(root.outlet, gauge.process, -90),
  connect(drum.temperature, heat.process, -90),
  connect(drum.vent, vent.inlet),
  connect(drum.drain, drain.inlet),
];
const level = levelBridle("101", drum.levelLow, drum.levelHigh);
leaveOpen(drum.feed, drum.gas, drum.liquid, relief.outlet);
const blinds = blinded(vent.outlet, drain.outlet);
const plinths: Part[] = saddles.map((station, index) =>
  part(`plinth ${index + 1}`, [
    ...slab([station - length / 2 - 200, -820, -250], [station - length / 2 + 200, 820, 0], "plinth"),
  ]).at([0, 0, 0]),
);

export default {
  name: "pressure-vessel",
  title: "Gas and liquid separator",
  drawingNumber: "PLT-301-GA-007",
  parts: [drum, relief, root, gauge, heat, vent, drain, ...joints, ...blinds, ...level.parts, ...plinths],
  camera: { bearing: -52, height: 17, frame: [1600, 1100] },
  sheet: {
    scale: 40,
    items: [
      { part: drum, description: "Separator, outside diameter 1,600, 10.3 m³" },
      { part: level.gauge, description: "Magnetic level gauge" },
      { part: level.transmitter, description: "Level transmitter" },
      { part: relief, description: "Relief valve, DN 80 by DN 100" },
      { part: gauge, description: "Pressure gauge with root valve" },
      { part: heat, description: "Temperature transmitter" },
    ],
    dimensions: [
      { view: "front", from: drum.feed, to: drum.gas, along: "x", side: "above" },
      {
        view: "front",
        from: foot[0],
        to: foot[1],
        along: "x",
        side: "below",
      },
      { view: "front", from: [-length / 2, 0, axis], to: [length / 2, 0, axis], along: "x", side: "below", row: 2 },
      { view: "front", from: drum.liquid, to: drum.gas, along: "z", side: "right" },
      { view: "front", from: drum.levelLow, to: drum.levelHigh, along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: drum.temperature, along: "z", side: "right" },
      { view: "right", from: [0, -diameter / 2, axis], to: [0, diameter / 2, axis], along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", "Shell and heads 14 mm thick; heads two-to-one elliptical."],
  },
} satisfies Model;
