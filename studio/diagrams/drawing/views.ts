import { height, width } from "./paper.ts";

/** Edges of a pane, in units of the drawing; the paper's own edge by default. */
interface Pane {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/** The parts of a picture that the site's viewer frames, by name: left, top, width and height as shares of the frame. */
export type Views = Readonly<Record<string, readonly [number, number, number, number]>>;

const share = (length: number, whole: number): number => Math.round((length / whole) * 10_000) / 10_000;

/** The panes of a drawing as its views, in the order in which they are read. */
export const viewsOf = (panes: Readonly<Record<string, Pane>>): Views =>
  Object.fromEntries(
    Object.entries(panes).map(([name, { left = 0, top = 0, right = width, bottom = height }]) => [
      name,
      [share(left, width), share(top, height), share(right - left, width), share(bottom - top, height)],
    ]),
  );
