import { Matrix4 } from "three";
import type { Part } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";

/** Moves assembled parts, including joints and routes, by `by` mm. */
export const shifted = (parts: readonly Part[], by: Point): void => {
  const move = new Matrix4().makeTranslation(...by);
  for (const part of parts) part.matrix.premultiply(move);
};
