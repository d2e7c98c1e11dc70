import type { Model } from "../model.ts";
import { pumpStation, skidForm } from "./parts/pump-station.ts";

const { parts, frame, first, second, suction, discharge, high, panel } = pumpStation();
const { length, width } = skidForm;

export default {
  name: "pump-skid",
  title: "Pump skid, one on duty, one standing by",
  drawingNumber: "PLT-301-GA-009",
  parts,
  camera: { bearing: -52, height: 22, frame: [1600, 1150] },
  sheet: {
    scale: 20,
    inOnePiece: true,
    items: [
      { part: first.pump, description: "Cooling water pump P-501A/B, DN 80 by DN 50", quantity: 2 },
      { part: first.strainer, description: "Y-strainer, DN 100", quantity: 2 },
      { part: first.check, description: "Swing check valve, DN 80", quantity: 2 },
      { part: suction, description: "Suction header, DN 150" },
      { part: discharge, description: "Discharge header, DN 100" },
      { part: high, description: "Pressure transmitter, PT-503 and PT-504", quantity: 2 },
      { part: panel, description: "Local control panel" },
      { part: frame, description: "Skid with drip rim and lifting lugs" },
    ],
    dimensions: [
      { view: "front", from: [-length / 2, 0, 0], to: [length / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: suction.inlet, to: discharge.inlet, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: suction.inlet, along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: discharge.inlet, along: "z", side: "left", row: 2 },
      { view: "top", from: [0, -width / 2, 0], to: [0, width / 2, 0], along: "y", side: "left" },
      { view: "right", from: first.pump.suction, to: second.pump.suction, along: "y", side: "below" },
    ],
    notes: ["P-501B stands by; both run from the local panel."],
  },
} satisfies Model;
