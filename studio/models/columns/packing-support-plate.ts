import { columnShell, supportRing, wholeShell } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { columnRadius, supportPlate } from "./parts/column-duty.ts";
import { seamBolts, slotCount, slotFoot, supportBeams } from "./parts/column-support.ts";

const { slot } = supportPlate;
const ringWidth = 60;
const beams = supportBeams().map((beam) => beam.at([0, 0, 0]));
const ring = part("support ring", supportRing(ringWidth)).at([0, 0, 0]);
const heights = [-230, 420] as const;
const shell = part("shell", columnShell(heights, { from: 0, sweep: 180 })).at([0, 0, 0]);
const plate = [ring, ...beams, seamBolts().at([0, 0, 0])];
const [first] = beams;
if (!first) throw new Error("The beams are missing");

export default {
  name: "packing-support-plate",
  title: "Packing support plate, multi-beam",
  drawingNumber: "COL-201-GA-007",
  parts: [shell, ...plate],
  camera: { bearing: -68, height: 24, frame: [1600, 1100], inside: 8, fill: 1 },
  sheet: {
    scale: 10,
    items: [
      { part: first, description: `Gas injection beam, ${slotCount()} slots in all`, quantity: supportPlate.beams },
      { part: ring, description: "Support ring" },
    ],
    sections: {
      parts: [part("shell", wholeShell(heights)).at([0, 0, 0]), ...plate],
      front: 0,
      right: 0,
      top: supportPlate.height + 60,
    },
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below" },
      { view: "top", from: [0, 0, 0], to: [supportPlate.width, 0, 0], along: "x", side: "above" },
      { view: "front", from: [0, 0, 0], to: [columnRadius, 0, supportPlate.height], along: "z", side: "right" },
      { view: "right", from: [0, 0, 0], to: [0, columnRadius - ringWidth, 0], along: "y", side: "below" },
      {
        view: "right",
        from: [0, columnRadius, slotFoot],
        to: [0, columnRadius, slotFoot + slot.height],
        along: "z",
        side: "right",
      },
    ],
    notes: [`Slots ${slot.width} × ${slot.height} at ${slot.pitch}.`],
  },
} satisfies Model;
