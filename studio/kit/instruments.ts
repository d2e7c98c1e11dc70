import { flange, flangeDepth } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, ratingOf, wallOf } from "./line-classes.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at } from "./placement.ts";
import { block, cylinder, type Piece, revolved } from "./solids.ts";

const process = (bore: number, kind: LineKind): Record<"process", End> => ({
  process: { position: [0, 0, 0], direction: [0, 0, -1], bore, rating: ratingOf(kind), kind },
});

const stub = (bore: number, kind: LineKind): Piece[] => [
  ...flange(bore, kind),
  ...cylinder(flangeSize(bore, kind).pipe / 2 - wallOf(bore, kind), 60, lineMaterial(kind)),
];

/** 100 mm gauge dial, its back on z = 0 and its face towards +Z. */
export const gaugeDial = (): Piece[] => [
  ...revolved(
    [
      [0, 0],
      [50, 0],
      [54, 6],
      [54, 36],
      [47, 38],
      [47, 34],
      [0, 34],
    ],
    "stainless",
  ),
  ...at(cylinder(46, 1.5, "dial"), [0, 0, 34]),
  ...at(block(3, 36, 2, "ink"), [-9, 9, 35.5], [0, 0, 1], 45),
  ...at(cylinder(6, 4, "ink"), [0, 0, 35.5]),
];

/** Pressure gauge on a flanged diaphragm seal, along +Z, dial towards +X. */
export const pressureGauge = (name: string, bore = 25, kind: LineKind = "pipe"): WithPorts<"process"> => {
  const top = flangeDepth(bore, kind) + 110;
  return part(
    name,
    [
      ...stub(bore, kind),
      ...at(cylinder(36, 26, "stainless"), [0, 0, 55]),
      ...at(cylinder(9, top - 70, "stainless"), [0, 0, 75]),
      ...at(gaugeDial(), [-18, 0, top + 48], [1, 0, 0]),
    ],
    process(bore, kind),
  );
};

/** Transmitter housing about the origin: display towards +X, cable entry towards +Y. */
export const housing = (): Piece[] => [
  ...at(cylinder(44, 110, "pump"), [-55, 0, 0], [1, 0, 0]),
  ...at(cylinder(48, 24, "pump"), [-62, 0, 0], [1, 0, 0]),
  ...at(cylinder(48, 24, "pump"), [38, 0, 0], [1, 0, 0]),
  ...at(cylinder(38, 2, "dial"), [62, 0, 0], [1, 0, 0]),
  ...at(cylinder(12, 40, "galvanised"), [0, 38, 0], [0, 1, 0]),
];

/** Two-wire transmitter on a flanged connection, along +Z, display towards +X. */
export const transmitter = (name: string, bore = 25, kind: LineKind = "pipe"): WithPorts<"process"> =>
  part(
    name,
    [
      ...stub(bore, kind),
      ...at(cylinder(20, 80, "stainless"), [0, 0, 55]),
      ...at(cylinder(28, 50, "pump"), [0, 0, 120]),
      ...at(housing(), [0, 0, 200]),
    ],
    process(bore, kind),
  );
