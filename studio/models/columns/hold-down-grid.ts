import { ringBed } from "./parts/column-ring.ts";
import { columnShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { columnRadius, demister, holdDownPitch, packingRing } from "./parts/column-duty.ts";
import { holdDownGrid, holdDownStops } from "./parts/column-hold-down.ts";

const { front, middle, back } = holdDownGrid();
const bed = part(
  "packed bed",
  ringBed(300, (bearing) => bearing > 205 && bearing < 350),
).at([0, 0, 0]);
const shell = part("shell", [
  ...columnShell([-300, 200], { from: -15, sweep: 225 }),
  ...holdDownStops([22, 67, 112, 157]),
]).at([0, 0, 0]);

export default {
  name: "hold-down-grid",
  title: "Hold-down grid on random packing",
  drawingNumber: "COL-201-GA-005",
  parts: [bed, shell, front.at([0, 0, 0]), middle.at([0, 0, 0]), back.at([0, 0, 0])],
  camera: { bearing: -84, height: 46, frame: [1600, 1200], inside: 8, fill: 0.96 },
  sheet: {
    scale: 12,
    items: [
      { part: middle, description: `Grid segments, bars at ${holdDownPitch}`, quantity: 3 },
      { part: bed, description: `Random packing, metal rings of ${packingRing.diameter}` },
      { part: shell, description: "Shell with stops for the grid" },
    ],
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below" },
      { view: "top", from: [0, -demister.split / 2, 0], to: [0, demister.split / 2, 0], along: "y", side: "left" },
    ],
    notes: ["Dimensions in millimetres.", "Loose packing shown as a plain bed."],
  },
} satisfies Model;
