import { height, width } from "./paper.ts";

export type Paper = Readonly<Record<"width" | "height", number>>;

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
export const viewsOf = (panes: Readonly<Record<string, Pane>>, paper: Paper = { width, height }): Views =>
  Object.fromEntries(
    Object.entries(panes).map(([name, { left = 0, top = 0, right = paper.width, bottom = paper.height }]) => [
      name,
      [
        share(left, paper.width),
        share(top, paper.height),
        share(right - left, paper.width),
        share(bottom - top, paper.height),
      ],
    ]),
  );
