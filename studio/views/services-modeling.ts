import type { Model } from "../models/model.ts";
import { processUnit } from "../models/parts/process-unit.ts";

const { parts } = processUnit();

/** The process plant as a man sees it who stands before its pumps: what is walked through in a model review. */
export default {
  name: "services-modeling",
  title: "Model review, before the reflux pumps",
  drawingNumber: "PLT-301-GA-013",
  parts,
  camera: { bearing: -66, height: -9, lens: 26, fill: 1.75, frame: [1600, 880] },
} satisfies Model;
