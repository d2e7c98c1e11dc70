import { stud } from "./flanges.ts";
import { flangeSize } from "./line-classes.ts";
import { part } from "./part.ts";
import { at, ring } from "./placement.ts";
import { cylinder, hexagon } from "./solids.ts";
import { castOf, flangedBody, longLength, type SteelKind } from "./steel-valves.ts";
import { type InLine, inLineEnds } from "./valves.ts";

/** Y-strainer along +Z; its basket leg slants downstream towards +X and must point down. */
export const yStrainer = (name: string, bore: number, kind: SteelKind): InLine => {
  const length = longLength(bore);
  const { pipe } = flangeSize(bore, kind);
  const leg = pipe * 0.52 + 6;
  const reach = pipe * 1.25 + 60;
  const cover = leg + 26;
  const basket = [
    ...cylinder(leg, reach, castOf(kind)),
    ...at(cylinder(cover, 16, castOf(kind)), [0, 0, reach - 16]),
    ...at(cylinder(cover, 16, castOf(kind)), [0, 0, reach]),
    ...ring(at(stud(10, 32), [0, 0, reach]), 8, cover - 11, 0, true),
    ...at(hexagon(26, 18, "galvanised"), [0, 0, reach + 16]),
  ];
  return part(
    name,
    [...flangedBody(bore, kind, length, pipe * 0.66), ...at(basket, [0, 0, length * 0.4], [1, 0, 0.5], 0)],
    inLineEnds(bore, length, kind),
  );
};
