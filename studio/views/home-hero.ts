import { Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";
import type { Callouts } from "../models/callouts.ts";
import type { Model } from "../models/model.ts";
import { bedDepth, throatBore } from "../models/parts/duty.ts";
import { controlPanel, panelPictures } from "../models/parts/panel.ts";
import { wholePlant } from "../models/parts/plant.ts";
import { bedFrom, inner, mist, spray } from "../models/parts/tower.ts";

const { parts, column, throat, vessel, pumps, fan, dosing } = wholePlant("cutaway");
const panel = controlPanel("control panel").at([3500, 1500, 0]);
const pump = pumps[0]?.pump;
if (!pump) throw new Error("The pump is missing");

const bearing = -57;

const within = (part: Part, point: Point) => new Vector3(...point).applyMatrix4(part.matrix);
/** A point on a vertical part, at a radius from its axis, on the side facing the camera. */
const facing = (part: Part, radius: number, z: number, turn = 0) => {
  const angle = ((bearing + turn) * Math.PI) / 180;
  return within(part, [radius * Math.cos(angle), radius * Math.sin(angle), z]);
};

export default {
  name: "home-hero",
  title: "Scrubbing system, tower cut open",
  drawingNumber: "SCR-101-GA-011",
  parts: [...parts, panel],
  camera: { bearing, height: 13, frame: [1600, 1400], samples: 64, inside: 12 },
  pictures: panelPictures,
} satisfies Model;

/**
 * Callouts of the home page by their `part` in content/pages/home.md. Balloons are in empty areas of the picture, as
 * fractions of the frame from its upper left corner.
 */
export const callouts: Callouts = {
  "mist-eliminator": { of: facing(column, inner, mist + 70, 20), balloon: [0.6, 0.17] },
  "spray-header": { of: facing(column, inner, spray, 8), balloon: [0.6, 0.275] },
  "packed-bed": { of: facing(column, inner, bedFrom + 0.72 * bedDepth, 12), balloon: [0.6, 0.38] },
  venturi: { of: facing(throat, throatBore / 2, 1800), balloon: [0.13, 0.42] },
  "recirculation-tank": { of: within(vessel, [-1300, -900, 1020]), balloon: [0.13, 0.62] },
  fan: { of: within(fan, [0, -300, 1150]), balloon: [0.69, 0.53] },
  "control-panel": { of: within(panel, [300, -222, 1700]), balloon: [0.84, 0.6] },
  "caustic-tank": { of: facing(dosing, 360, 300), balloon: [0.7, 0.965] },
  "recirculation-pumps": { of: within(pump, [0, 0, 240]), balloon: [0.36, 0.965] },
};
