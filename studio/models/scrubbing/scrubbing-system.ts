import { capacityWords } from "../../kit/capacity.ts";
import type { Model } from "../model.ts";
import { controlPanel, panelTextures } from "../panels/parts/panel.ts";
import { wholePlant } from "./parts/plant.ts";

const { parts, vessel, pumps, dayTank, metering, throat, column, fan } = wholePlant();
const panel = controlPanel("control panel").at([4100, 900, 0]);
const pump = pumps[0]?.pump;
if (!pump) throw new Error("The pump is missing");

export default {
  name: "scrubbing-system",
  title: "Scrubbing system, 12,000 m³/h",
  drawingNumber: "SCR-101-GA-001",
  parts: [...parts, panel],
  camera: { bearing: -58, height: 17, frame: [1600, 1600], samples: 24 },
  textures: panelTextures,
  sheet: {
    scale: 75,
    items: [
      { part: column, description: "Tower C-101, packed, inside diameter 1,600, bed 2,500" },
      { part: throat, description: "Venturi VS-101, throat 260, 4 kPa" },
      { part: vessel, description: `Recirculation tank T-101, ${capacityWords(vessel)}, polypropylene` },
      { part: pump, description: "Recirculation pump P-101A/B, one on duty, one standing by", quantity: 2 },
      { part: dayTank, description: "Caustic day tank T-102" },
      { part: metering, description: "Metering pump P-102" },
      { part: fan, description: "Fan K-101, 37 kW" },
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
      "Dimensions in millimetres.",
      "Packing and internals not shown.",
      "Ductwork before the venturi and after the fan by the plant.",
    ],
  },
} satisfies Model;
