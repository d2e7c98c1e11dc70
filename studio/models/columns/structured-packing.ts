import type { Model } from "../model.ts";
import { packing } from "./parts/column-duty.ts";
import { halfLayer, packingLayer } from "./parts/column-packing.ts";

const { layer, diameter } = packing;
/** Two and a half layers; the corrugations of the outermost sheets rise towards the camera. */
const stacked = (slant: number) => ({
  first: packingLayer("lowest layer").at([0, 0, 0], [0, 0, 1], slant + 180),
  second: packingLayer("second layer").at([0, 0, layer], [0, 0, 1], slant + 90),
  half: halfLayer("half of the top layer").at([0, 0, 2 * layer], [0, 0, 1], slant),
});
// Oblique to the camera: otherwise one flank of every corrugation hides the next one, and the outermost sheets look
// flat.
const { first, second, half } = stacked(-4);
const drafted = stacked(0);
const lifted = halfLayer("half taken off").at([diameter * 0.95, -diameter * 0.55, 0], [0, 0, 1], 16);

export default {
  name: "structured-packing",
  title: "Structured packing, layers at 90°",
  drawingNumber: "COL-201-GA-009",
  parts: [first, second, half, lifted],
  camera: { bearing: -66, height: 26, frame: [1600, 1240], fill: 0.95 },
  sheet: {
    scale: 20,
    parts: [...Object.values(drafted), lifted],
    loose: [lifted],
    items: [
      {
        part: drafted.second,
        description: `Layer of corrugated sheets with two wiper bands, ${layer} high`,
        quantity: 2,
      },
      { part: drafted.half, description: "Half of a layer with its wiper bands", quantity: 2 },
    ],
    dimensions: [
      { view: "front", from: [-diameter / 2, 0, 0], to: [diameter / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [0, 0, layer], along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: [0, 0, 3 * layer], along: "z", side: "left", row: 2 },
    ],
    notes: [
      "Dimensions in millimetres.",
      `Crimps at ${packing.angle}° to the axis, crossed from sheet to sheet.`,
      "Size and weight are those of the stack, without the half beside it.",
    ],
  },
} satisfies Model;
