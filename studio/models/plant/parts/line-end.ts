import type { LineKind } from "../../../kit/line-classes.ts";
import type { Part, Port } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";

/**
 * Short flanged pipe at the end of a line, for the plant to connect. `port` faces the line along `way`, `open` faces
 * the plant.
 */
export const lineEnd = (
  name: string,
  bore: number,
  kind: LineKind,
  point: Point,
  way: Point,
): { piece: Part; port: Port; open: Port } => {
  const piece = spool(name, bore, 500, kind).at(point, way);
  leaveOpen(piece.inlet);
  return { piece, port: piece.outlet, open: piece.inlet };
};
