import type { Material } from "../kit/materials.ts";
import type { Part, Port } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";

/** A numbered line of the equipment list, pointed at on the sheet. */
export interface Item {
  part: Part;
  description: string;
  quantity?: number;
}

/** A dimension between two ends or points of the model; its figure is measured, never typed. */
export interface Dimension {
  view: "front" | "top" | "right";
  from: Port | Point;
  to: Port | Point;
  along: "x" | "y" | "z";
  /** Side of the view on which it stands, and the how-manieth from the outline. */
  side: "left" | "right" | "above" | "below";
  row?: number;
}

export interface Model {
  /** Name in the gallery, and of its files. */
  name: string;
  title: string;
  drawingNumber: string;
  parts: Part[];
  /** Camera of the render: bearing from +X and height above the horizon in degrees, focal length in mm, frame in pixels. */
  camera: {
    bearing: number;
    height: number;
    frame: readonly [number, number];
    lens?: number;
    exposure?: number;
    samples?: number;
    /** Strength of a light from the camera that reaches into what is cut open. */
    inside?: number;
    /** Radius at which edges catch light, mm: smaller for small things than for a plant. */
    bevel?: number;
    /** Share of the frame that the boxes about the model's solids fill, 0.93; more where round things leave their corners empty. */
    fill?: number;
  };
  /** Files in models/screens/ that the faces of these materials show. */
  pictures?: Partial<Record<Material, string>>;
  /** `parts` are what the sheet shows, if not all. */
  sheet?: { scale: number; parts?: Part[]; items: Item[]; dimensions: Dimension[]; notes: string[] };
}
