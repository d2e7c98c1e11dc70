import type { Model } from "./model.ts";
import { packing } from "./parts/column-duty.ts";
import { halfLayer, packingLayer } from "./parts/column-packing.ts";

const { layer, diameter } = packing;
const first = packingLayer("lowest layer").at([0, 0, 0]);
const second = packingLayer("second layer").at([0, 0, layer], [0, 0, 1], 90);
const half = halfLayer("half of the top layer").at([0, 0, 2 * layer]);
const lifted = halfLayer("half taken off").at([diameter * 0.95, -diameter * 0.55, 0], [0, 0, 1], 16);

export default {
  name: "structured-packing",
  title: "Structured packing, layers turned by 90°",
  drawingNumber: "COL-201-GA-009",
  parts: [first, second, half, lifted],
  camera: { bearing: -66, height: 26, frame: [1600, 1240], fill: 0.95 },
  sheet: {
    scale: 20,
    items: [
      { part: second, description: `Layer of corrugated sheets, ${layer} high`, quantity: 3 },
      { part: half, description: "Wiper band", quantity: 6 },
    ],
    dimensions: [
      { view: "front", from: [-diameter / 2, 0, 0], to: [diameter / 2, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [0, 0, layer], along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: [0, 0, 3 * layer], along: "z", side: "left", row: 2 },
    ],
    notes: ["Dimensions in millimetres.", `Crimps at ${packing.angle}° to the axis, crossed from sheet to sheet.`],
  },
} satisfies Model;
