import type { Frame } from "@ttpl/content/derive/pictures.ts";

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture is looked at: its scale (1 is the picture's own size), and which of its points is in the middle. */
export interface Look {
  readonly scale: number;
  /** Shares (0 to 1) of the picture, from its top left corner. */
  readonly x: number;
  readonly y: number;
}

/** What limits a look: the picture's own size, the space for it, and the largest scale. */
export interface Limits {
  readonly picture: Size;
  readonly space: Size;
  readonly most: number;
}

/** A point of the space, in CSS pixels from its middle. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Free space around a framed view, in CSS pixels. */
const margin = 8;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** The scale at which the whole picture fits. */
export const leastScale = ({ picture, space, most }: Limits): number =>
  Math.min(space.width / picture.width, space.height / picture.height, most);

export const isWhole = ({ scale }: Look, limits: Limits): boolean => scale <= leastScale(limits) * 1.001;

/** The whole picture. */
export const whole = (limits: Limits): Look => ({ scale: leastScale(limits), x: 0.5, y: 0.5 });

/** The picture at the width of the space, from its top. */
export function fullWidth(limits: Limits): Look {
  const { picture, space, most } = limits;
  const scale = between(leastScale(limits), space.width / picture.width, most);
  return { scale, x: 0.5, y: Math.min(0.5, space.height / (2 * picture.height * scale)) };
}

/** A part of the picture, whole and in the middle of the space. */
export function framed([left, top, width, height]: Frame, limits: Limits): Look {
  const { picture, space, most } = limits;
  const fitting = Math.min(
    (space.width - 2 * margin) / (width * picture.width),
    (space.height - 2 * margin) / (height * picture.height),
  );
  return { scale: between(leastScale(limits), fitting, most), x: left + width / 2, y: top + height / 2 };
}

/** The share of the picture that the space shows at a scale, in both directions; above 1 if there is space left. */
const displayedShare = (scale: number, { picture, space }: Limits) => ({
  x: space.width / (picture.width * scale),
  y: space.height / (picture.height * scale),
});

/** Where the middle may be so that no space is wasted beside the picture, by the share of the picture that is shown. */
const range = (share: number): readonly [number, number] => (share >= 1 ? [0.5, 0.5] : [share / 2, 1 - share / 2]);

/**
 * The look at another scale with the same point of the picture at `point`. While it becomes smaller, the picture moves
 * back to the middle, which it has reached when it is whole.
 */
export function scaled(look: Look, to: number, point: Point, limits: Limits): Look {
  const least = leastScale(limits);
  const scale = between(least, to, Math.max(limits.most, least));
  const [before, after] = [displayedShare(look.scale, limits), displayedShare(scale, limits)];
  const { space } = limits;
  const x = look.x + (point.x / space.width) * (before.x - after.x);
  const y = look.y + (point.y / space.height) * (before.y - after.y);
  if (scale >= look.scale) return { scale, x, y };
  const left = (scale - least) / (look.scale - least);
  const back = (was: number, is: number, shareBefore: number, shareAfter: number): number => {
    const [[low, high], [newLow, newHigh]] = [range(shareBefore), range(shareAfter)];
    return between(newLow - Math.max(0, low - was) * left, is, newHigh + Math.max(0, was - high) * left);
  };
  return { scale, x: back(look.x, x, before.x, after.x), y: back(look.y, y, before.y, after.y) };
}

/** The look after a move in CSS pixels, limited so that the picture's edge does not pass the edge of its space. */
export function moved(look: Look, by: Point, limits: Limits): Look {
  const share = displayedShare(look.scale, limits);
  const along = (from: number, step: number, shareShown: number): number => {
    const [low, high] = range(shareShown);
    return between(Math.min(low, from), from - step * shareShown, Math.max(high, from));
  };
  const { space } = limits;
  return {
    scale: look.scale,
    x: along(look.x, by.x / space.width, share.x),
    y: along(look.y, by.y / space.height, share.y),
  };
}

/**
 * The look moved onto the nearest of the views, as far as it shows it: the middle of a sheet may be blank paper. Without
 * views it stays.
 */
export function ontoContent(look: Look, views: readonly Frame[], limits: Limits): Look {
  const share = displayedShare(look.scale, limits);
  const inside = (middle: number, start: number, length: number, visible: number): number =>
    visible >= length ? start + length / 2 : between(start + visible / 2, middle, start + length - visible / 2);
  const distance = ([left, top, width, height]: Frame): number =>
    Math.hypot(
      (look.x - between(left, look.x, left + width)) * limits.picture.width,
      (look.y - between(top, look.y, top + height)) * limits.picture.height,
    );
  const [nearest] = views.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest) return look;
  const [left, top, width, height] = nearest;
  return { ...look, x: inside(look.x, left, width, share.x), y: inside(look.y, top, height, share.y) };
}
