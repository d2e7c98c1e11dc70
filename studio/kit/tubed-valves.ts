/**
 * In-line parts of tubing along +Z: ball valve, check valve, regulator, flow element; and its differential pressure
 * transmitter.
 */
import { flange, flangeDepth } from "./flanges.ts";
import { housing } from "./instruments.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at, bar, type Point, ring, slab } from "./placement.ts";
import { block, cylinder, hexagon, type Piece, revolved, tube } from "./solids.ts";
import { impulse, tubingEnd } from "./tubed-instruments.ts";
import type { InLine } from "./valves.ts";

const ends = (bore: number, length: number): Record<"inlet" | "outlet", End> => ({
  inlet: tubingEnd([0, 0, 0], [0, 0, -1], bore),
  outlet: tubingEnd([0, 0, length], [0, 0, 1], bore),
});

/** Nuts at both ends of a body of the given length. */
const nuts = (bore: number, length: number): Piece[] => [
  ...flange(bore, "tubing"),
  ...at(flange(bore, "tubing"), [0, 0, length], [0, 0, -1]),
];

/** Ball valve with a lever along the line, towards +X. */
export const tubedBallValve = (name: string, bore: number): InLine => {
  const length = 2 * flangeDepth(bore, "tubing") + 60;
  return part(
    name,
    [
      ...nuts(bore, length),
      ...at(hexagon(2.1 * bore, 60, "stainless"), [0, 0, flangeDepth(bore, "tubing")]),
      ...at(cylinder(10, 26, "stainless"), [bore, 0, length / 2], [1, 0, 0]),
      ...at(block(16, 5, 96, "handle", 1), [bore + 26, 0, length / 2 - 14], [0, 0, 1], 90),
    ],
    ends(bore, length),
  );
};

/** Check valve: a plain hexagon with an arrow ring. */
export const tubedCheckValve = (name: string, bore: number): InLine => {
  const length = 2 * flangeDepth(bore, "tubing") + 70;
  return part(
    name,
    [
      ...nuts(bore, length),
      ...at(cylinder(bore * 1.15, 70, "stainless"), [0, 0, flangeDepth(bore, "tubing")]),
      ...at(tube(bore * 1.25, bore, 8, "ink"), [0, 0, length * 0.6]),
    ],
    ends(bore, length),
  );
};

/** Spring-loaded regulator: body, bonnet with adjusting screw towards +X, small gauge towards +Y. */
export const tubedRegulator = (name: string, bore: number): InLine => {
  const length = 2 * flangeDepth(bore, "tubing") + 90;
  const middle = length / 2;
  return part(
    name,
    [
      ...nuts(bore, length),
      ...at(block(70, 70, 90, "stainless", 4), [0, 0, middle - 45]),
      ...at(
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
        [30, 0, middle],
        [1, 0, 0],
      ),
      ...ring(at(hexagon(12, 10, "galvanised"), [0, 0, 0]), 8, 54).flatMap((nut) =>
        at([nut], [52, 0, middle], [1, 0, 0]),
      ),
      ...at(cylinder(7, 40, "stainless"), [160, 0, middle], [1, 0, 0]),
      ...at(cylinder(18, 12, "handle"), [190, 0, middle], [1, 0, 0]),
    ],
    ends(bore, length),
  );
};

const tapPitch = 64;

/** Orifice flow element: two clamped rings, high- and low-pressure taps towards +X. */
export const flowElement = (name: string, bore: number): WithPorts<"inlet" | "outlet" | "high" | "low"> => {
  const length = 2 * flangeDepth(bore, "tubing") + 130;
  const middle = length / 2;
  const reach = 96;
  const outer = bore * 1.9;
  return part(
    name,
    [
      ...nuts(bore, length),
      ...at(cylinder(bore * 0.95, 130, "stainless"), [0, 0, flangeDepth(bore, "tubing")]),
      ...at(cylinder(outer, 22, "stainless"), [0, 0, middle - 24]),
      ...at(cylinder(outer - 4, 4, "ink"), [0, 0, middle - 2]),
      ...at(cylinder(outer, 22, "stainless"), [0, 0, middle + 2]),
      ...ring(
        [
          ...at(hexagon(13, 8, "galvanised"), [0, 0, middle + 24]),
          ...at(hexagon(13, 8, "galvanised"), [0, 0, middle - 32]),
        ],
        4,
        bore * 1.5,
        0,
        true,
      ),
      ...[-1, 1].flatMap((side) => [
        ...at(
          cylinder(9, reach - flangeDepth(impulse, "tubing"), "stainless"),
          [0, 0, middle + (side * tapPitch) / 2],
          [1, 0, 0],
        ),
        ...at(flange(impulse, "tubing"), [reach, 0, middle + (side * tapPitch) / 2], [-1, 0, 0]),
      ]),
    ],
    {
      ...ends(bore, length),
      high: tubingEnd([reach, 0, middle - tapPitch / 2], [1, 0, 0]),
      low: tubingEnd([reach, 0, middle + tapPitch / 2], [1, 0, 0]),
    },
  );
};

/** Differential pressure transmitter on a five-valve manifold, on z = 0: taps at the back (+Y), display towards -Y. */
export const differentialTransmitter = (name: string): WithPorts<"high" | "low"> => {
  const [z, back] = [70, 44 + flangeDepth(impulse, "tubing")];
  const ports = [-1, 1].map((side): Point => [(side * tapPitch) / 2, back, z]);
  return part(
    name,
    [
      ...slab([-60, -30, 0], [60, 30, 30], "stainless"),
      ...at(block(124, 88, 70, "stainless", 3), [0, 0, 30]),
      ...[-40, 0, 40].flatMap((x) => [
        ...at(cylinder(8, 26, "stainless"), [x, -44, z], [0, -1, 0]),
        ...bar([x - 15, -70, z], [x + 15, -70, z], 4, x ? "handle" : "stainless"),
      ]),
      ...ports.flatMap((port) => at(flange(impulse, "tubing"), port, [0, -1, 0])),
      ...[-1, 1].flatMap((side) => at(cylinder(40, 20, "stainless"), [side * 12, 0, 140], [side, 0, 0])),
      ...at(cylinder(32, 24, "pump"), [-12, 0, 140], [1, 0, 0]),
      ...at(cylinder(24, 60, "pump"), [0, 0, 150]),
      ...at(housing(), [0, 0, 236], [0, 0, 1], -90),
    ],
    { high: tubingEnd(ports[0] as Point, [0, 1, 0]), low: tubingEnd(ports[1] as Point, [0, 1, 0]) },
  );
};
