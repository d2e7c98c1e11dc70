import { capacityWords } from "../../kit/capacity.ts";
import type { Model } from "../model.ts";
import { controlPanel, panelTextures } from "../panels/parts/panel.ts";
import { itemWords } from "./parts/item-words.ts";
import { tankInternals, towerInternals } from "./parts/internals.ts";
import { wholePlant } from "./parts/plant.ts";

const { parts, skid, vessel, pumps, dayTank, metering, throat, column, fan } = wholePlant();
const panel = controlPanel("control panel").at([4100, 900, 0]);
const pump = pumps[0]?.pump;
if (!pump) throw new Error("The pump is missing");

export default {
  name: "scrubbing-system",
  title: `Scrubbing system, ${itemWords.capacity}`,
  drawingNumber: "SCR-101-GA-001",
  parts: [...parts, ...towerInternals(column), ...tankInternals(vessel), panel],
  camera: { bearing: -58, height: 17, frame: [1600, 1600], samples: 24 },
  textures: panelTextures,
  sheet: {
    scale: 50,
    weighed: {
      "Tank and pump skid": skid,
      "Tower C-101": [column],
      "Venturi VS-101": [throat],
      "Fan K-101": [fan],
      "Control panel": [panel],
    },
    standing: [fan, panel],
    items: [
      { part: column, description: itemWords.tower },
      { part: throat, description: `${itemWords.venturi}, ${itemWords.venturiDrop}` },
      { part: vessel, description: `Recirculation tank T-101, ${capacityWords(vessel)}, polypropylene` },
      { part: pump, description: `${itemWords.pumps}, one on duty, one standing by`, quantity: 2 },
      { part: dayTank, description: itemWords.dayTank },
      { part: metering, description: itemWords.metering },
      { part: fan, description: itemWords.fan },
      { part: panel, description: "Control panel" },
    ],
    dimensions: [
      { view: "front", from: [-3000, 0, 0], to: [3000, 0, 0], along: "x", side: "below" },
      { view: "front", from: throat.gasOut, to: column.gasIn, along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: column.gasOut, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: throat.gasIn, along: "z", side: "left" },
      { view: "top", from: [0, -1200, 0], to: [0, 1200, 0], along: "y", side: "left" },
      { view: "right", from: column.gasOut, to: fan.inlet, along: "y", side: "below" },
    ],
    notes: [
      "Packing and internals not shown; put in on site, and weighed in operation and test.",
      "Ductwork before the venturi and after the fan by the plant.",
    ],
  },
} satisfies Model;
