import { Vector3 } from "three";
import { cableOf } from "./cable.ts";
import { type Part, part } from "./part.ts";
import { centreLine } from "./pipe.ts";
import type { Point } from "./placement.ts";

/** Flexible cable conduit of 22 mm through points in world coordinates, with a bend radius of 60 mm. */
export const conduit = (name: string, points: readonly Point[]): Part =>
  part(
    name,
    cableOf(
      centreLine(
        points.map((point) => new Vector3(...point)),
        { outside: 22, wall: 3, material: "rubber" },
        60,
      ),
      points,
    ),
  ).at([0, 0, 0]);
