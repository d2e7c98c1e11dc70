import * as cad from "replicad";
import { folded, type Flat, leaning } from "../../kit/column-plates.ts";
import { type Part, part } from "../../kit/part.ts";
import { at, turned } from "../../kit/placement.ts";
import { type Piece, revolved, solid } from "../../kit/solids.ts";
import type { Model } from "../model.ts";
import { packing, packingDensity, packingMetal, packingSurface } from "./parts/column-duty.ts";

const { layer, crimp, pitch, angle, diameter, drawn } = packing;
const count = Math.floor(diameter / crimp);

/** Sheet along X, centered on Z, standing on z = 0; its corrugations incline toward +X. */
const corrugatedSheet = (length: number): Piece[] =>
  solid(
    `corrugated ${[length, layer, crimp, pitch, angle].map((value) => value.toFixed(1)).join(" ")}`,
    "brushed",
    () => {
      const lean = layer * Math.tan((angle * Math.PI) / 180);
      const count = Math.ceil((length / 2 + lean) / pitch) * 2;
      const line = Array.from({ length: 2 * count + 1 }, (_, index): Flat => {
        const step = index - count;
        return [(step * pitch) / 2 - lean / 2, (step % 2 ? crimp / 2 : -crimp / 2) - drawn / 2];
      });
      const window = cad
        .drawRectangle(length, 2 * crimp)
        .sketchOnPlane("XY")
        .extrude(layer) as cad.Shape3D;
      return leaning(folded(line, drawn), layer, lean).intersect(window);
    },
  ).map((piece) => ({ ...piece, metal: packingMetal }));

/**
 * Vertical sheets along X between two distances from the axis, mm; every other one is reversed, so that corrugations
 * cross.
 */
const stack = (front: number, back: number): Piece[] =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * crimp)
    .map((y, index) => ({ y, turn: index % 2 ? 180 : 0 }))
    .filter(({ y }) => y > front && y < back)
    .flatMap(({ y, turn }) => {
      const length = 2 * Math.sqrt((diameter / 2) ** 2 - (Math.abs(y) + crimp / 2) ** 2);
      return length > 120 ? turned(corrugatedSheet(length), turn, [0, y, 0]) : [];
    });

/** Wiper band around a layer: its collar touches the wall and directs liquid back into the packing. */
const wiper = (z: number, degrees: number): Piece[] =>
  at(
    revolved(
      [
        [diameter / 2 + 0.5, 0],
        [diameter / 2 + 2, 0],
        [diameter / 2 + 2, 22],
        [diameter / 2 + 11, 40],
        [diameter / 2 + 9.5, 41],
        [diameter / 2 + 0.5, 23],
      ],
      "stainless",
      degrees,
    ),
    [0, 0, z],
  );
const wipers = (degrees: number) => [...wiper(35, degrees), ...wiper(layer - 65, degrees)];

/** A layer of packing on z = 0. */
const packingLayer = (name: string): Part => part(name, [...stack(-diameter, diameter), ...wipers(360)]);

/** The half of a layer at +Y. Its first sheet is shortened, so that the corrugations of the next one are visible. */
const halfLayer = (name: string): Part => {
  const length = diameter * 0.45;
  const short = at(corrugatedSheet(length), [-length / 2 - 40, 0, 0]);
  return part(name, [...stack(crimp / 2, diameter), ...short, ...wipers(180)]);
};

/** Two and a half layers; the corrugations of the outermost sheets rise toward the camera. */
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
    scale: 10,
    parts: Object.values(drafted),
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
      `Crimps at ${angle}° to the axis, crossed from sheet to sheet; ${Math.round(packingSurface)} m² per m³.`,
      `Sheets ${packing.sheet} thick, drawn ${drawn}: ${Math.round(packingDensity)} kg per m³, and the wiper bands.`,
      "Front half of the top layer taken off; size and weight without it.",
    ],
  },
} satisfies Model;
