import { cagedLadder } from "./caged-ladders.ts";
import { bar, polar, repeated, slab, turned } from "./placement.ts";
import { hollow, type Piece, tube } from "./solids.ts";
import { handrail } from "./steel.ts";

const clear = 70;
const wide = 950;

/**
 * Platform around a vertical shell of `radius`, its top at `z`, from bearing `from` to `to` (degrees), on brackets; a
 * caged ladder from z = 0 reaches it at bearing `ladder`.
 */
export const roundPlatform = (
  radius: number,
  z: number,
  { from, to, ladder }: { from: number; to: number; ladder: number },
): Piece[] => {
  const [inner, outer] = [radius + clear, radius + clear + wide];
  const gap = (330 / outer) * (180 / Math.PI);
  const rail = (a: number, b: number) => {
    const count = Math.max(1, Math.round((b - a) / 15));
    return Array.from({ length: count + 1 }, (_, index) => polar(outer - 30, a + ((b - a) * index) / count, z));
  };
  // Profile planks of 2 mm steel.
  const floor = hollow(2, tube(outer, inner, 36, "grating", to - from));
  const pad = tube(radius + 10, radius, 160, "steel", 12);
  const brackets = Math.max(2, Math.round((to - from) / 35));
  return [
    ...turned(floor, from, [0, 0, z - 36]),
    ...repeated(brackets + 1, (index) => {
      const bearing = from + 2 + ((to - from - 4) * index) / brackets;
      return [
        ...[z - 190, z - 980].flatMap((height) => turned(pad, bearing - 6, [0, 0, height])),
        ...turned(hollow(5, slab([radius + 5, -45, z - 136], [outer - 20, 45, z - 36], "steel")), bearing),
        ...hollow(4, bar(polar(radius + 24, bearing, z - 900), polar(outer - 160, bearing, z - 130), 32, "steel")),
      ];
    }),
    ...handrail([polar(inner + 40, from + 1.5, z), ...rail(from + 1.5, ladder - gap)]),
    ...handrail([...rail(ladder + gap, to - 1.5), polar(inner + 40, to - 1.5, z)]),
    ...turned(cagedLadder(z, 70), ladder - 90, polar(outer + 66, ladder)),
  ];
};
