/** Marks painted on a plant's paving. */
import { slab, turned } from "../../../kit/placement.ts";
import { block, type Piece } from "../../../kit/solids.ts";

/** Width and thickness of a painted line, mm. */
const [line, coat] = [90, 4];
type Corner = readonly [x: number, y: number];

/** Line on the paving from corner to corner, along X or Y. */
export const paintedLine = (from: Corner, to: Corner): Piece[] => {
  const half = line / 2;
  return slab(
    [Math.min(from[0], to[0]) - half, Math.min(from[1], to[1]) - half, 0],
    [Math.max(from[0], to[0]) + half, Math.max(from[1], to[1]) + half, coat],
    "safety",
  );
};

/** Clear area between two corners: its outline and both diagonals, as on layout drawings. */
export const keptFree = (from: Corner, to: Corner): Piece[] => {
  const [wide, deep] = [to[0] - from[0], to[1] - from[1]];
  const diagonal = Math.hypot(wide, deep) - line * 1.5;
  const turn = (Math.atan2(deep, wide) * 180) / Math.PI;
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0] as const;
  return [
    ...paintedLine(from, [to[0], from[1]]),
    ...paintedLine([from[0], to[1]], to),
    ...paintedLine(from, [from[0], to[1]]),
    ...paintedLine([to[0], from[1]], to),
    ...[turn, -turn].flatMap((angle) => turned(block(diagonal, line * 0.7, coat, "safety"), angle, middle)),
  ];
};
