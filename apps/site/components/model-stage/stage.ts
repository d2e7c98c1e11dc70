import type { Look, Projection } from "./camera.ts";
import type { Section } from "./section.ts";
import type { Vector } from "./vectors.ts";

/** How a part is shown, and by how many mm it is moved. */
export interface PartState {
  readonly shown: "whole" | "ghost" | "hidden";
  readonly moved: Vector;
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

/** What is under a pixel: a part's number, and a point in mm, with the part where it was modeled. */
export interface Found {
  readonly part: number;
  readonly point: Vector;
}

/** A point on what is seen of a part, in mm, with the part where it was modeled, and how much of the part is seen. */
export interface PartPoint {
  readonly point: Vector;
  readonly pixels: number;
}

/** A model that is ready to be drawn. The only interface between the viewer and its graphics library. */
export interface Stage {
  /** Corners of the model's box, mm. */
  readonly low: Vector;
  readonly high: Vector;
  /** Corners of a part's box, mm. */
  readonly boxOf: (part: number) => readonly [low: Vector, high: Vector];
  readonly resize: (width: number, height: number) => void;
  /** Draws once, and returns the projection that it used. */
  readonly draw: (view: View) => Projection;
  /** Resolves when what was drawn last is on the screen. */
  readonly drawn: () => Promise<void>;
  /** Whether a frame takes longer than is good for movement. */
  readonly isSlow: () => boolean;
  /** What was drawn last at a CSS pixel; undefined if there is only background. `snap`: onto a corner or an edge nearby. */
  readonly pick: (x: number, y: number, snap?: boolean) => Found | undefined;
  /** Where parts are seen that were drawn whole last, by part number: not those that are covered, cut away or hidden. */
  readonly partPoints: () => ReadonlyMap<number, PartPoint>;
  /** Gives all memory back. */
  readonly release: () => void;
}
