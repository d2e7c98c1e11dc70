/** Flanged valves of steel and stainless lines, along +Z, stem towards +X. Hand-operated parts are red. */
import { drilling, stud } from "./flanges.ts";
import { flangeSize, lineMaterial, wallOf } from "./line-classes.ts";
import type { Material } from "./materials.ts";
import { part } from "./part.ts";
import { at, bar, ring } from "./placement.ts";
import { block, cylinder, drilledRing, type Piece, revolved, torus, tube } from "./solids.ts";
import { type InLine, inLineEnds } from "./valves.ts";

export type SteelKind = "steel" | "stainless";

/** Cast valves of a steel line are darker than its pipes; in a stainless line they have the same material. */
export const castOf = (kind: SteelKind): Material => (kind === "steel" ? "motor" : lineMaterial(kind));

/** Face-to-face length of gate and ball valves, and of globe and check valves, mm. */
export const shortLength = (bore: number): number => Math.round(115 + 1.1 * bore);
export const longLength = (bore: number): number => Math.round(110 + 1.9 * bore);

/** Two flanges with their necks, and a body that widens to `belly` between them, along Z. */
export const flangedBody = (bore: number, kind: SteelKind, length: number, belly: number): Piece[] => {
  const { pipe, outside, thickness, bolt } = flangeSize(bore, kind);
  const material = castOf(kind);
  const inner = pipe / 2 - wallOf(bore, kind);
  const ends = drilledRing(outside / 2, inner, thickness, drilling(bore, kind), material);
  const clear = Math.min(thickness + 1.4 * bolt, length * 0.36);
  const swell = Math.max(belly, pipe / 2 + 5);
  return [
    ...ends,
    ...at(ends, [0, 0, length - thickness]),
    ...revolved(
      [
        [inner, thickness],
        [pipe / 2 + 4, thickness],
        [pipe / 2 + 4, clear],
        [swell, Math.min(clear + (swell - pipe / 2) * 0.8, length * 0.42)],
        [swell, length - Math.min(clear + (swell - pipe / 2) * 0.8, length * 0.42)],
        [pipe / 2 + 4, length - clear],
        [pipe / 2 + 4, length - thickness],
        [inner, length - thickness],
      ],
      material,
    ),
  ];
};

/** Bolted bonnet joint of `radius` about z = 0, with its neck down to -`below`. */
export const bonnetJoint = (radius: number, below: number, material: Material): Piece[] => [
  ...at(cylinder(radius * 0.72, below, material), [0, 0, -below]),
  ...at(cylinder(radius, radius * 0.24, material), [0, 0, -radius * 0.26]),
  ...cylinder(radius, radius * 0.24, material),
  ...ring(stud(Math.max(8, Math.round(radius * 0.17)), radius * 0.5), 8, radius * 0.85, 0, true),
];

/** Handwheel of `radius` about z = 0 with four spokes. */
export const handwheel = (radius: number): Piece[] => {
  const rim = Math.max(6, radius * 0.075);
  return [
    ...torus(radius - rim, rim, "handle"),
    ...[0, 90].flatMap((turn) => {
      const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const reach = radius - rim;
      return bar([-reach * x, -reach * y, 0], [reach * x, reach * y, 0], rim * 0.65, "handle");
    }),
    ...at(cylinder(rim * 2.2, rim * 2.6, "handle"), [0, 0, -rim * 1.3]),
  ];
};

/**
 * Yoke with two arms on a bonnet at z = 0; the stem passes through it and protrudes by `above` from the handwheel at
 * `height`.
 */
const yoke = (radius: number, height: number, wheel: number, above: number, material: Material): Piece[] => [
  ...[-1, 1].flatMap((side) =>
    bar([0, side * radius * 0.6, 0], [0, side * radius * 0.34, height - radius * 0.5], radius * 0.13, material),
  ),
  ...at(cylinder(radius * 0.34, radius * 0.5, material), [0, 0, radius * 0.2]),
  ...at(cylinder(radius * 0.5, radius * 0.5, material), [0, 0, height - radius * 0.65]),
  ...cylinder(Math.max(7, radius * 0.12), height + above, "stainless"),
  ...at(handwheel(wheel), [0, 0, height]),
];

const onStem = (pieces: Piece[], from: number, middle: number): Piece[] => at(pieces, [from, 0, middle], [1, 0, 0]);

/** Gate valve with rising stem and handwheel. */
export const gateValve = (name: string, bore: number, kind: SteelKind): InLine => {
  const length = shortLength(bore);
  const { pipe } = flangeSize(bore, kind);
  const radius = pipe * 0.5 + 22;
  const bonnet = pipe / 2 + radius * 0.75;
  return part(
    name,
    [
      ...flangedBody(bore, kind, length, pipe * 0.56),
      ...onStem(bonnetJoint(radius, bonnet, castOf(kind)), bonnet, length / 2),
      ...onStem(yoke(radius, 70 + bore * 1.25, 62 + bore * 0.62, 30 + bore * 0.8, castOf(kind)), bonnet, length / 2),
    ],
    inLineEnds(bore, length, kind),
  );
};

/** Globe valve: body rounder and longer than that of a gate valve, stem with little rise. */
export const globeValve = (name: string, bore: number, kind: SteelKind): InLine => {
  const length = longLength(bore);
  const { pipe } = flangeSize(bore, kind);
  const radius = pipe * 0.58 + 20;
  const bonnet = pipe * 0.74 + 24;
  return part(
    name,
    [
      ...flangedBody(bore, kind, length, pipe * 0.78),
      ...onStem(bonnetJoint(radius, bonnet, castOf(kind)), bonnet, length / 2),
      ...onStem(yoke(radius, 80 + bore, 62 + bore * 0.62, 26, castOf(kind)), bonnet, length / 2),
    ],
    inLineEnds(bore, length, kind),
  );
};

/** Swing check valve: bolted cover towards +X, flow arrow. */
export const swingCheckValve = (name: string, bore: number, kind: SteelKind): InLine => {
  const length = longLength(bore);
  const { pipe } = flangeSize(bore, kind);
  const radius = pipe * 0.58 + 18;
  const bonnet = pipe * 0.72 + 22;
  return part(
    name,
    [
      ...flangedBody(bore, kind, length, pipe * 0.72),
      ...onStem(bonnetJoint(radius, bonnet, castOf(kind)), bonnet, length / 2),
      ...onStem(cylinder(radius * 0.98, radius * 0.2, castOf(kind)), bonnet + radius * 0.2, length / 2),
      ...[-1, 1].flatMap((side) =>
        at(
          cylinder(8 + bore * 0.05, 12 + bore * 0.25, castOf(kind)),
          [pipe * 0.45, side * pipe * 0.5, length / 2],
          [0, side, 0],
        ),
      ),
    ],
    inLineEnds(bore, length, kind),
  );
};

/** Ball valve with a lever along the line, the open position. */
export const ballValve = (name: string, bore: number, kind: SteelKind): InLine => {
  const length = shortLength(bore);
  const { pipe, outside } = flangeSize(bore, kind);
  const top = outside / 2 + 18;
  const lever = 110 + bore * 1.6;
  return part(
    name,
    [
      ...flangedBody(bore, kind, length, pipe * 0.72),
      ...onStem(cylinder(pipe * 0.22 + 14, top - pipe * 0.4, castOf(kind)), pipe * 0.4, length / 2),
      ...onStem(cylinder(11, 24, "stainless"), top, length / 2),
      ...onStem(tube(24, 10, 10, "handle"), top + 8, length / 2),
      ...at(block(26, 8, lever, "handle", 2), [top + 13, 0, length / 2 + 10], [0, 0, 1], 90),
    ],
    inLineEnds(bore, length, kind),
  );
};
