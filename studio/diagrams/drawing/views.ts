import { height, width } from "./paper.ts";

/** Edges of a pane in drawing units; the edges of the paper by default. */
interface Pane {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/**
 * Areas of a picture that the site's viewer can zoom to, by name: left, top, width and height as fractions of the
 * picture.
 */
export type Views = Readonly<Record<string, readonly [number, number, number, number]>>;

const share = (length: number, whole: number): number => Math.round((length / whole) * 10_000) / 10_000;

/** Converts the panes of a drawing to views, in reading order. */
export const viewsOf = (panes: Readonly<Record<string, Pane>>): Views =>
  Object.fromEntries(
    Object.entries(panes).map(([name, { left = 0, top = 0, right = width, bottom = height }]) => [
      name,
      [share(left, width), share(top, height), share(right - left, width), share(bottom - top, height)],
    ]),
  );
