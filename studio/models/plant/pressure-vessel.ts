import { capacityWords } from "../../kit/capacity.ts";
import { type Part, part } from "../../kit/part.ts";
import { type Point, slab } from "../../kit/placement.ts";
import type { Model } from "../model.ts";
import { axis, diameter, length, saddles, separator, wall } from "./parts/separator.ts";

const foot = saddles.map((station): Point => [station - length / 2, 0, 0]) as [Point, Point];
const { parts, vessel, relief, gauge, heat, level } = separator();
const plinths: Part[] = saddles.map((station, index) =>
  part(`plinth ${index + 1}`, [
    ...slab([station - length / 2 - 200, -820, -150], [station - length / 2 + 200, 820, 0], "plinth"),
  ]).at([0, 0, 0]),
);

export default {
  name: "pressure-vessel",
  title: "Gas and liquid separator",
  drawingNumber: "PLT-301-GA-007",
  parts: [...parts, ...plinths],
  camera: { bearing: -52, height: 17, frame: [1600, 1100] },
  sheet: {
    scale: 40,
    items: [
      { part: vessel, description: `Separator V-501, outside diameter 1,600, ${capacityWords(vessel)}` },
      { part: level.gauge, description: "Magnetic level gauge" },
      { part: level.transmitter, description: "Level transmitter" },
      { part: relief, description: "Relief valve, DN 80 by DN 100" },
      { part: gauge, description: "Pressure gauge with root valve" },
      { part: heat, description: "Temperature transmitter" },
    ],
    dimensions: [
      { view: "front", from: vessel.feed, to: vessel.gas, along: "x", side: "above" },
      { view: "front", from: foot[0], to: foot[1], along: "x", side: "below" },
      { view: "front", from: [-length / 2, 0, axis], to: [length / 2, 0, axis], along: "x", side: "below", row: 2 },
      { view: "front", from: vessel.liquid, to: vessel.gas, along: "z", side: "right" },
      { view: "front", from: vessel.levelLow, to: vessel.levelHigh, along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: vessel.temperature, along: "z", side: "right" },
      { view: "right", from: [0, -diameter / 2, axis], to: [0, diameter / 2, axis], along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", `Shell and heads ${wall} mm thick; heads two-to-one elliptical.`],
  },
} satisfies Model;
