import { Vector3 } from "three";
import type { Part, Port } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import type { Dimension } from "../../model.ts";

/** Chain of dimensions in one row: from each port or point to the next. */
export const dimensionChain = (
  row: Pick<Dimension, "view" | "along" | "side" | "row">,
  places: readonly (Port | Point)[],
): Dimension[] => places.slice(1).map((to, index) => ({ ...row, from: places[index] as Port | Point, to }));

/** Where the coordinates of a part are: its center, on its foundation. */
export const placeOf = ({ matrix }: Part): Point => new Vector3().setFromMatrixPosition(matrix).toArray();

/** Height of the axis of a level vessel between two opposite nozzles, at the place of a third one along it. */
export const axisBetween = (below: Port, above: Port, { position: { x } }: Port): Point => [
  x,
  below.position.y,
  (below.position.z + above.position.z) / 2,
];
