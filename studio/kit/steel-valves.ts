/**
 * Flanged valves and strainers of steel and stainless lines, along +Z, stem toward +X. Hand-operated parts are red. Ball
 * and control valves also exist for plastic lines.
 */
import { bought } from "./bought-parts.ts";
import { drilling, flangeGrip, stud } from "./flanges.ts";
import { flangeSize, lineMaterial, wallOf } from "./line-classes.ts";
import type { Material } from "./materials.ts";
import { type InLine, inLineEnds, withPorts } from "./part.ts";
import { at, bar, ring, turned } from "./placement.ts";
import { block, cylinder, drilledRing, hexagon, hollow, type Piece, revolved, torus, tube } from "./solids.ts";

export type SteelKind = "steel" | "stainless";
export type ValveKind = SteelKind | "pipe";

/** Cast valves of a steel line are darker than its pipes; in other lines they have the same material. */
export const castOf = (kind: ValveKind): Material => (kind === "steel" ? "motor" : lineMaterial(kind));

/** Face-to-face length of gate and ball valves, and of globe and check valves, mm. */
const shortLength = (bore: number): number => Math.round(115 + 1.1 * bore);
export const longLength = (bore: number): number => Math.round(110 + 1.9 * bore);

/** Makes a casting of this radius hollow, mm. */
export const cast = (radius: number, pieces: readonly Piece[]): Piece[] =>
  hollow(Math.max(4, Math.round(radius * 0.12)), pieces);

/** Two flanges with their necks, and a body that widens to `belly` between them, along Z. */
const flangedBody = (bore: number, kind: ValveKind, length: number, belly: number): Piece[] => {
  const { pipe, outside, bolt } = flangeSize(bore, kind);
  const thickness = flangeGrip(bore, kind);
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
const bonnetJoint = (radius: number, below: number, material: Material): Piece[] => [
  ...at(cast(radius, cylinder(radius * 0.72, below, material)), [0, 0, -below]),
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

/** Bodies with a bolted bonnet: length; belly, radius and height of the bonnet as shares of the pipe's outside diameter. */
const bodies = {
  gate: { length: shortLength, belly: 0.56, radius: [0.5, 22], bonnet: [0.875, 16.5] },
  globe: { length: longLength, belly: 0.78, radius: [0.58, 20], bonnet: [0.74, 24] },
  check: { length: longLength, belly: 0.72, radius: [0.58, 18], bonnet: [0.72, 22] },
  control: { length: longLength, belly: 0.76, radius: [0.55, 18], bonnet: [0.72, 24] },
} as const;

/** Valve with a bolted bonnet; `on` makes what stands on the bonnet's joint, by its radius, `beside` is on the body. */
export const bonneted = (
  name: string,
  use: keyof typeof bodies,
  bore: number,
  kind: ValveKind,
  on: (radius: number) => Piece[],
  beside: Piece[] = [],
): InLine => {
  const { pipe } = flangeSize(bore, kind);
  const { length: lengthOf, belly, ...sizes } = bodies[use];
  const length = lengthOf(bore);
  const [radius, bonnet] = [sizes.radius, sizes.bonnet].map(([share, more]) => pipe * share + more) as [number, number];
  return withPorts(name, inLineEnds(bore, kind, length), [
    ...flangedBody(bore, kind, length, pipe * belly),
    ...at([...bonnetJoint(radius, bonnet, castOf(kind)), ...on(radius)], [bonnet, 0, length / 2], [1, 0, 0]),
    ...beside,
  ]);
};

/**
 * Yoke with two arms on a bonnet of `radius` at z = 0; the stem passes through it and protrudes by `above` from the
 * handwheel at `height`.
 */
const yoke = (radius: number, bore: number, height: number, above: number, material: Material): Piece[] => [
  ...[-1, 1].flatMap((side) =>
    bar([0, side * radius * 0.6, 0], [0, side * radius * 0.34, height - radius * 0.5], radius * 0.13, material),
  ),
  ...at(cylinder(radius * 0.34, radius * 0.5, material), [0, 0, radius * 0.2]),
  ...at(cylinder(radius * 0.5, radius * 0.5, material), [0, 0, height - radius * 0.65]),
  ...cylinder(Math.max(7, radius * 0.12), height + above, "stainless"),
  ...at(handwheel(62 + bore * 0.62), [0, 0, height]),
];

/** Gate valve with rising stem and handwheel. */
export const gateValve = (name: string, bore: number, kind: SteelKind): InLine =>
  bought(
    "gate valve",
    bonneted(name, "gate", bore, kind, (radius) => yoke(radius, bore, 70 + bore * 1.25, 30 + bore * 0.8, castOf(kind))),
  );

/** Globe valve: body rounder and longer than that of a gate valve, stem with little rise. */
export const globeValve = (name: string, bore: number, kind: SteelKind): InLine =>
  bought(
    "globe valve",
    bonneted(name, "globe", bore, kind, (radius) => yoke(radius, bore, 80 + bore, 26, castOf(kind))),
  );

/** Swing check valve: bolted cover toward +X, bosses of the hinge. */
export const swingCheckValve = (name: string, bore: number, kind: SteelKind): InLine => {
  const { pipe } = flangeSize(bore, kind);
  const boss = cylinder(8 + bore * 0.05, 12 + bore * 0.25, castOf(kind));
  const valve = bonneted(
    name,
    "check",
    bore,
    kind,
    (radius) => at(cylinder(radius * 0.98, radius * 0.2, castOf(kind)), [0, 0, radius * 0.2]),
    [-1, 1].flatMap((side) => at(boss, [pipe * 0.45, side * pipe * 0.5, longLength(bore) / 2], [0, side, 0])),
  );
  return bought("check valve", valve);
};

/** Body of a ball valve with its neck and stem: `onStem` places pieces along +Z at a height over the line's axis. */
export const ballBody = (bore: number, kind: ValveKind) => {
  const length = shortLength(bore);
  const { pipe, outside } = flangeSize(bore, kind);
  const top = outside / 2 + 18;
  const onStem = (pieces: Piece[], from: number) => at(pieces, [from, 0, length / 2], [1, 0, 0]);
  const pieces = [
    ...flangedBody(bore, kind, length, pipe * 0.72),
    ...onStem(cast(pipe * 0.5, cylinder(pipe * 0.22 + 14, top - pipe * 0.4, castOf(kind))), pipe * 0.4),
    ...onStem(cylinder(11, 24, "stainless"), top),
  ];
  return { pieces, onStem, length, top };
};

/** Ball valve with a lever along the line, the open position. */
export const ballValve = (name: string, bore: number, kind: ValveKind): InLine => {
  const { pieces, onStem, length, top } = ballBody(bore, kind);
  const lever = 110 + bore * 1.6;
  const valve = withPorts(name, inLineEnds(bore, kind, length), [
    ...pieces,
    ...onStem(tube(24, 10, 10, "handle"), top + 8),
    ...turned(block(26, 8, lever, "handle", 2), 90, [top + 13, 0, length / 2 + 10]),
  ]);
  return bought("ball valve", valve);
};

/** Y-strainer; its basket leg slants downstream toward +X and must point down. */
export const yStrainer = (name: string, bore: number, kind: SteelKind): InLine => {
  const length = longLength(bore);
  const { pipe } = flangeSize(bore, kind);
  const leg = pipe * 0.52 + 6;
  const reach = pipe * 1.25 + 60;
  const cover = leg + 26;
  const basket = [
    ...cast(leg, cylinder(leg, reach, castOf(kind))),
    ...at(cylinder(cover, 16, castOf(kind)), [0, 0, reach - 16]),
    ...at(cylinder(cover, 16, castOf(kind)), [0, 0, reach]),
    ...ring(at(stud(10, 32), [0, 0, reach]), 8, cover - 11, 0, true),
    ...at(hexagon(26, 18, "galvanised"), [0, 0, reach + 16]),
  ];
  const made = withPorts(name, inLineEnds(bore, kind, length), [
    ...flangedBody(bore, kind, length, pipe * 0.66),
    ...at(basket, [0, 0, length * 0.4], [1, 0, 0.5], 0),
  ]);
  return bought("strainer", made);
};
