import type { Model } from "../model.ts";
import { controlPanel, panelTextures } from "./parts/panel.ts";

const panel = controlPanel("control panel").at([0, 0, 0]);

export default {
  name: "control-panel",
  title: "Control panel",
  drawingNumber: "SCR-101-GA-005",
  parts: [panel],
  camera: { bearing: -68, height: 9, frame: [1600, 1600], samples: 24 },
  textures: panelTextures,
  sheet: {
    scale: 10,
    items: [{ part: panel, description: "Control panel, two doors" }],
    dimensions: [
      { view: "front", from: [-600, 0, 0], to: [600, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [0, 0, 2100], along: "z", side: "left" },
      { view: "right", from: [0, -200, 0], to: [0, 200, 0], along: "y", side: "below" },
    ],
    notes: [],
  },
} satisfies Model;
