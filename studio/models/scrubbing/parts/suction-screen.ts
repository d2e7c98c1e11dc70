import { drilling, flange, flangeGrip, pipeOf, stud } from "../../../kit/flanges.ts";
import { flangeSize } from "../../../kit/line-classes.ts";
import { type InLine, inLineEnds, withPorts } from "../../../kit/part.ts";
import { at, bar, ring } from "../../../kit/placement.ts";
import { cylinder, drilledRing, hexagon, hollow } from "../../../kit/solids.ts";

/**
 * Suction screen of a pump along +Z: a chamber across the line with a cover toward +X, which is taken off to lift out the
 * basket, and a plug to drain it, mm.
 */
export const suctionScreen = (name: string, bore: number): InLine => {
  const { pipe, bolt } = flangeSize(bore, "pipe");
  const radius = pipe / 2 + 24;
  const end = flangeGrip(bore, "pipe");
  // Between flange and chamber there is room for the joint's nuts.
  const length = 2 * (end + 2.2 * bolt + radius);
  const middle = length / 2;
  const [low, high] = [-pipe / 2 - 30, pipe / 2 + 60] as const;
  const cover = radius + 34;
  const holes = { circle: 2 * radius + 34, bolts: 8, hole: drilling(bore).hole - 4 };
  return withPorts(name, inLineEnds(bore, "pipe", length), [
    ...flange(bore),
    ...at(pipeOf(bore, "pipe", length - 2 * end), [0, 0, end]),
    ...at(flange(bore), [0, 0, length], [0, 0, -1]),
    ...at(hollow(8, cylinder(radius, high - low, "polypropylene")), [low, 0, middle], [1, 0, 0]),
    ...at(drilledRing(cover, radius - 2, 20, holes, "polypropylene"), [high - 20, 0, middle], [1, 0, 0]),
    ...at(drilledRing(cover, 0, 22, holes, "pump"), [high, 0, middle], [1, 0, 0]),
    ...at(ring(stud(12, 42), holes.bolts, holes.circle / 2, 0, true), [high + 1, 0, middle], [1, 0, 0]),
    ...[-1, 1].flatMap((side) => bar([high + 20, side * 46, middle], [high + 62, side * 46, middle], 7, "stainless")),
    ...bar([high + 56, -50, middle], [high + 56, 50, middle], 7, "stainless"),
    ...at(hexagon(30, 22, "stainless"), [low - 20, 0, middle], [1, 0, 0]),
  ]);
};
