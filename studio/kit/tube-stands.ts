import { uBolt } from "./pipe-supports.ts";
import { at, type Point } from "./placement.ts";
import { block, type Piece } from "./solids.ts";

/** Slim stand on z = `floor` with a clip under tubing whose axis passes through `axis`. */
export const tubeStand = ([x, y, z]: Point, outside: number, along: "x" | "y", floor: number): Piece[] => {
  const under = z - outside / 2 - floor;
  return at(
    [
      ...block(80, 80, 8, "stainless"),
      ...at(block(25, 25, under - 12, "stainless"), [0, 0, 8]),
      ...at(block(30, 70, 4, "stainless"), [0, 0, under - 4]),
      ...at(uBolt(outside, "tubing"), [0, 0, under]),
    ],
    [x, y, floor],
    [0, 0, 1],
    along === "x" ? 0 : 90,
  );
};
