/** Where the courses of a shell meet. */
import { Vector3 } from "three";
import type { Part } from "../../../kit/part.ts";

/**
 * Moves the circumferential seams of a horizontal vessel along X, centered above the origin, to these distances from its
 * left tangent line, mm; the heads' seams stay. Throws unless the shell has as many.
 */
export const setSeams = (vessel: Part, length: number, seams: readonly number[]): void => {
  const found = vessel.pieces.filter(
    ({ called, matrix }) =>
      called === "seam" && Math.abs(new Vector3().setFromMatrixPosition(matrix).x) < length / 2 - 20,
  );
  if (found.length !== seams.length) throw new Error(`${vessel.name} has ${found.length} seams between its heads`);
  found.forEach(({ matrix }, index) => {
    const place = new Vector3().setFromMatrixPosition(matrix);
    matrix.setPosition((seams[index] as number) - length / 2 - 4, place.y, place.z);
  });
};
