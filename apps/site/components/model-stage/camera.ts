import { add, dot, type Matrix, parallel, perspective, times, type Vector, viewMatrix } from "./vectors.ts";

/** How a model is looked at. Lengths in mm, angles in radians; the bearing is counted from +X. */
export interface Look {
  readonly aim: Vector;
  readonly bearing: number;
  readonly height: number;
  readonly distance: number;
  /** Parallel projection, as of a drawing. */
  readonly flat: boolean;
}

/** The camera of the model's render: `half` is half the frame's width at a distance of 1. */
export interface RenderCamera {
  readonly aim: Vector;
  /** Of unit length, from the aim to the camera. */
  readonly away: Vector;
  readonly distance: number;
  readonly half: number;
  /** Width and height in pixels. */
  readonly frame: readonly [number, number];
  /** Degrees, counted from +X. */
  readonly bearing: number;
  /** Strength of a lamp near the camera, of models that are cut open. */
  readonly inside?: number;
}

export const renderLook = ({ aim, away, distance }: RenderCamera): Look => ({
  aim,
  bearing: Math.atan2(away[1], away[0]),
  height: Math.asin(away[2]),
  distance,
  flat: false,
});

const right = Math.PI / 2;

/** The directions of a drawing's views. */
const directions = {
  plan: { bearing: -right, height: right },
  elevation: { bearing: -right, height: 0 },
  right: { bearing: 0, height: 0 },
} as const;

/** A named view: one of a drawing, or the oblique one of the render. */
export type ViewName = "oblique" | keyof typeof directions;
export const viewNames = ["oblique", "plan", "elevation", "right"] as const satisfies readonly ViewName[];

/** Half the size of a view at its aim, in mm to the right and upwards. */
const reach = (low: Vector, high: Vector, toRight: Vector, up: Vector): readonly [number, number] => {
  const along = (axis: Vector) =>
    ([0, 1, 2] as const).reduce<number>((sum, k) => sum + Math.abs(axis[k]) * (high[k] - low[k]), 0) / 2;
  return [along(toRight), along(up)];
};

/** A named view of a model whose box has these corners, as large as the render's frame allows. */
export function namedView(name: ViewName, camera: RenderCamera, low: Vector, high: Vector): Look {
  if (name === "oblique") return renderLook(camera);
  const { right: toRight, up } = axesOf(directions[name]);
  const [wide, tall] = reach(low, high, toRight, up);
  const { half, frame } = camera;
  const distance = 1.08 * Math.max(wide / half, (tall * frame[0]) / (half * frame[1]));
  return { aim: add(low, add(high, low, -1), 0.5), ...directions[name], distance, flat: true };
}

/** In the same direction, from so far away that the box between these corners fills the render's frame. */
export function framed(look: Look, { half, frame }: RenderCamera, low: Vector, high: Vector): Look {
  const { away, right: toRight, up } = axesOf(look);
  const [wide, tall] = reach(low, high, toRight, up);
  const [deep] = reach(low, high, away, away);
  const distance = 1.2 * Math.max(wide / half, (tall * frame[0]) / (half * frame[1])) + (look.flat ? 0 : deep);
  return { ...look, aim: add(low, add(high, low, -1), 0.5), distance };
}

/** A look at a model that has grown about a point, in which it is as large as before. */
export const grown = (look: Look, factor: number, middle: Vector): Look => ({
  ...look,
  aim: add(middle, add(look.aim, middle, -1), factor),
  distance: look.distance * factor,
});

/** Whether two looks are the same for the eye. */
export const isSame = (a: Look, b: Look): boolean =>
  a.flat === b.flat &&
  Math.cos(a.bearing - b.bearing) > 0.999_999 &&
  Math.abs(a.height - b.height) < 0.001 &&
  Math.abs(a.distance / b.distance - 1) < 0.001 &&
  Math.hypot(...add(a.aim, b.aim, -1)) < 0.001 * b.distance;

/** The viewer's axes. */
export const axesOf = ({ bearing, height }: Pick<Look, "bearing" | "height">) => {
  const [c, s] = [Math.cos(height), Math.sin(height)];
  const away: Vector = [c * Math.cos(bearing), c * Math.sin(bearing), s];
  const toRight: Vector = [-Math.sin(bearing), Math.cos(bearing), 0];
  const up: Vector = [-s * Math.cos(bearing), -s * Math.sin(bearing), c];
  return { away, right: toRight, up };
};

export interface Projection {
  readonly view: Matrix;
  readonly frustum: Matrix;
  /** Both, one after the other. */
  readonly matrix: Matrix;
  readonly from: Vector;
  readonly away: Vector;
  /** Millimeters at the aim that one CSS pixel covers. */
  readonly perPixel: number;
}

/** The width that the render's frame has in a space, in CSS pixels: that of the picture. */
export const frameWidth = (
  { frame: [wide, tall] }: Pick<RenderCamera, "frame">,
  width: number,
  height: number,
): number => Math.min(width, (height * wide) / tall, wide);

/**
 * A look in whose place the render's frame stands free of what covers the space on its right, `covered` CSS pixels wide:
 * moved to the left, and farther away if there is not enough room.
 */
export function besideCovered(look: Look, camera: RenderCamera, width: number, height: number, covered: number): Look {
  const shown = frameWidth(camera, width, height);
  const share = Math.min(1, (width - covered) / shown);
  const distance = look.distance / share;
  const toLeft = Math.max(0, (shown * share) / 2 + covered - width / 2);
  return { ...moved(look, -toLeft, 0, (2 * camera.half * distance) / shown), distance };
}

/**
 * The projection of a look onto a space of CSS pixels, in which the render's frame has the size that the picture has in
 * it. `radius`: half the diagonal of the model's box, mm.
 */
export function project(look: Look, camera: RenderCamera, width: number, height: number, radius: number): Projection {
  const { away, right: toRight, up } = axesOf(look);
  const shown = frameWidth(camera, width, height);
  const [halfX, halfY] = [(camera.half * width) / shown, (camera.half * height) / shown];
  const from = add(look.aim, away, look.distance);
  const depth = dot(away, from) - dot(away, camera.aim);
  const far = Math.max(depth + 3 * radius, radius);
  const near = Math.max(depth - 3 * radius, look.distance / 100);
  const frustum = look.flat
    ? parallel(halfX * look.distance, halfY * look.distance, depth - 3 * radius, far)
    : perspective(halfX, halfY, near, far);
  const view = viewMatrix(toRight, up, away, from);
  return {
    view,
    frustum,
    matrix: times(frustum, view),
    from,
    away,
    perPixel: (2 * halfX * look.distance) / width,
  };
}

/** By radians; an upright look stays upright. */
export const turned = (look: Look, sideways: number, upwards: number): Look => ({
  ...look,
  bearing: look.bearing - sideways,
  height: Math.max(-right, Math.min(right, look.height + upwards)),
  flat: false,
});

/** Moved by CSS pixels, so that the model follows the pointer. */
export const moved = (look: Look, x: number, y: number, perPixel: number): Look => {
  const { right: toRight, up } = axesOf(look);
  return { ...look, aim: add(add(look.aim, toRight, -x * perPixel), up, y * perPixel) };
};

/** Nearer by a factor, with the point at x, y (CSS pixels from the middle) kept in place, within `range` (mm). */
export function nearer(
  look: Look,
  factor: number,
  perPixel: number,
  [least, most]: readonly [number, number],
  { x, y } = { x: 0, y: 0 },
): Look {
  const distance = Math.max(least, Math.min(look.distance / factor, most));
  const share = 1 - distance / look.distance;
  return { ...moved(look, -x * share, -y * share, perPixel), distance };
}

/** A look between two. */
export const between = (a: Look, b: Look, share: number): Look => {
  const mix = (from: number, to: number) => from + (to - from) * share;
  const turn = Math.atan2(Math.sin(b.bearing - a.bearing), Math.cos(b.bearing - a.bearing));
  return {
    aim: add(a.aim, add(b.aim, a.aim, -1), share),
    bearing: a.bearing + turn * share,
    height: mix(a.height, b.height),
    distance: mix(a.distance, b.distance),
    flat: share === 1 ? b.flat : a.flat && b.flat,
  };
};
