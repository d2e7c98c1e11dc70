import { blinded } from "../../kit/branched-runs.ts";
import { capacityWords } from "../../kit/capacity.ts";
import { connect } from "../../kit/connect.ts";
import { closeForTransport, leaveOpen } from "../../kit/spools.ts";
import { transmitter } from "../../kit/instruments.ts";
import type { Point } from "../../kit/placement.ts";
import type { Dimension, Model } from "../model.ts";
import { ductBore } from "./parts/duty.ts";
import { itemWords } from "./parts/item-words.ts";
import { tank, tankSize, thermowell } from "./parts/tank.ts";
import { venturi, venturiHeights } from "./parts/venturi.ts";

const vessel = tank().at([0, 0, 0]);
const throat = venturi();
const level = transmitter("LT-101", 50);
const temperature = transmitter("TT-101", 50, "pipe", thermowell);
const joints = [
  connect(vessel.venturi, throat.gasOut),
  connect(vessel.level, level.process, -90),
  connect(vessel.temperature, temperature.process, -90),
];
leaveOpen(throat.gasIn, throat.liquor, throat.before, throat.behind);
leaveOpen(vessel.suctionA, vessel.suctionB, vessel.dosing, vessel.fill, vessel.overflow);
const [length, width, height] = tankSize;
const { x } = vessel.venturi.position;
const covers = [...closeForTransport(vessel.tower), ...blinded(vessel.drain)];

export default {
  name: "venturi-with-tank",
  title: "Venturi with tank",
  drawingNumber: "SCR-101-GA-003",
  parts: [vessel, throat, level, temperature, ...joints, ...covers],
  camera: { bearing: -56, height: 20, frame: [1600, 1600], samples: 24 },
  sheet: {
    scale: 20,
    items: [
      { part: throat, description: itemWords.venturi },
      { part: vessel, description: `Recirculation tank T-101, ${capacityWords(vessel)}` },
      { part: level, description: "Level transmitter, LT-101" },
      { part: temperature, description: "Temperature transmitter, TT-101" },
    ],
    dimensions: [
      { view: "front", from: [0, 0, 0], to: throat.gasIn, along: "z", side: "left" },
      { view: "front", from: [-length / 2, 0, 0], to: [length / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "right", from: [0, -width / 2, 0], to: [0, width / 2, 0], along: "y", side: "below", row: 2 },
      { view: "right", from: [0, -width / 2, 0], to: [0, -width / 2, height], along: "z", side: "left" },
      ...venturiHeights.slice(1).map((to, index): Dimension => {
        const at = (z: number): Point => [x, ductBore / 2, throat.gasOut.position.z + z];
        return { view: "right", from: at(venturiHeights[index] as number), to: at(to), along: "z", side: "right" };
      }),
      { view: "front", from: throat.gasOut, to: vessel.tower, along: "x", side: "below" },
      { view: "front", from: vessel.suctionA, to: vessel.tower, along: "z", side: "right" },
      { view: "right", from: vessel.suctionA, to: vessel.suctionB, along: "y", side: "below" },
    ],
    notes: ["Test: the tank alone is full of water, the venturi is not filled."],
  },
} satisfies Model;
