import { cable } from "../../../kit/cable.ts";
import { at } from "../../../kit/placement.ts";
import { cylinder, type Piece, tube } from "../../../kit/solids.ts";

const gland = (): Piece[] => [...tube(16, 8, 14, "galvanised"), ...at(tube(13, 8, 8, "galvanised"), [0, 0, 14])];

/**
 * Cables through a row of glands in a plate that extends `half` to each side, up to the field terminals at the height
 * `field`.
 */
export const glandCables = (count: number, half: number, field: number): Piece[] =>
  Array.from({ length: count }, (_, index) => {
    const x = -half + 70 + (index * (2 * half - 140)) / (count - 1);
    return [
      ...at(gland(), [x, -130, 8]),
      ...at(cylinder(8, 20, "plinth"), [x, -130, 4]),
      ...cable(
        [
          [x, -130, 24],
          [x, -130, 48],
          [x, -100, 84],
          [x * 0.96, -52, 128],
          [x * 0.93, -36, field - 28],
        ],
        7.5,
        "plinth",
      ),
    ];
  }).flat();
