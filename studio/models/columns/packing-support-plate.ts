import { columnShell, supportRing } from "./parts/column-shell.ts";
import { part } from "../../kit/part.ts";
import type { Model } from "../model.ts";
import { columnRadius, supportPlate } from "./parts/column-duty.ts";
import { seamBolts, slotCount, supportBeams } from "./parts/column-support.ts";

const beams = supportBeams().map((beam) => beam.at([0, 0, 0]));
const ring = part("support ring", supportRing(60)).at([0, 0, 0]);
const shell = part("shell", columnShell([-230, 420], { from: 0, sweep: 180 })).at([0, 0, 0]);
const [first] = beams;
if (!first) throw new Error("The beams are missing");

export default {
  name: "packing-support-plate",
  title: "Packing support plate, multi-beam",
  drawingNumber: "COL-201-GA-007",
  parts: [shell, ring, ...beams, seamBolts().at([0, 0, 0])],
  camera: { bearing: -68, height: 24, frame: [1600, 1100], inside: 8, fill: 1 },
  sheet: {
    scale: 12,
    items: [
      { part: first, description: `Gas injection beam, ${slotCount()} slots in all`, quantity: supportPlate.beams },
      { part: ring, description: "Support ring" },
    ],
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below" },
      { view: "top", from: [0, 0, 0], to: [supportPlate.width, 0, 0], along: "x", side: "above" },
      { view: "front", from: [0, 0, 0], to: [0, 0, supportPlate.height], along: "z", side: "right" },
    ],
    notes: ["Dimensions in millimetres."],
  },
} satisfies Model;
