import * as cad from "replicad";
import { Vector3 } from "three";
import type { Part } from "./part.ts";
import { remembered } from "./remembered.ts";
import { type Piece, shapeOf, wholeShape } from "./solids.ts";

/** Volume inside the outer surface of a solid, by its key, mm³. */
export const solidVolume = remembered((key: string): number => cad.measureVolume(shapeOf(key)));

/** Volume of a piece without its cavity, mm³, and its center of gravity in the solid's coordinates, mm. */
export const bodyOf = remembered(
  (piece: Piece): { volume: number; center: Vector3 } => {
    const { volume, centerOfMass } = cad.measureShapeVolumeProperties(wholeShape(piece));
    return { volume, center: new Vector3(...centerOfMass) };
  },
  ({ key, wall = 0 }) => `${key} with a wall of ${wall}`,
);

/** Volume of all solids of parts without their cavities, mm³. */
export const volumeOf = (parts: readonly Part[]): number =>
  parts.flatMap(({ pieces }) => pieces).reduce((sum, piece) => sum + bodyOf(piece).volume, 0);
