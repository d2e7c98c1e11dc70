import { lines } from "../../../packages/plant/scrubbing-system.ts";
import { capacityWords } from "../../kit/capacity.ts";
import { closeForTransport } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { tankInternals } from "./parts/internals.ts";
import { skidSize } from "./parts/duty.ts";
import { itemWords } from "./parts/item-words.ts";
import { plantSkid } from "./parts/plant.ts";

const { parts, vessel, header, pumps, dayTank, metering, quench } = plantSkid();
const covers = closeForTransport(vessel.venturi, vessel.tower, header.tower, header.venturi, quench);
const [first, second] = pumps;
if (!first || !second) throw new Error("The pumps are missing");
const [long, wide] = skidSize;

export default {
  name: "pumps-tank",
  title: "Tank and pump skid",
  drawingNumber: "SCR-101-GA-004",
  parts: [...parts, ...covers, ...tankInternals(vessel)],
  camera: { bearing: -50, height: 24, frame: [1600, 1200], samples: 24 },
  sheet: {
    scale: 20,
    inOnePiece: true,
    items: [
      { part: vessel, description: `Recirculation tank T-101, ${capacityWords(vessel)}, polypropylene` },
      { part: first.pump, description: itemWords.pumps, quantity: 2 },
      { part: first.strainer, description: itemWords.screens, quantity: 2 },
      { part: header, description: `Discharge header, DN ${lines.tower.bore}` },
      { part: dayTank, description: `${itemWords.dayTank}, ${capacityWords(dayTank)}` },
      { part: metering, description: itemWords.metering },
    ],
    dimensions: [
      { view: "front", from: [-long / 2, 0, 0], to: [long / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: header.tower, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: vessel.tower, along: "z", side: "left" },
      { view: "top", from: [0, -wide / 2, 0], to: [0, wide / 2, 0], along: "y", side: "left" },
      { view: "right", from: first.pump.suction, to: second.pump.suction, along: "y", side: "below" },
    ],
    notes: ["Shown as shipped: tower and venturi are erected at site."],
  },
} satisfies Model;
