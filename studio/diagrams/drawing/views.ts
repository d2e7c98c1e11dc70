import { height, width } from "./Paper.tsx";

export type Paper = Readonly<Record<"width" | "height", number>>;

/** Edges of a pane, in drawing units; the edges of the paper by default. */
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
