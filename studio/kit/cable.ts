import * as cad from "replicad";
import { Vector3 } from "three";
import type { Material } from "./materials.ts";
import type { Point } from "./placement.ts";
import { type Piece, solid } from "./solids.ts";

/**
 * Cable of a given radius along a smooth curve through the points, mm; it leaves the first point towards the second.
 */
export const cable = (points: readonly Point[], radius: number, material: Material): Piece[] =>
  solid(`cable ${points.join(" ")} ${radius}`, material, () => {
    const [first, second] = points.map((point) => new Vector3(...point)) as [Vector3, Vector3];
    const spine = cad.assembleWire([
      cad.makeBSplineApproximation(points as [number, number, number][], { tolerance: 0.5 }),
    ]);
    const towards = second.sub(first).normalize().toArray();
    const section = cad.assembleWire([cad.makeCircle(radius, first.toArray(), towards)]);
    return cad.genericSweep(section, spine, { frenet: false, forceProfileSpineOthogonality: true });
  });
