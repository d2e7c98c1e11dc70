/** Valves of plastic lines and of tubing, along +Z, levers toward +X. */
import { bought } from "./bought-parts.ts";
import { drilling, flange, flangeDepth } from "./flanges.ts";
import { flangeSize } from "./line-classes.ts";
import type { Material } from "./materials.ts";
import { type InLine, inLineEnds, withPorts } from "./part.ts";
import { at, ring, turned } from "./placement.ts";
import { block, cylinder, drilledRing, hexagon, hollow, type Piece, revolved, tube } from "./solids.ts";

const waferLength = (bore: number) => Math.round(28 + bore * 0.22);

/** Flange-like ends for the joint's bolts, on a body of given length along Z in a plastic line. */
export const drilledEnds = (bore: number, length: number, material: Material): Piece[] => {
  const { pipe, outside, thickness } = flangeSize(bore, "pipe");
  const ring = drilledRing(outside / 2, pipe / 2 - 8, thickness + 10, drilling(bore), material);
  return [...ring, ...at(ring, [0, 0, length - thickness - 10])];
};

/** Butterfly valve with a hand lever and a short flanged body between the bolts. */
export const butterflyValve = (name: string, bore: number): InLine => {
  const { outside, pipe, thickness, circle, bolt } = flangeSize(bore, "pipe");
  const wafer = waferLength(bore);
  const length = 2 * (thickness + 10) + wafer;
  const middle = length / 2;
  const top = outside / 2 + 45;
  const valve = withPorts(name, inLineEnds(bore, "pipe", length), [
    ...drilledEnds(bore, length, "pump"),
    ...at(tube(circle / 2 - bolt, pipe / 2 - 6, wafer, "pump"), [0, 0, thickness + 10]),
    ...at(cylinder(pipe / 2 - 2, 8, "stainless"), [0, 0, middle], [0.25, 0, 1]),
    ...at(cylinder(14, top - pipe / 2 + 12, "pump"), [pipe / 2 - 12, 0, middle], [1, 0, 0]),
    ...at(cylinder(34, 12, "pump"), [top, 0, middle], [1, 0, 0]),
    ...at(block(22, 190, 10, "handle", 3), [top + 12, 75, middle], [1, 0, 0], 90),
  ]);
  return bought("butterfly valve", valve);
};

/** Check valve: a plain flanged body with a hinge boss toward +X. */
export const checkValve = (name: string, bore: number): InLine => {
  const { pipe, thickness } = flangeSize(bore, "pipe");
  const length = 2 * (thickness + 10) + waferLength(bore) + 40;
  const body = revolved(
    [
      [pipe / 2 - 8, 0],
      [pipe / 2 + 10, 0],
      [pipe / 2 + 18, 30],
      [pipe / 2 + 18, length - 80],
      [pipe / 2 + 10, length - 50],
      [pipe / 2 - 8, length - 50],
    ],
    "pump",
  );
  const valve = withPorts(name, inLineEnds(bore, "pipe", length), [
    ...drilledEnds(bore, length, "pump"),
    ...at(body, [0, 0, 25]),
    ...at(cylinder(18, 24, "pump"), [pipe / 2 + 10, 0, length / 2], [1, 0, 0]),
    ...at(cylinder(9, 6, "galvanised"), [pipe / 2 + 34, 0, length / 2], [1, 0, 0]),
  ]);
  return bought("check valve", valve);
};

/** Body of given length, from z = 0, between the nuts of its tubing, and the length from nut to nut, mm. */
export const betweenNuts = (bore: number, body: Piece[], bodyLength: number): { pieces: Piece[]; length: number } => {
  const depth = flangeDepth(bore, "tubing");
  const length = 2 * depth + bodyLength;
  const pieces = [
    ...flange(bore, "tubing"),
    ...at(flange(bore, "tubing"), [0, 0, length], [0, 0, -1]),
    ...at(body, [0, 0, depth]),
  ];
  return { pieces, length };
};

/** Ball valve of tubing, its lever along the line. */
export const tubedBallValve = (name: string, bore: number): InLine => {
  const { pieces, length } = betweenNuts(bore, hollow(bore / 2, hexagon(2.1 * bore, 60, "stainless")), 60);
  return withPorts(name, inLineEnds(bore, "tubing", length), [
    ...pieces,
    ...at(cylinder(10, 26, "stainless"), [bore, 0, length / 2], [1, 0, 0]),
    ...turned(block(16, 5, 96, "handle", 1), 90, [bore + 26, 0, length / 2 - 14]),
  ]);
};

/** Check valve of tubing: a round body with an arrow ring. */
export const tubedCheckValve = (name: string, bore: number): InLine => {
  const { pieces, length } = betweenNuts(bore, hollow(bore * 0.6, cylinder(bore * 1.15, 70, "stainless")), 70);
  const arrow = at(tube(bore * 1.25, bore, 8, "ink"), [0, 0, length * 0.6]);
  return withPorts(name, inLineEnds(bore, "tubing", length), [...pieces, ...arrow]);
};

/** Spring-loaded regulator of tubing: body, bonnet with adjusting screw toward +X. */
export const tubedRegulator = (name: string, bore: number): InLine => {
  const { pieces, length } = betweenNuts(bore, hollow(12, block(70, 70, 90, "stainless", 4)), 90);
  const middle = length / 2;
  const bonnet = hollow(
    8,
    revolved(
      [
        [0, 0],
        [62, 0],
        [62, 22],
        [40, 34],
        [34, 120],
        [20, 130],
        [0, 130],
      ],
      "pump",
    ),
  );
  return withPorts(name, inLineEnds(bore, "tubing", length), [
    ...pieces,
    ...at(bonnet, [30, 0, middle], [1, 0, 0]),
    ...at(ring(hexagon(12, 10, "galvanised"), 8, 54), [52, 0, middle], [1, 0, 0]),
    ...at(cylinder(7, 40, "stainless"), [160, 0, middle], [1, 0, 0]),
    ...at(cylinder(18, 12, "handle"), [190, 0, middle], [1, 0, 0]),
  ]);
};
