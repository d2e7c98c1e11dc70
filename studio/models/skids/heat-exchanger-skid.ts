import { cableTrayFrom } from "../../kit/cable-trays.ts";
import { junctionBox } from "../../kit/local-panels.ts";
import { part } from "../../kit/part.ts";
import { type SkidForm, skidFrame } from "../../kit/skids.ts";
import type { Model } from "../model.ts";
import { glycolCooler } from "./parts/glycol-cooler.ts";

const form: SkidForm = { length: 4300, width: 2000, height: 200, crossMembers: 6 };
const deck = form.height;
const frame = skidFrame("skid", form);
const edge = form.length / 2;
const { parts, upper, station, hot, cold, back } = glycolCooler(deck, edge);
const box = junctionBox("junction box", 760).at([-520, -770, deck]);
const tray = part("cable tray", cableTrayFrom([-800, -850, deck], [1, 0, 0], 2700, 118)).at([0, 0, 0]);

export default {
  name: "heat-exchanger-skid",
  title: "Heat exchanger skid",
  drawingNumber: "PLT-301-GA-008",
  parts: [frame, ...parts, box, tray],
  camera: { bearing: -56, height: 20, frame: [1600, 1150] },
  sheet: {
    scale: 30,
    items: [
      { part: upper, description: "Glycol cooler E-601A/B, floating head, 450 by 2,600", quantity: 2 },
      { part: station.valve, description: "Cooling water control valve TV-603, DN 80" },
      { part: cold.heat, description: "Temperature transmitter, TT-603, glycol outlet" },
      { part: hot.heat, description: "Thermometer, TI-601 and TI-602", quantity: 2 },
      { part: hot.pressure, description: "Pressure gauge, PI-601 to PI-603", quantity: 3 },
      { part: box, description: "Junction box" },
      { part: frame, description: "Skid with drip rim and lifting lugs" },
    ],
    dimensions: [
      { view: "front", from: [-edge, 0, 0], to: [edge, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: hot.run.outlet, along: "z", side: "right", row: 2 },
      { view: "front", from: [0, 0, 0], to: station.inlet, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: cold.run.outlet, along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: back.run.outlet, along: "z", side: "left", row: 2 },
      { view: "top", from: [0, -form.width / 2, 0], to: [0, form.width / 2, 0], along: "y", side: "left" },
      { view: "right", from: station.inlet, to: hot.run.outlet, along: "y", side: "below" },
    ],
    notes: [
      "Dimensions in millimetres.",
      "Glycol passes the shells downwards, cooling water the tubes upwards. Weighed without tubes.",
    ],
  },
} satisfies Model;
