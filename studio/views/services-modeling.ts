import type { Model } from "../models/model.ts";
import { processUnit } from "../models/plant/parts/process-unit.ts";

const { parts } = processUnit();

/** The whole process plant from eye level in front of its pumps, like the start of a model review. */
export default {
  name: "services-modeling",
  title: "Model review, before the distillate pumps",
  drawingNumber: "PLT-301-GA-013",
  parts,
  camera: { bearing: -44, height: -9, lens: 24, fill: 0.93, frame: [1600, 1000] },
} satisfies Model;
