import type { LineKind } from "../../kit/line-classes.ts";
import type { Part, Port } from "../../kit/part.ts";
import type { Point } from "../../kit/placement.ts";
import { leaveOpen, spool } from "../../kit/spools.ts";

/** Short flanged piece left to the plant at a line's end; its `port` looks along `way` into the line, `open` out of it. */
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
