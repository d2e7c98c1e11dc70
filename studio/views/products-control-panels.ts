import { part } from "../kit/part.ts";
import type { Item, Model } from "../models/model.ts";
import { lowerPlate } from "../models/panels/parts/lower-plate.ts";

const plate = part("lower plate", Object.values(lowerPlate).flat()).at([0, 0, 0]);

export const lines: Item[] = Object.entries(lowerPlate).map(([description, own]) => ({
  part: part(description, own).at([0, 0, 0]),
  description,
}));

export default {
  name: "products-control-panels",
  title: "Marshalling terminals over the gland plate",
  drawingNumber: "IA-GA-112",
  parts: [plate],
  camera: { bearing: -62, height: 22, frame: [1600, 1200], bevel: 0.6 },
} satisfies Model;
