/** Flanges, their bolts and covers. */
import {
  boltName,
  flangeName,
  flangeSize,
  isMetal,
  type LineKind,
  lineMaterial,
  pipeName,
  sizeWords,
  standards,
  wallOf,
} from "./line-classes.ts";
import { at, ring } from "./placement.ts";
import { called, cylinder, drilledRing, type Drilling, hexagon, type Piece, revolved, tube } from "./solids.ts";

/** Bolt holes of a flange, 2 mm wider than the bolts. */
export const drilling = (bore: number, kind: LineKind = "pipe"): Drilling => {
  const { circle, bolt, bolts } = flangeSize(bore, kind);
  return { circle, bolts, hole: bolt + 2 };
};

/** Thickness of a gasket, mm. */
export const gasket = 3;

/** Grade of a metal line's flanges, pipes, fittings or bolts; undefined of other lines. */
export const gradeOf = (kind: LineKind, what: keyof typeof standards.steel.grades): string | undefined =>
  isMetal(kind) ? standards[kind].grades[what] : undefined;

/** Length of a welding neck's hub behind its disk, mm. */
const hubLength = (bore: number) => Math.round(20 + bore * 0.16);

/** Thickness of a flange that is clamped by the bolts, from its face, mm. */
export const flangeGrip = (bore: number, kind: LineKind): number =>
  flangeSize(bore, kind).thickness + (kind === "pipe" ? 10 : 0);

/** Length from a flange's face to the start of its pipe, mm. */
export const flangeDepth = (bore: number, kind: LineKind): number =>
  flangeGrip(bore, kind) + (isMetal(kind) ? hubLength(bore) : 0);

/** Flange with its face on z = 0 facing -Z; its pipe continues along +Z. */
export const flange = (bore: number, kind: LineKind = "pipe"): Piece[] =>
  called(flangeName(bore, kind), flangeBodies(bore, kind), gradeOf(kind, "flange"));

const flangeBodies = (bore: number, kind: LineKind): Piece[] => {
  const { pipe, outside, thickness } = flangeSize(bore, kind);
  const material = lineMaterial(kind);
  if (kind === "tubing") return hexagon(outside * 0.86, thickness, material);
  const inner = pipe / 2 - wallOf(bore, kind);
  if (kind === "duct") return drilledRing(outside / 2, bore / 2, thickness, drilling(bore, kind), material);
  if (kind === "pipe")
    return [
      ...called(`stub end ${sizeWords(bore, kind)}`, tube(pipe / 2 + 12, inner, 10, material)),
      ...at(drilledRing(outside / 2, inner, thickness, drilling(bore), "galvanised"), [0, 0, 10]),
    ];
  const depth = flangeDepth(bore, kind);
  const hub = Math.min(
    pipe / 2 + 6 + bore * 0.05,
    (flangeSize(bore, kind).circle - 2.2 * flangeSize(bore, kind).bolt) / 2,
  );
  return [
    ...drilledRing(outside / 2, inner, thickness, drilling(bore, kind), material),
    ...revolved(
      [
        [inner, thickness],
        [Math.max(hub, pipe / 2 + 1), thickness],
        [pipe / 2, depth - 6],
        [pipe / 2, depth],
        [inner, depth],
      ],
      material,
    ),
  ];
};

/** Pipe of a line along +Z from the origin. */
export const pipeOf = (bore: number, kind: LineKind, length: number): Piece[] => {
  const outer = flangeSize(bore, kind).pipe / 2;
  const body = tube(outer, outer - wallOf(bore, kind), length, lineMaterial(kind));
  return called(pipeName(bore, kind), body, gradeOf(kind, "pipe"));
};

/** Stud with two nuts about z = 0, `grip` mm between the nuts; of the joint of a line if one is given. */
export const stud = (diameter: number, grip: number, of?: { bore: number; kind: LineKind }): Piece[] => {
  const name = of ? boltName(of.bore, of.kind) : "stud bolt";
  return [
    ...called(
      name,
      at(cylinder(diameter / 2, grip + 2.4 * diameter, "galvanised"), [0, 0, -1.2 * diameter - grip / 2]),
      of && gradeOf(of.kind, "bolt"),
    ),
    ...called(
      `nut of ${name}`,
      [
        ...at(hexagon(1.5 * diameter, 0.8 * diameter, "galvanised"), [0, 0, grip / 2]),
        ...at(hexagon(1.5 * diameter, 0.8 * diameter, "galvanised"), [0, 0, -grip / 2 - 0.8 * diameter]),
      ],
      of && gradeOf(of.kind, "nut"),
    ),
  ];
};

/** Gasket and bolts of a joint about z = 0; `grips` are the thicknesses clamped on both sides of the gasket, mm. */
export const bolting = (bore: number, kind: LineKind, grips: [number, number]): Piece[] => {
  const { pipe, circle, bolts, bolt } = flangeSize(bore, kind);
  if (kind === "tubing") return called("ferrule", at(cylinder(circle / 2, gasket, "stainless"), [0, 0, -gasket / 2]));
  const grip = grips[0] + grips[1] + gasket;
  const seal = tube(
    kind === "pipe" ? pipe / 2 + 12 : circle / 2 - bolt / 2 - 2,
    pipe / 2 - wallOf(bore, kind),
    gasket,
    "rubber",
  );
  return [
    ...called(`gasket ${sizeWords(bore, kind)}`, at(seal, [0, 0, -gasket / 2])),
    ...ring(stud(bolt, grip, { bore, kind }), bolts, circle / 2, (grips[1] - grips[0]) / 2, true),
  ];
};

/** Removable cover with its bolts, on a face at z = 0 that faces +Z. */
export const blindCover = (bore: number, kind: LineKind): Piece[] => {
  const { outside } = flangeSize(bore, kind);
  return [
    ...called(
      `cover ${sizeWords(bore, kind)}`,
      at(drilledRing(outside / 2, 0, 20, drilling(bore, kind), lineMaterial(kind)), [0, 0, gasket]),
      gradeOf(kind, "flange"),
    ),
    ...at(bolting(bore, kind, [flangeGrip(bore, kind), 20]), [0, 0, gasket / 2]),
  ];
};
