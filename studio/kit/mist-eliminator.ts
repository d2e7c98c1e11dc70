/** Chevron mist eliminator of a tower: zig-zag blades in framed modules on a ledge. Tower axis along Z. */
import { folded, type Flat } from "./column-plates.ts";
import { at, slab } from "./placement.ts";
import { inSteps } from "./tower-internals.ts";
import { extruded, type Piece, tube } from "./solids.ts";

/**
 * Blades for upward gas: pitch, passes and their height, how far a pass leans, thickness, mm. A pass leans by the whole
 * pitch, so that no droplet flies straight through. Modules are narrower than a manhole.
 */
export const chevron = { pitch: 50, passes: 3, pass: 55, lean: 50, thickness: 4, module: 390 } as const;
const { pitch, passes, pass, lean, thickness, module } = chevron;
/** Height of the blades, mm. */
export const chevronHeight = passes * pass;
const plate = 8;

const profile = folded(
  Array.from({ length: passes + 1 }, (_, index): Flat => [index % 2 ? lean : 0, index * pass]),
  thickness,
);

/** A module between two distances from the axis along X: plates at its sides, blades along Y, straps along X. */
const chevronModule = (radius: number, from: number, to: number, step: number): Piece[] => {
  const half = (...xs: number[]) => Math.sqrt(radius ** 2 - Math.max(...xs.map(Math.abs)) ** 2);
  const count = Math.floor((to - from - 2 * plate - lean - 2 * thickness) / pitch) + 1;
  const first = (from + to - (count - 1) * pitch - lean) / 2;
  const blades = Array.from({ length: count }, (_, index) => first + index * pitch).flatMap((x) => {
    const reach = inSteps(half(x, x + lean), step);
    return at(extruded(profile, 2 * reach, "internals"), [x, reach, 0], [0, -1, 0]);
  });
  const edge = half(from, to) - 28;
  return [
    ...[from, to - plate].flatMap((x) => {
      const reach = half(x, x + plate);
      return slab([x, -reach, 0], [x + plate, reach, chevronHeight], "polypropylene");
    }),
    ...blades,
    ...[-edge, 0, edge].flatMap((y) => [
      ...slab([from, y - 20, chevronHeight], [to, y + 20, chevronHeight + 8], "polypropylene"),
      ...slab([from, y - 6, -40], [to, y + 6, 0], "polypropylene"),
    ]),
  ];
};

/**
 * Mist eliminator in four modules on a ledge at the wall, from `z` upward; `radius` of the tower in mm. From afar, half the
 * blades' lengths are multiples of `step` mm, and few differ.
 */
export const mistEliminator = (radius: number, z: number, step = 0): Piece[] => {
  const gap = 4;
  return [
    ...at(tube(radius, radius - 60, 25, "internals"), [0, 0, z - 25]),
    ...[-2, -1, 0, 1].flatMap((index) =>
      at(chevronModule(radius - 6, index * module + gap / 2, (index + 1) * module - gap / 2, step), [0, 0, z]),
    ),
  ];
};
