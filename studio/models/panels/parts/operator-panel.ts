/** Operator panel for a cut-out in a door. */
import * as cad from "replicad";
import { at, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece, solid } from "../../../kit/solids.ts";
import { glass } from "./panel-devices.ts";

/** Width and height of bezel and housing, and depth of the housing behind the door, mm. */
export const bezel = [267, 182] as const;
export const housing = { size: [244, 159], depth: 46 } as const;
/** Thickness of the bezel in front of the door, and of its seal, mm. */
export const bezelDepth = 8;
export const seal = 1;

/** The front: centered on the door's face, facing +Z. */
export const operatorPanelFront = (): Piece[] => [
  ...at(block(bezel[0] - 8, bezel[1] - 8, seal, "rubber"), [0, 0, 0]),
  ...solid("operator panel bezel", "ink", () =>
    (cad.drawRoundedRectangle(bezel[0], bezel[1], 9).sketchOnPlane("XY", seal) as cad.Sketch)
      .extrude(bezelDepth - seal)
      .chamfer(1.5, (edge) => edge.inPlane("XY", bezelDepth)),
  ),
  ...at(block(glass[0] + 18, glass[1] + 18, 0.6, "rubber"), [0, 4, bezelDepth - 0.2]),
  ...at(block(glass[0], glass[1], 0.6, "screen"), [0, 4, bezelDepth]),
  ...at(cylinder(1.6, 0.6, "green"), [bezel[0] / 2 - 12, -bezel[1] / 2 + 9, bezelDepth]),
  ...at(block(46, 5, 0.6, "plinth"), [0, -bezel[1] / 2 + 9, bezelDepth]),
];

/** Clamp hooked into the housing's wall, along -Z on z = `door`; its screw presses on the door from behind. */
const clamp = (door: number): Piece[] => [
  ...slab([-7, -1, -door - 22], [7, 11, -door - 12], "galvanised"),
  ...slab([-7, -6, -door - 34], [7, 2, -door - 12], "galvanised"),
  ...at(cylinder(2.5, 44, "galvanised"), [0, 6, -door - 44]),
  ...at(cylinder(4.5, 4, "stainless"), [0, 6, -door - 46]),
];

const socket = (width: number, height: number): Piece[] => [
  ...block(width, 12, height, "stainless"),
  ...at(block(width - 4, 1, height - 5, "rubber"), [0, -6, 2]),
];

/** Rear of the panel behind a door of given thickness: housing, clamps, ribs, plugs toward -Y. */
export const operatorPanelBack = (door: number): Piece[] => {
  const [wide, high] = housing.size;
  const back = -door - housing.depth;
  const under = -high / 2;
  return [
    ...at(hollow(2, block(wide, high, housing.depth + door, "plinth")), [0, 0, back]),
    ...hollow(2, slab([-wide / 2 + 14, under + 26, back - 14], [wide / 2 - 14, high / 2 - 12, back], "plinth")),
    ...Array.from({ length: 15 }, (_, index) =>
      slab([-84 + index * 9, 0, back - 20], [-81 + index * 9, 60, back - 13], "plinth"),
    ).flat(),
    ...at(block(88, 40, 0.6, "nameplate"), [-42, -28, back - 14], [0, 0, -1], 180),
    ...[-80, 80].flatMap((x) => at(clamp(door), [x, high / 2, 0])),
    ...[-80, 80].flatMap((x) => at(clamp(door), [x, under, 0], [0, 0, 1], 180)),
    ...[-1, 1].flatMap((side) => at(clamp(door), [(side * wide) / 2, 0, 0], [0, 0, 1], -side * 90)),
    ...at(block(26, 14, 16, "green"), [80, under + 27, back - 8], [0, -1, 0]),
    ...[30, 8].flatMap((x) => at(socket(17, 13), [x, under + 27, back - 8], [0, -1, 0])),
    ...at(socket(14, 8), [-18, under + 27, back - 8], [0, -1, 0]),
    ...at(socket(31, 11), [-60, under + 27, back - 8], [0, -1, 0]),
    ...at(cylinder(4, 8, "stainless"), [108, under + 12, back], [0, 0, -1]),
  ];
};
