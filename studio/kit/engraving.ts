/** Words on nameplates and labels: capitals and figures of straight strokes, as an engraving machine cuts them. */
import * as cad from "replicad";
import type { Material } from "./materials.ts";
import { at } from "./placement.ts";
import { block, type Piece, solid } from "./solids.ts";

/** Polylines of a letter on a grid of 4 by 6, each point as two figures. */
const strokes: Readonly<Record<string, string>> = {
  A: "00 26 40,12 32",
  B: "00 06 36 45 44 33 03,33 42 41 30 00",
  C: "45 36 16 05 01 10 30 41",
  D: "00 06 26 44 42 20 00",
  E: "40 00 06 46,03 33",
  F: "00 06 46,03 33",
  G: "45 36 16 05 01 10 30 41 43 23",
  H: "00 06,40 46,03 43",
  I: "20 26",
  J: "46 41 30 10 01",
  K: "00 06,46 02,13 40",
  L: "06 00 40",
  M: "00 06 23 46 40",
  N: "00 06 40 46",
  O: "10 01 05 16 36 45 41 30 10",
  P: "00 06 36 45 44 33 03",
  Q: "10 01 05 16 36 45 41 30 10,22 40",
  R: "00 06 36 45 44 33 03,23 40",
  S: "45 36 16 05 04 13 33 42 41 30 10 01",
  T: "06 46,26 20",
  U: "06 01 10 30 41 46",
  V: "06 20 46",
  W: "06 10 23 30 46",
  X: "00 46,06 40",
  Y: "06 23 46,23 20",
  Z: "06 46 00 40",
  t: "16 11 20 30,04 34",
  z: "04 44 00 40",
  0: "10 01 05 16 36 45 41 30 10",
  1: "15 26 20",
  2: "05 16 36 45 44 00 40",
  3: "05 16 36 45 44 33 13,33 42 41 30 10 01",
  4: "30 36 02 42",
  5: "46 06 03 33 42 41 30 10 01",
  6: "45 36 16 05 01 10 30 41 42 33 03",
  7: "06 46 10",
  8: "13 04 05 16 36 45 44 33 42 41 30 10 01 02 13 33",
  9: "01 10 30 41 45 36 16 05 04 13 43",
  "-": "13 33",
  ".": "20 21",
  "°": "15 26 35 24 15",
  "…": "00 01,20 21,40 41",
  " ": "",
};

/** What stands for a letter on a sheet, where letters would be fragments: too small to be drawn at any scale. */
const speck = "speck";

/** The pieces for renders and models only, left out on sheets. */
export const undrawn = (pieces: readonly Piece[]): Piece[] => {
  solid(speck, "ink", () => cad.makeBaseBox(0.1, 0.1, 0.1));
  return pieces.map((piece) => ({ ...piece, drafted: speck }));
};

/** A letter of a height in mm, its lower left corner at the origin: one compound, so that a file holds it once. */
const letter = (sign: string, height: number, material: Material): Piece[] => {
  const drawn = strokes[sign];
  if (drawn === undefined) throw new Error(`"${sign}" cannot be engraved`);
  if (!drawn) return [];
  const unit = height / 6;
  const wide = height * 0.13;
  const bars = () =>
    drawn.split(",").flatMap((line) => {
      const points = line.split(" ").map(([x, y]) => [Number(x) * unit, Number(y) * unit] as const);
      return points.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = points[index] as readonly [number, number];
        const [along, up] = [x - fromX, y - fromY];
        const bar = cad
          .drawRectangle(Math.hypot(along, up) + wide * 0.8, wide)
          .sketchOnPlane("XY")
          .extrude(0.6);
        const turned = bar.rotate((Math.atan2(up, along) * 180) / Math.PI, [0, 0, 0], [0, 0, 1]);
        return turned.translate(fromX + along / 2, fromY + up / 2, 0);
      });
    });
  return undrawn(solid(`letter ${sign} ${height.toFixed(2)}`, material, () => cad.makeCompound(bars())));
};

/** Words centered on the origin on z = 0, reading along +X; `height` is that of the capitals, mm. */
export const engraved = (words: string, height: number, material: Material = "ink"): Piece[] => {
  const pitch = height * 0.92;
  return [...words].flatMap((sign, index) =>
    at(letter(sign, height, material), [(index - (words.length - 1) / 2) * pitch - height / 3, -height / 2, 0]),
  );
};

/** Label on z = 0 with its words, one line each, as high as the plate allows. */
export const label = ([width, high]: readonly [number, number], ...lines: readonly string[]): Piece[] => {
  const longest = Math.max(...lines.map((words) => words.length));
  const height = Math.min((high / lines.length) * 0.62, width / (longest * 0.92 + 0.4));
  return [
    ...block(width, high, 2, "dial"),
    ...lines.flatMap((words, index) =>
      at(engraved(words, height), [0, ((lines.length - 1) / 2 - index) * (high / lines.length) * 0.92, 2]),
    ),
  ];
};

/**
 * Legend plate on z = 0 below a lamp or button; `line` is the height of each line of words, mm. Its width follows from
 * the words, so that all letters are of one size and a file holds each once. On sheets, where letters would be specks,
 * it is left out.
 */
export const legend = (lines: readonly string[], line = 14): Piece[] => {
  const longest = Math.max(...lines.map((words) => words.length));
  return undrawn(label([(Math.max(7.5, longest + 1) * 4 * line) / 7, line * lines.length], ...lines));
};

/**
 * Plate on z = 0 with a device's designation in capitals of a height, mm. It is left out on sheets, which have the
 * designation in their own lettering.
 */
export const tagPlate = (words: string, height = 13): Piece[] =>
  undrawn([
    ...block((words.length * 0.92 + 0.8) * height, height * 1.7, 1.2, "dial"),
    ...at(engraved(words, height), [0, 0, 1.2]),
  ]);
