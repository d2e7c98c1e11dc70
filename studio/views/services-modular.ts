import { lugEyes } from "../kit/skids.ts";
import type { Model } from "../models/model.ts";
import { liftingGear } from "../models/skids/parts/lifting-gear.ts";
import { pumpStation, skidForm } from "../models/skids/parts/pump-station.ts";

const eye = 24.7;
/** The next size of crane above twice what the skid weighs by its solids, in which pumps and motors are hollow, t. */
export const safeLoad = 5;
const lift = { beamZ: 2400, floor: 640, gap: 130, legs: 2250, trestles: 1180, safeLoad };
const gear = liftingGear(lugEyes(skidForm), eye, lift);

export default {
  name: "services-modular",
  title: "Pump skid on its lifting beam",
  drawingNumber: "PLT-301-GA-015",
  parts: [...pumpStation().parts, ...gear],
  camera: { bearing: -58, height: 12, frame: [1600, 1600] },
} satisfies Model;
