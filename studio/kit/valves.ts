import { drilling } from "./flanges.ts";
import { flangeSize, type LineKind, ratingOf } from "./line-classes.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at } from "./placement.ts";
import { block, cylinder, drilledRing, type Piece, revolved, tube } from "./solids.ts";

export type InLine = WithPorts<"inlet" | "outlet">;

/** Ports of an in-line part along +Z. */
export const inLineEnds = (
  bore: number,
  length: number,
  kind: LineKind = "pipe",
  rating = ratingOf(kind),
): Record<"inlet" | "outlet", End> => ({
  inlet: { position: [0, 0, 0], direction: [0, 0, -1], bore, rating, kind },
  outlet: { position: [0, 0, length], direction: [0, 0, 1], bore, rating, kind },
});

/** Ring between the flange bolts, with an opening for the bore. */
const wafer = (bore: number, length: number): Piece[] => {
  const { pipe, circle, bolt } = flangeSize(bore, "pipe");
  return tube(circle / 2 - bolt, pipe / 2 - 6, length, "pump");
};

const waferLength = (bore: number) => Math.round(28 + bore * 0.22);

/** Flange-like ends for the joint's bolts, on a body of given length along Z. */
const drilledEnds = (bore: number, length: number): Piece[] => {
  const { pipe, outside, thickness } = flangeSize(bore, "pipe");
  const ring = drilledRing(outside / 2, pipe / 2 - 8, thickness + 10, drilling(bore), "pump");
  return [...ring, ...at(ring, [0, 0, length - thickness - 10])];
};

/** Butterfly valve with a hand lever towards +X and a short flanged body along +Z. */
export const butterflyValve = (name: string, bore: number): InLine => {
  const { outside, pipe, thickness } = flangeSize(bore, "pipe");
  const length = 2 * (thickness + 10) + waferLength(bore);
  const middle = length / 2;
  const top = outside / 2 + 45;
  return part(
    name,
    [
      ...drilledEnds(bore, length),
      ...at(wafer(bore, length - 2 * thickness - 20), [0, 0, thickness + 10]),
      ...at(cylinder(pipe / 2 - 2, 8, "stainless"), [0, 0, middle], [0.25, 0, 1]),
      ...at(cylinder(14, top - pipe / 2 + 12, "pump"), [pipe / 2 - 12, 0, middle], [1, 0, 0]),
      ...at(cylinder(34, 12, "pump"), [top, 0, middle], [1, 0, 0]),
      ...at(block(22, 190, 10, "handle", 3), [top + 12, 75, middle], [1, 0, 0], 90),
    ],
    inLineEnds(bore, length),
  );
};

/** Check valve: a plain flanged body with a hinge boss towards +X. */
export const checkValve = (name: string, bore: number): InLine => {
  const { pipe, thickness } = flangeSize(bore, "pipe");
  const length = 2 * (thickness + 10) + waferLength(bore) + 40;
  return part(
    name,
    [
      ...drilledEnds(bore, length),
      ...at(
        revolved(
          [
            [pipe / 2 - 8, 0],
            [pipe / 2 + 10, 0],
            [pipe / 2 + 18, 30],
            [pipe / 2 + 18, length - 80],
            [pipe / 2 + 10, length - 50],
            [pipe / 2 - 8, length - 50],
          ],
          "pump",
        ),
        [0, 0, 25],
      ),
      ...at(cylinder(18, 24, "pump"), [pipe / 2 + 10, 0, length / 2], [1, 0, 0]),
      ...at(cylinder(9, 6, "galvanised"), [pipe / 2 + 34, 0, length / 2], [1, 0, 0]),
    ],
    inLineEnds(bore, length),
  );
};

/** Rubber expansion joint with one arch and two backing rings. */
export const expansionJoint = (name: string, bore: number): InLine => {
  const { pipe, outside, thickness } = flangeSize(bore, "pipe");
  const length = 150;
  const inner = pipe / 2 - 8;
  const body = revolved(
    [
      [inner, 0],
      [pipe / 2 + 16, 0],
      [pipe / 2 + 16, 10],
      [pipe / 2 + 4, 14],
      [pipe / 2 + 4, 45],
      [pipe / 2 + 26, 62],
      [pipe / 2 + 26, 88],
      [pipe / 2 + 4, 105],
      [pipe / 2 + 4, 136],
      [pipe / 2 + 16, 140],
      [pipe / 2 + 16, 150],
      [inner, 150],
    ],
    "rubber",
  );
  const backing = drilledRing(outside / 2, pipe / 2 + 4, thickness, drilling(bore), "galvanised");
  return part(
    name,
    [...body, ...at(backing, [0, 0, 10]), ...at(backing, [0, 0, length - 10 - thickness])],
    inLineEnds(bore, length),
  );
};

/** Magnetic flow meter: flanged tube, coil housing, transmitter head towards +X. */
export const flowMeter = (name: string, bore: number): InLine => {
  const { pipe, outside, thickness } = flangeSize(bore, "pipe");
  const length = Math.round(150 + bore);
  const end = drilledRing(outside / 2, pipe / 2 - 8, thickness + 10, drilling(bore), "galvanised");
  const reach = pipe / 2 + 28;
  return part(
    name,
    [
      ...end,
      ...at(end, [0, 0, length - thickness - 10]),
      ...at(tube(pipe / 2, pipe / 2 - 8, length - 60, "stainless"), [0, 0, 30]),
      ...at(tube(pipe / 2 + 30, pipe / 2, length - 120, "pump"), [0, 0, 60]),
      ...at(cylinder(16, 70, "pump"), [reach, 0, length / 2], [1, 0, 0]),
      ...at(cylinder(48, 120, "pump"), [reach + 115, 0, length / 2 - 60]),
      ...at(tube(52, 40, 18, "pump"), [reach + 115, 0, length / 2 + 52]),
      ...at(cylinder(40, 3, "dial"), [reach + 115, 0, length / 2 + 59]),
    ],
    inLineEnds(bore, length),
  );
};
