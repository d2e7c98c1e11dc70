import * as cad from "replicad";
import type { Matrix4 } from "three";
import type { Part } from "../kit/part.ts";
import { kernel, shapeOf } from "../kit/solids.ts";
import { endsIn } from "./cables.ts";
import { bodiesOf, nested, onceForEachStanding, surfacesMeet } from "./contact.ts";

/** Tolerated intersection volume of two solids of different parts, mm³: the size of a bolt's chamfer, not of a wall. */
const allowed = 400;

/** Shape of a key, placed by a matrix. */
const placedShape = (key: string, { elements: e }: Matrix4): cad.Shape3D => {
  const move = new kernel.gp_Trsf();
  move.SetValues(e[0], e[4], e[8], e[12], e[1], e[5], e[9], e[13], e[2], e[6], e[10], e[14]);
  return cad.cast(shapeOf(key).wrapped.Moved(new kernel.TopLoc_Location(move), false)) as cad.Shape3D;
};

const common = onceForEachStanding((a, b) => {
  if (!surfacesMeet(a, b) && !nested(a, b)) return 0;
  const shape = placedShape(a.key, a.matrix).intersect(placedShape(b.key, b.matrix));
  return Math.abs(cad.measureVolume(shape));
});

/** Rule: no solid of a part intersects a solid of another part, unless it is a cable that ends in it. */
export const clashes = (parts: readonly Part[]): string[] => {
  const bodies = bodiesOf(parts).toSorted((a, b) => a.box.min.x - b.box.min.x);
  const found: string[] = [];
  bodies.forEach((a, rank) => {
    for (const b of bodies.slice(rank + 1)) {
      if (b.box.min.x > a.box.max.x) break;
      if (a.part === b.part || !a.box.intersectsBox(b.box)) continue;
      const overlap = a.box.clone().intersect(b.box);
      const size = overlap.max.clone().sub(overlap.min);
      // The boxes of parts in face-to-face contact intersect without depth.
      if (size.x * size.y * size.z < allowed) continue;
      if (endsIn(a, b) || endsIn(b, a)) continue;
      const volume = common(a, b);
      const { x, y, z } = overlap.min;
      if (volume > allowed)
        found.push(
          `clash: ${a.part.name} and ${b.part.name} intersect by ${Math.round(volume)} mm³ at ${[x, y, z].map(Math.round).join(", ")}`,
        );
    }
  });
  return found;
};
