import { Box3, Vector3 } from "three";
import { cornersIn, vectorAt } from "../kit/mesh-edges.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import type { Item } from "../models/model.ts";
import type { Flat } from "./chains.ts";
import { inSight, type World } from "./hidden-lines.ts";
import { segment, short, stroke, text } from "./marks.ts";
import { onSheet, type Placed } from "./views.ts";

/** Centres of up to 300 of a solid's triangles, in its own coordinates. */
const spots = (key: string, tolerance: number): Vector3[] => {
  const mesh = meshOf(key, tolerance);
  const all = cornersIn(mesh);
  const step = Math.ceil(all.length / 300);
  return all
    .filter((_, index) => index % step === 0)
    .map((corners) =>
      corners.reduce((sum, corner) => sum.add(vectorAt(mesh.positions, corner)), new Vector3()).divideScalar(3),
    );
};

/** The visible point of a part that is nearest to its centre in the view. */
const anchor = (part: Part, world: World, eye: Vector3): Vector3 => {
  const points = part.pieces.flatMap(({ key, drafted = key, matrix }) => {
    const whole = part.matrix.clone().multiply(matrix);
    return spots(drafted, world.tolerance).map((spot) => spot.applyMatrix4(whole));
  });
  const middle = new Box3().setFromPoints(points).getCenter(new Vector3());
  const aside = (point: Vector3) => point.clone().sub(middle).projectOnPlane(eye).length();
  const nearest = points.toSorted((a, b) => aside(a) - aside(b));
  return nearest.find((point) => inSight(world, point, eye)) ?? middle;
};

/**
 * Numbered balloons on the left and right of a view, in the order of their anchors' heights, so that leaders do not
 * cross.
 */
export const balloons = (items: readonly Item[], world: World, placed: Placed): string => {
  const marks = items.map(({ part }, index) => ({
    number: index + 1,
    point: onSheet(placed, anchor(part, world, placed.view.eye)),
  }));
  const sides = {
    left: marks.filter(({ point }) => point[0] < placed.middle[0]),
    right: marks.filter(({ point }) => point[0] >= placed.middle[0]),
  };
  return Object.entries(sides)
    .flatMap(([side, row]) => {
      let lowest = Number.NEGATIVE_INFINITY;
      return row
        .toSorted((a, b) => a.point[1] - b.point[1])
        .map(({ number, point }) => {
          const x = placed.middle[0] + (side === "left" ? -1 : 1) * (placed.half[0] + 7);
          const y = Math.max(point[1] - 6, lowest + 9);
          lowest = y;
          const length = Math.hypot(point[0] - x, point[1] - y) || 1;
          const rim: Flat = [x + ((point[0] - x) * 3.2) / length, y + ((point[1] - y) * 3.2) / length];
          return (
            stroke("d", segment(rim, point)) +
            `<circle class="f" cx="${short(point[0])}" cy="${short(point[1])}" r=".55"/><circle class="b" cx="${short(x)}" cy="${short(y)}" r="3.2"/>` +
            text(String(number), [x, y + 1], { anchor: "middle", strong: true, size: 2.8 })
          );
        });
    })
    .join("");
};
