import { capacityWords } from "../../kit/capacity.ts";
import { closeForTransport } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { plantSkid } from "./parts/plant.ts";

const { parts, vessel, header, pumps, dayTank, metering, quench } = plantSkid();
const covers = closeForTransport(vessel.venturi, vessel.tower, header.tower, header.venturi, quench);
const [first, second] = pumps;
if (!first || !second) throw new Error("The pumps are missing");

export default {
  name: "pumps-tank",
  title: "Tank and pump skid",
  drawingNumber: "SCR-101-GA-004",
  parts: [...parts, ...covers],
  camera: { bearing: -50, height: 24, frame: [1600, 1200], samples: 24 },
  sheet: {
    scale: 40,
    inOnePiece: true,
    items: [
      { part: vessel, description: `Recirculation tank T-101, ${capacityWords(vessel)}, polypropylene` },
      { part: first.pump, description: "Recirculation pump P-101A/B", quantity: 2 },
      { part: header, description: "Discharge header, DN 100" },
      { part: dayTank, description: "Caustic day tank T-102" },
      { part: metering, description: "Metering pump P-102" },
    ],
    dimensions: [
      { view: "front", from: [-3000, 0, 0], to: [3000, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: header.tower, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: vessel.tower, along: "z", side: "left" },
      { view: "top", from: [0, -1200, 0], to: [0, 1200, 0], along: "y", side: "left" },
      { view: "right", from: first.pump.suction, to: second.pump.suction, along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", "Shown as shipped: tower and venturi are erected at site."],
  },
} satisfies Model;
