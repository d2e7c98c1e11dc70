import type { Look, Projection } from "./camera.ts";
import type { Vector } from "./vectors.ts";

/** How a part is shown, and by how many mm it is moved. */
export interface PartState {
  readonly shown: "whole" | "ghost" | "hidden";
  readonly moved: Vector;
}

/** A section plane across an axis of the model: what lies beyond `at` (mm) is cut away. */
export interface Section {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
}

/** What is to be drawn. */
export interface View {
  readonly look: Look;
  readonly section: Section | undefined;
  readonly edges: boolean;
  readonly dark: boolean;
  /** By part number; empty: all whole. */
  readonly parts: readonly PartState[];
  /** More frames follow at once, so this one may be coarser if the device is slow. */
  readonly moving: boolean;
}

/** What is under a pixel: a part's number, and a point in mm, with the part where it was modelled. */
export interface Found {
  readonly part: number;
  readonly point: Vector;
}

/** A model that is ready to be drawn. The only interface between the viewer and its graphics library. */
export interface Stage {
  /** Corners of the model's box, mm. */
  readonly low: Vector;
  readonly high: Vector;
  /** Middle of a part's box, mm. */
  readonly middleOf: (part: number) => Vector;
  readonly resize: (width: number, height: number) => void;
  /** Draws once, and returns the projection that it used. */
  readonly draw: (view: View) => Projection;
  /** Resolves when what was drawn last is on the screen. */
  readonly drawn: () => Promise<void>;
  /** Whether a frame takes longer than is good for movement. */
  readonly isSlow: () => boolean;
  /** What was drawn last at a CSS pixel; undefined if there is only background. `snap`: onto a corner or an edge nearby. */
  readonly pick: (x: number, y: number, snap?: boolean) => Found | undefined;
  /** Gives all memory back. */
  readonly release: () => void;
}
