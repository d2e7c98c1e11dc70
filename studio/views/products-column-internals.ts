import { leaveOpen } from "../kit/spools.ts";
import type { Model } from "../models/model.ts";
import { lowerLength, upperLength } from "../models/columns/parts/column-section.ts";

const upper = upperLength([-900, 0, 0]);
const lower = lowerLength([900, 0, 0]);
leaveOpen(...upper.ends, ...lower.ends);

export default {
  name: "products-column-internals",
  title: "Column internals, column shown in two lengths",
  drawingNumber: "COL-201-GA-011",
  parts: [...upper.parts, ...lower.parts],
  camera: { bearing: -76, height: 16, lens: 90, frame: [1600, 1400], inside: 12, fill: 0.94 },
} satisfies Model;
