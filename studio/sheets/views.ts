import { type Box3, Vector3 } from "three";
import type { Flat } from "./chains.ts";
import type { View } from "./hidden-lines.ts";

const view = (right: Vector3, eye: Vector3): View => ({ right, eye, up: new Vector3().crossVectors(eye, right) });
const [x, y, z] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)];
/** Elevation of the oblique view, radians. */
const height = 0.5;

/** Oblique view from a bearing, degrees from +X: by default from front and right. */
export const obliqueFrom = (bearing = -50): View => {
  const angle = (bearing * Math.PI) / 180;
  return view(
    new Vector3(-Math.sin(angle), Math.cos(angle), 0),
    new Vector3(Math.cos(height) * Math.cos(angle), Math.cos(height) * Math.sin(angle), Math.sin(height)),
  );
};

/** Third-angle projection: plan above the elevation, view from the right at its right. */
export const views = {
  front: view(x, y.clone().negate()),
  top: view(x, z),
  right: view(y, x),
  iso: obliqueFrom(),
} as const;
export type ViewName = keyof typeof views;

/** A view on the sheet: position of its center, and mm of the model per mm on paper. */
export interface Placed {
  view: View;
  middle: Flat;
  scale: number;
  /** Half the view's width and height on the sheet, mm. */
  half: Flat;
  center: Vector3;
}

const corners = ({ min, max }: Box3) =>
  [min.x, max.x].flatMap((a) => [min.y, max.y].flatMap((b) => [min.z, max.z].map((c) => new Vector3(a, b, c))));

/** Width and height of a box in a view, mm of the model. */
export const extent = (box: Box3, { right, up }: View): Flat => {
  const spread = (axis: Vector3) => {
    const along = corners(box).map((corner) => corner.dot(axis));
    return Math.max(...along) - Math.min(...along);
  };
  return [spread(right), spread(up)];
};

/** A view of a box with its center at `middle` of the sheet, mm; `seen` is the view of that name if it is another one. */
export const place = (box: Box3, name: ViewName, middle: Flat, scale: number, seen: View = views[name]): Placed => {
  const [width, tall] = extent(box, seen);
  return {
    view: seen,
    middle,
    scale,
    half: [width / scale / 2, tall / scale / 2],
    center: box.getCenter(new Vector3()),
  };
};

/** Position on the sheet of a point of the model, or of a point in view coordinates (mm of the model). */
export const onSheet = ({ view: { right, up }, middle, scale, center }: Placed, point: Vector3 | Flat): Flat => {
  const [across, above] = point instanceof Vector3 ? [point.dot(right), point.dot(up)] : point;
  return [middle[0] + (across - center.dot(right)) / scale, middle[1] - (above - center.dot(up)) / scale];
};
