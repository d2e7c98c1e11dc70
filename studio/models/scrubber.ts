import { leaveOpen } from "../kit/spools.ts";
import type { Model } from "./model.ts";
import { tower, towerHeight } from "./parts/tower.ts";

const column = tower("cutaway").at([0, 0, 0]);
leaveOpen(column.gasIn, column.gasOut, column.liquor);

export default {
  name: "scrubber",
  title: "Packed tower, cut open",
  drawingNumber: "SCR-101-GA-002",
  parts: [column],
  camera: { bearing: -70, height: 14, frame: [1600, 2000], samples: 72, inside: 20 },
  sheet: {
    scale: 40,
    items: [{ part: column, description: "Packed tower, polypropylene" }],
    dimensions: [
      { view: "front", from: [0, 0, 0], to: [0, 0, towerHeight], along: "z", side: "left" },
      { view: "front", from: column.gasIn, to: column.liquor, along: "z", side: "right" },
    ],
    notes: ["Dimensions in millimetres."],
  },
} satisfies Model;
