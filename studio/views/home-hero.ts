import type { Model } from "../models/model.ts";
import { controlPanel, panelPictures } from "../models/parts/panel.ts";
import { wholePlant } from "../models/parts/plant.ts";

const { parts } = wholePlant("cutaway");
const panel = controlPanel("control panel").at([3500, 1500, 0]);

export default {
  name: "home-hero",
  title: "Scrubbing system, tower cut open",
  drawingNumber: "SCR-101-GA-011",
  parts: [...parts, panel],
  camera: { bearing: -57, height: 13, frame: [1600, 1400], samples: 64, inside: 12 },
  pictures: panelPictures,
} satisfies Model;
