import type { Port } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import type { Dimension } from "../../model.ts";

/** Chain of dimensions in one row: from each port or point to the next. */
export const dimensionChain = (
  row: Pick<Dimension, "view" | "along" | "side" | "row">,
  places: readonly (Port | Point)[],
): Dimension[] => places.slice(1).map((to, index) => ({ ...row, from: places[index] as Port | Point, to }));
