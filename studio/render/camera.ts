import { Vector3 } from "three";
import { meshOf } from "../kit/meshes.ts";
import type { Model } from "../models/model.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Corners of the solids' bounding boxes, each along its solid's own axes, like Blender's bound_box. */
const cornersOf = ({ parts }: Model): Vector3[] =>
  parts.flatMap(({ matrix, pieces }) =>
    pieces.flatMap((piece) => {
      const placed = matrix.clone().multiply(piece.matrix);
      const { positions } = meshOf(piece.key, 0.6);
      const low = new Vector3(Infinity, Infinity, Infinity);
      const high = low.clone().negate();
      for (let index = 0; index < positions.length; index += 3) {
        const point = new Vector3().fromArray(positions, index);
        low.min(point);
        high.max(point);
      }
      return [low.x, high.x].flatMap((x) =>
        [low.y, high.y].flatMap((y) => [low.z, high.z].map((z) => new Vector3(x, y, z).applyMatrix4(placed))),
      );
    }),
  );

/** Where the camera of a render stands, in the model's mm: `half` is half the frame's width at a distance of 1. */
interface Standpoint {
  aim: Vector3;
  /** Unit vectors from the aim to the camera, to the right and upward in the frame. */
  away: Vector3;
  right: Vector3;
  up: Vector3;
  distance: number;
  half: number;
  tallness: number;
}

/** The camera of a model's render, as add_camera in blender_scene.py places it. */
export const standpointOf = (model: Model): Standpoint => {
  const { bearing, height, lens = 70, fill = 0.93, frame } = model.camera;
  const [b, h] = [radians(bearing), radians(height)];
  const away = new Vector3(Math.cos(h) * Math.cos(b), Math.cos(h) * Math.sin(b), Math.sin(h));
  const right = new Vector3(0, 0, 1).cross(away).normalize();
  const up = away.clone().cross(right);
  const half = 18 / lens;
  const [tallness, reachX] = [frame[1] / frame[0], half * fill];
  const reachY = half * (fill + 0.02) * tallness;
  const corners = cornersOf(model);
  const low = corners.reduce((least, corner) => least.min(corner), new Vector3(Infinity, Infinity, Infinity));
  const high = corners.reduce((most, corner) => most.max(corner), low.clone());
  const aim = low.add(high).divideScalar(2);
  let distance = 0;
  for (let round = 0; round < 5; round++) {
    const seen = corners.map((corner) => {
      const from = corner.clone().sub(aim);
      return { x: from.dot(right), y: from.dot(up), near: from.dot(away) };
    });
    distance = Math.max(...seen.map(({ x, y, near }) => Math.max(Math.abs(x) / reachX, Math.abs(y) / reachY) + near));
    for (const [axis, key] of [
      [right, "x"],
      [up, "y"],
    ] as const) {
      const flat = seen.map((point) => point[key] / (distance - point.near));
      aim.addScaledVector(axis, (distance * (Math.max(...flat) + Math.min(...flat))) / 2);
    }
  }
  return { aim, away, right, up, distance, half, tallness };
};

/** Projects points as the render does. Returns fractions of the frame from its upper left corner. */
export const seenBy = (model: Model): ((point: Vector3) => readonly [number, number]) => {
  const { aim, away, right, up, distance, half, tallness } = standpointOf(model);
  return (point) => {
    const from = point.clone().sub(aim);
    const depth = distance - from.dot(away);
    return [0.5 + from.dot(right) / depth / half / 2, 0.5 - from.dot(up) / depth / half / tallness / 2];
  };
};
