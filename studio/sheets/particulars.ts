/**
 * What a drawing says beside its model: schedules, tags, grid, north. `particulars/NAME.ts` has it for a model, so that
 * a change of a table makes the sheet stale, but neither the render nor the STEP file.
 */
import type { Part } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";
import type { Dimension } from "../models/model.ts";
import type { PaperName } from "./paper.ts";

export interface Table {
  title: string;
  /** Shares of the columns in the width by their headings, 120 in all. */
  columns: Readonly<Record<string, number>>;
  rows: readonly (readonly string[])[];
}

/** A tag or mark on a view: plain, in a frame, or a slope in degrees that rises to the right. */
export interface Label {
  view: Dimension["view"];
  at: Point;
  words: string;
  framed?: boolean;
  slope?: number;
  /** What it names, a part or a point: a leader runs there if the label is not on it. */
  to?: Part | Point;
  /** Ends of a member that is hidden below the label, which is drawn dashed. */
  hidden?: readonly [Point, Point];
}

/** A rounded edge whose radius is measured and stated: the one nearest to a point. */
interface Rounding {
  view: Dimension["view"];
  near: Point;
}

/** Greatest roughness of a machined surface, µm, with its sign at a point of the surface's edge (ISO 21920-1). */
interface Texture {
  view: Dimension["view"];
  at: Point;
  ra: number;
}

/** A grid line across a view, with its name in a circle. */
export interface GridLine {
  view: Dimension["view"];
  along: "x" | "y";
  at: number;
  name: string;
}

/** Thin sheets that lie on one another, closer than the lines of other sheets are to the surfaces that they are of. */
export interface Stacked {
  /** Largest distance of a line from the true surface, mm. */
  tolerance: number;
}

export interface Particulars {
  /** The smallest paper that it may have, if it is drawn on the same as others of its set: A3 if nothing is said. */
  paper?: PaperName;
  /** If the model is a stack of sheets: no line is drawn where they touch, as where pieces are welded. */
  stacked?: Stacked;
  tables?: readonly Table[];
  labels?: readonly Label[];
  radii?: readonly Rounding[];
  textures?: readonly Texture[];
  grid?: readonly GridLine[];
  /** Whether the plan has an arrow to the north, which is up. */
  north?: boolean;
  notes?: readonly string[];
}

/** A table with its marks on the views. */
export type Listed = Required<Pick<Particulars, "tables" | "labels">>;
