import * as cad from "replicad";
import { flange, flangeDepth, gradeOf } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, sizeWords, wallOf } from "./line-classes.ts";
import { endAt, type InLine, withPorts } from "./part.ts";
import { at } from "./placement.ts";
import { called, solid } from "./solids.ts";

const frustum = (from: number, to: number, length: number, offset: number): cad.Shape3D =>
  (cad.drawCircle(from).sketchOnPlane("XY") as cad.Sketch).loftWith(
    cad.drawCircle(to).translate(offset, 0).sketchOnPlane("XY", length) as cad.Sketch,
    { ruled: true },
  ) as cad.Shape3D;

/**
 * Flanged reducer along +Z. An eccentric one is flat on the +X side; turned up before a pump, that side traps no gas.
 */
export const reducer = (name: string, from: number, to: number, kind: LineKind, eccentric = false): InLine => {
  const [a, b] = [flangeSize(from, kind).pipe / 2, flangeSize(to, kind).pipe / 2];
  const cone = Math.round(60 + Math.max(from, to));
  const [first, last] = [flangeDepth(from, kind), flangeDepth(to, kind)];
  const length = first + cone + last;
  const offset = eccentric ? a - b : 0;
  return withPorts(name, { inlet: endAt(from, kind), outlet: endAt(to, kind, [offset, 0, length], [0, 0, 1]) }, [
    ...flange(from, kind),
    ...at(
      called(
        `${eccentric ? "eccentric" : "concentric"} reducer ${sizeWords(from, kind)} by ${sizeWords(to, kind)}`,
        solid(`reducer ${kind} ${from} ${to} ${eccentric}`, lineMaterial(kind), () =>
          frustum(a, b, cone, offset).cut(frustum(a - wallOf(from, kind), b - wallOf(to, kind), cone, offset)),
        ),
        gradeOf(kind, "fitting"),
      ),
      [0, 0, first],
    ),
    ...at(flange(to, kind), [offset, 0, length], [0, 0, -1]),
  ]);
};
