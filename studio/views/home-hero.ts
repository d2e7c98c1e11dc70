import { Vector3 } from "three";
import { lines } from "../../packages/plant/scrubbing-system.ts";
import type { Part } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";
import type { Callouts } from "../models/callouts.ts";
import type { Model } from "../models/model.ts";
import { bedDepth, throatBore } from "../models/scrubbing/parts/duty.ts";
import { numbers } from "../models/scrubbing/parts/numbers.ts";
import { wholePlant } from "../models/scrubbing/parts/plant.ts";
import { plcTextures } from "../models/panels/parts/plc-enclosure.ts";
import { plcPanelFromAfar } from "../models/panels/parts/plc-panel-from-afar.ts";
import { bedFrom, inner, mist } from "../models/scrubbing/parts/tower.ts";

const bearing = -57;
const angle = (bearing * Math.PI) / 180;
/** A point on the floor, mm, by meters to the right and toward the camera. */
const placed = (right: number, front: number): Point =>
  new Vector3(1000 * front, 1000 * right, 0).applyAxisAngle(new Vector3(0, 0, 1), angle).toArray();
/** Stands parts on a point of the floor, their fronts turned from the camera by degrees. */
const stood = <Stood extends Part>(made: Stood, point: Point, turn: number): Stood => {
  const own = made.matrix.clone();
  made.at(point, [0, 0, 1], bearing + 90 + turn).matrix.multiply(own);
  return made;
};

const { parts: whole, column, throat, fan } = wholePlant("cutaway");
// What is not seen behind the tank is left out of the file for the browser: the overflow with its seal, and what the quench
// water comes through.
const unseen = [numbers.overflow, "overflow support", numbers.water, "HV-114", "STR-112"];
const ends: ReadonlySet<string> = new Set([lines.overflow.to, lines.water.from]);
const parts = whole.filter(({ name }) => !ends.has(name) && !unseen.some((own) => name.includes(own)));
// Beside the skid, whose corner it leaves in sight.
const panel = plcPanelFromAfar(130).map((own) => stood(own, placed(4.0, 2.3), -20));

// The camera stands below the bed's top: packing rings on it are left out of the file for the browser.
const top = bedFrom + bedDepth - 100;
const shown = column.pieces.filter(
  ({ material, matrix }) => material !== "packing" || (matrix.elements[14] ?? 0) < top,
);
column.pieces.splice(0, Infinity, ...shown);

const all = [...parts, ...panel];
const named = (name: string): Part => {
  const found = all.find((own) => own.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const within = (part: Part, point: Point) => new Vector3(...point).applyMatrix4(part.matrix);
/** A point on a vertical part, at a radius from its axis, on the side facing the camera. */
const facing = (part: Part, radius: number, z: number, turn = 0) => {
  const toward = angle + (turn * Math.PI) / 180;
  return within(part, [radius * Math.cos(toward), radius * Math.sin(toward), z]);
};

export default {
  name: "home-hero",
  title: "Scrubbing system with PLC panel",
  drawingNumber: "SCR-101-GA-011",
  parts: all,
  camera: { bearing, height: 6, lens: 35, frame: [1600, 1400], samples: 20, inside: 12 },
  textures: plcTextures,
} satisfies Model;

/**
 * Callouts of the home page by their `part` in content/pages/home.md. Balloons are in empty areas of the picture, as
 * fractions of the frame from its upper left corner.
 */
export const callouts: Callouts = {
  "mist-eliminator": { of: facing(column, inner, mist + 70, 20), balloon: [0.6, 0.17] },
  "packed-bed": { of: facing(column, inner, bedFrom + 0.72 * bedDepth, 12), balloon: [0.6, 0.3] },
  "flow-meter": { of: within(named("FT-101"), [0, 0, 120]), balloon: [0.66, 0.41] },
  "ph-probe": { of: within(named("AT-101"), [0, 0, 40]), balloon: [0.66, 0.487] },
  fan: { of: within(fan, [224, -200, 1400]), balloon: [0.77, 0.565] },
  "plc-panel": { of: within(named("mounting plate"), [150, 0, 1108]), balloon: [0.86, 0.69] },
  pumps: { of: within(named("P-101A"), [0, 0, 240]), balloon: [0.36, 0.93] },
  venturi: { of: facing(throat, throatBore / 2, 1800), balloon: [0.126, 0.364] },
};
