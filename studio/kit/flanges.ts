/** Flanges and their bolts in usual proportions of light plastic pipework and ductwork; no standard is claimed. */
import { at, ring } from "./placement.ts";
import { cylinder, drilledRing, type Drilling, hexagon, type Piece, tube } from "./solids.ts";

interface FlangeSize {
  /** Outside diameter of the pipe, of the flange, of the bolt circle, and of the bolts, mm. */
  pipe: number;
  outside: number;
  circle: number;
  bolts: number;
  bolt: number;
  thickness: number;
}

const pipes: Record<number, FlangeSize> = {
  25: { pipe: 32, outside: 115, circle: 85, bolts: 4, bolt: 12, thickness: 16 },
  50: { pipe: 63, outside: 165, circle: 125, bolts: 4, bolt: 16, thickness: 18 },
  65: { pipe: 75, outside: 185, circle: 145, bolts: 4, bolt: 16, thickness: 18 },
  80: { pipe: 90, outside: 200, circle: 160, bolts: 8, bolt: 16, thickness: 20 },
  100: { pipe: 110, outside: 220, circle: 180, bolts: 8, bolt: 16, thickness: 20 },
  150: { pipe: 160, outside: 285, circle: 240, bolts: 8, bolt: 20, thickness: 24 },
};

/** Sizes for a bore in mm: pipes from the table, ducts and manholes by proportion. */
export const flangeSize = (bore: number, kind: "pipe" | "duct"): FlangeSize => {
  if (kind === "duct")
    return {
      pipe: bore + 16,
      outside: bore + 116,
      circle: bore + 68,
      bolts: Math.max(12, 4 * Math.round(bore / 130)),
      bolt: 12,
      thickness: 16,
    };
  const size = pipes[bore];
  if (!size) throw new Error(`No pipe of DN ${bore} in the kit`);
  return size;
};

/** Bolt holes of a flange, two millimetres wider than the bolts. */
export const drilling = (bore: number, kind: "pipe" | "duct" = "pipe"): Drilling => {
  const { circle, bolt, bolts } = flangeSize(bore, kind);
  return { circle, bolts, hole: bolt + 2 };
};

/** Thickness of a gasket, mm. */
export const gasket = 3;

/** Flange whose face lies at z = 0 and looks to -Z, so that its pipe goes to +Z. */
export const flange = (bore: number, kind: "pipe" | "duct" = "pipe"): Piece[] => {
  const { pipe, outside, thickness } = flangeSize(bore, kind);
  if (kind === "duct") return drilledRing(outside / 2, bore / 2, thickness, drilling(bore, kind), "polypropylene");
  const stub = tube(pipe / 2 + 12, pipe / 2 - 8, 10, "polypropylene");
  return [...stub, ...at(drilledRing(outside / 2, pipe / 2 - 8, thickness, drilling(bore), "galvanised"), [0, 0, 10])];
};

/** Length from a flange's face to its back, mm. */
export const flangeDepth = (bore: number, kind: "pipe" | "duct") =>
  flangeSize(bore, kind).thickness + (kind === "pipe" ? 10 : 0);

const stud = (diameter: number, grip: number): Piece[] => [
  ...at(cylinder(diameter / 2, grip + 2.4 * diameter, "galvanised"), [0, 0, -1.2 * diameter - grip / 2]),
  ...at(hexagon(1.5 * diameter, 0.8 * diameter, "galvanised"), [0, 0, grip / 2]),
  ...at(hexagon(1.5 * diameter, 0.8 * diameter, "galvanised"), [0, 0, -grip / 2 - 0.8 * diameter]),
];

/** Gasket and bolts of a joint about z = 0; `grips` are the depths clamped on both sides of the gasket, mm. */
export const bolting = (bore: number, kind: "pipe" | "duct", grips: [number, number]): Piece[] => {
  const { pipe, circle, bolts, bolt } = flangeSize(bore, kind);
  const grip = grips[0] + grips[1] + gasket;
  const seal = tube(kind === "duct" ? circle / 2 - 8 : pipe / 2 + 12, pipe / 2 - 8, gasket, "rubber");
  return [
    ...at(seal, [0, 0, -gasket / 2]),
    ...ring(stud(bolt, grip), bolts, circle / 2, (grips[1] - grips[0]) / 2, true),
  ];
};

/** Loose cover with its bolts, on a face at z = 0 looking to +Z. */
export const blindCover = (bore: number, kind: "pipe" | "duct"): Piece[] => {
  const { outside } = flangeSize(bore, kind);
  const depth = flangeDepth(bore, kind);
  return [
    ...at(drilledRing(outside / 2, 0, 20, drilling(bore, kind), "polypropylene"), [0, 0, gasket]),
    ...at(bolting(bore, kind, [depth, 20]), [0, 0, gasket / 2]),
  ];
};
