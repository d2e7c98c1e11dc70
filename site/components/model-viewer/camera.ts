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
  readonly away: Vector;
  readonly distance: number;
  readonly half: number;
  readonly frame: readonly [number, number];
  /** Degrees. */
  readonly bearing: number;
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
export const drawingViews = {
  plan: { bearing: -right, height: right },
  elevation: { bearing: -right, height: 0 },
  right: { bearing: 0, height: 0 },
} as const;

/** The viewer's axes. */
export const axesOf = ({ bearing, height }: Pick<Look, "bearing" | "height">) => {
  const [c, s] = [Math.cos(height), Math.sin(height)];
  const away: Vector = [c * Math.cos(bearing), c * Math.sin(bearing), s];
  const toRight: Vector = [-Math.sin(bearing), Math.cos(bearing), 0];
  const up: Vector = [-s * Math.cos(bearing), -s * Math.sin(bearing), c];
  return { away, right: toRight, up };
};

export interface Projection {
  readonly matrix: Matrix;
  readonly from: Vector;
  /** Millimetres at the aim that one CSS pixel covers. */
  readonly perPixel: number;
}

/** The projection of a look onto a space of CSS pixels, in which the render's frame would be as large as it can be. */
export function project(look: Look, camera: RenderCamera, width: number, height: number, radius: number): Projection {
  const { away, right, up } = axesOf(look);
  const [wide, tall] = camera.frame;
  const shown = Math.min(width, (height * wide) / tall, wide);
  const [halfX, halfY] = [(camera.half * width) / shown, (camera.half * height) / shown];
  const from = add(look.aim, away, look.distance);
  const depth = dot(away, from) - dot(away, camera.aim);
  const far = Math.max(depth + 3 * radius, radius);
  const near = Math.max(depth - 3 * radius, look.distance / 100);
  const seen = look.flat
    ? parallel(halfX * look.distance, halfY * look.distance, depth - 3 * radius, far)
    : perspective(halfX, halfY, near, far);
  return {
    matrix: times(seen, viewMatrix(right, up, away, from)),
    from,
    perPixel: (2 * halfX * look.distance) / width,
  };
}

export const turned = (look: Look, sideways: number, upwards: number): Look => ({
  ...look,
  bearing: look.bearing - sideways,
  height: Math.max(-right, Math.min(right, look.height + upwards)),
  flat: false,
});

/** Moved by CSS pixels, so that the model follows the pointer. */
export const moved = (look: Look, x: number, y: number, perPixel: number): Look => {
  const { right, up } = axesOf(look);
  return { ...look, aim: add(add(look.aim, right, -x * perPixel), up, y * perPixel) };
};

/** Nearer by a factor, with the point at x, y (CSS pixels from the middle) kept in place. */
export const nearer = (look: Look, factor: number, perPixel: number, x = 0, y = 0): Look => {
  const moving = moved(look, -x * (1 - 1 / factor), -y * (1 - 1 / factor), perPixel);
  return { ...moving, distance: look.distance / factor };
};

/** A look between two. */
export const between = (one: Look, other: Look, share: number): Look => {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const turn = Math.atan2(Math.sin(other.bearing - one.bearing), Math.cos(other.bearing - one.bearing));
  return {
    aim: add(one.aim, add(other.aim, one.aim, -1), share),
    bearing: one.bearing + turn * share,
    height: mix(one.height, other.height),
    distance: mix(one.distance, other.distance),
    flat: share === 1 ? other.flat : false,
  };
};
