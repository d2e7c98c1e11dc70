import type { Material } from "../kit/materials.ts";
import type { Part, Port } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";

/** A numbered line of the equipment list, with a balloon on the sheet. */
export interface Item {
  part: Part;
  description: string;
  quantity?: number;
}

/** Scales of sheets, mm of the model per mm on paper, the largest views first (ISO 5455). */
export const scales = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
export type Scale = (typeof scales)[number];

/**
 * Views that are sections (ISO 128-3): the place of each cutting plane, which is parallel to its view, mm along Y for the
 * elevation, X for the view from the right, Z for the plan. `parts` are shown before they are cut; those whose names are
 * `uncut`, such as shafts, are not cut along their length.
 */
export interface Sections {
  parts: readonly Part[];
  uncut?: readonly string[];
  front?: number;
  right?: number;
  top?: number;
}

/** A dimension between two ports or points of the model; its value is measured. */
export interface Dimension {
  view: "front" | "top" | "right";
  from: Port | Point;
  to: Port | Point;
  along: "x" | "y" | "z";
  /** Side of the view for the dimension line, and its row, counted from the outline. */
  side: "left" | "right" | "above" | "below";
  row?: number;
  /** Fit (ISO 286) or tolerance, which stands after the value. */
  fit?: string;
}

export interface Model {
  /** Name in the gallery, and of the files. */
  name: string;
  title: string;
  drawingNumber: string;
  parts: Part[];
  /** Camera of the render: bearing from +X and elevation in degrees, focal length in mm, frame in pixels. */
  camera: {
    bearing: number;
    height: number;
    frame: readonly [number, number];
    lens?: number;
    exposure?: number;
    samples?: number;
    /** Strength of a light at the camera, for cutaways. */
    inside?: number;
    /** Radius of beveled edges that reflect light, mm: smaller for small objects than for a plant. */
    bevel?: number;
    /**
     * Fraction of the frame that the solids' bounding boxes fill, 0.93 by default; more for round objects, which leave
     * the corners of their boxes empty.
     */
    fill?: number;
  };
  /** Files in models/screens/ that are shown on the faces of these materials. */
  textures?: Partial<Record<Material, string>>;
  /**
   * `scale`: the smallest that is good enough. `parts`: the parts on the sheet, if not all; `loose`: those of them which lie beside the thing, and are no part of its
   * sizes and weight. `oblique`: bearing of the oblique view from +X, degrees; without it from
   * front and right. `inOnePiece`: whether it travels so. `datum`: east and north of the origin on the plant's grid, m.
   * `weighed`: what of a plot plan is weighed, or in what pieces a plant is shipped, by its words. `standing`: what stands on
   * the foundation beside the thing, and does not load its supports.
   */
  sheet?: {
    scale: Scale;
    sections?: Sections;
    oblique?: number;
    parts?: Part[];
    loose?: Part[];
    inOnePiece?: boolean;
    datum?: readonly [east: number, north: number];
    weighed?: Readonly<Record<string, readonly Part[]>>;
    standing?: readonly Part[];
    items: Item[];
    dimensions: Dimension[];
    notes: string[];
  };
}
