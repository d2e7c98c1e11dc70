import { ringBed } from "./parts/column-ring.ts";
import { columnShell, wholeShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import { at } from "../../kit/placement.ts";
import { cylinder } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { columnRadius, demister, holdDownPitch, packingRing } from "./parts/column-duty.ts";
import { deep, holdDownGrid, holdDownStops } from "./parts/column-hold-down.ts";

const { front, middle, back } = holdDownGrid();
const bed = part(
  "packed bed",
  ringBed(300, (bearing) => bearing > 205 && bearing < 350),
).at([0, 0, 0]);
const heights = [-300, 200] as const;
const shell = part("shell", [
  ...columnShell(heights, { from: -15, sweep: 225 }),
  ...holdDownStops([22, 67, 112, 157]),
]).at([0, 0, 0]);
const segments = [front, middle, back].map((segment) => segment.at([0, 0, 0]));
/** Loose rings have no section: the bed is as it is filled. */
const solidBed = part("packed bed", at(cylinder(columnRadius, 300, "bed"), [0, 0, -300])).at([0, 0, 0]);
const whole = part("shell", [...wholeShell(heights), ...holdDownStops([22, 67, 112, 157, 202, 247, 292, 337])]);

export default {
  name: "hold-down-grid",
  title: "Hold-down grid on random packing",
  drawingNumber: "COL-201-GA-005",
  parts: [bed, shell, ...segments],
  camera: { bearing: -84, height: 46, frame: [1600, 1200], inside: 8, fill: 0.96 },
  sheet: {
    scale: 10,
    items: [
      { part: middle, description: `Grid segments, bars at ${holdDownPitch}`, quantity: 3 },
      { part: bed, description: `Random packing, metal rings of ${packingRing.diameter}` },
      { part: shell, description: "Shell with stops for the grid" },
    ],
    sections: { parts: [solidBed, whole.at([0, 0, 0]), ...segments], front: 0, right: 100, top: 160 },
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below" },
      { view: "front", from: [columnRadius, 0, 0], to: [columnRadius, 0, deep], along: "z", side: "right" },
      { view: "top", from: [0, -demister.split / 2, 0], to: [0, demister.split / 2, 0], along: "y", side: "left" },
    ],
    notes: ["Loose packing shown as a plain bed."],
  },
} satisfies Model;
