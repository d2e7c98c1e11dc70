import { capacityWords } from "../../kit/capacity.ts";
import type { Point } from "../../kit/placement.ts";
import type { Model } from "../model.ts";
import { controlPanel, panelTextures } from "../panels/parts/panel.ts";
import { skidSize } from "./parts/duty.ts";
import { itemWords } from "./parts/item-words.ts";
import { tankInternals, towerInternals } from "./parts/internals.ts";
import { wholePlant } from "./parts/plant.ts";

const { parts, skid, vessel, pumps, dayTank, metering, throat, column, fan } = wholePlant();
const inTower = towerInternals(column);
const inTank = tankInternals(vessel);
const panelAt: Point = [4100, 900, 0];
const panel = controlPanel("control panel").at(panelAt);
const pump = pumps[0]?.pump;
if (!pump) throw new Error("The pump is missing");
const [long, wide] = skidSize;

export default {
  name: "scrubbing-system",
  title: `Scrubbing system, ${itemWords.capacity}`,
  drawingNumber: "SCR-101-GA-001",
  parts: [...parts, panel, ...inTower, ...inTank],
  camera: { bearing: -58, height: 17, frame: [1600, 1600], samples: 24 },
  textures: panelTextures,
  sheet: {
    scale: 50,
    weighed: {
      "Tank and pump skid": [...skid, ...inTank],
      "Tower C-101 with platform": [column, ...inTower],
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
      { view: "front", from: [-long / 2, 0, 0], to: [long / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-long / 2, 0, 0], to: throat.gasOut, along: "x", side: "below", row: 2 },
      { view: "front", from: throat.gasOut, to: column.gasIn, along: "x", side: "below", row: 2 },
      { view: "front", from: [0, 0, 0], to: column.gasOut, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: throat.gasIn, along: "z", side: "left" },
      { view: "top", from: [0, -wide / 2, 0], to: [0, wide / 2, 0], along: "y", side: "left" },
      { view: "top", from: [-long / 2, wide / 2, 0], to: fan.inlet, along: "x", side: "above" },
      { view: "top", from: fan.inlet, to: panelAt, along: "x", side: "above" },
      { view: "top", from: [long / 2, -wide / 2, 0], to: panelAt, along: "y", side: "right" },
      { view: "right", from: [0, -wide / 2, 0], to: column.gasOut, along: "y", side: "below" },
      { view: "right", from: column.gasOut, to: fan.inlet, along: "y", side: "below" },
    ],
    notes: [
      "Packing and internals not shown. Tower weighed with internals; packing put in on site, weighed in operation and test.",
      "Tank and pump skid weighed without its covers for transport.",
      "Test: tanks and lines are full of water; C-101 and VS-101 are not filled.",
      "Ductwork before the flange of the raw gas duct and after the fan by the plant.",
    ],
  },
} satisfies Model;
