/**
 * Parts that are bought whole. A solid of their outside does not say what they weigh: their weights are in
 * sheets/bought-weights.ts, by their kinds.
 */
import type { Part } from "./part.ts";

/** Kinds of which the kit makes parts. */
export type BoughtKind =
  | "ball valve"
  | "butterfly valve"
  | "check valve"
  | "control valve"
  | "gate valve"
  | "globe valve"
  | "on/off valve"
  | "relief valve"
  | "strainer"
  | "pump on a base plate"
  | "immersed pump"
  | "metering pump"
  | "agitator"
  | "fan";

const kinds = new WeakMap<Part, BoughtKind>();

/** Records that a part is bought whole. */
export const bought = <One extends Part>(kind: BoughtKind, part: One): One => {
  kinds.set(part, kind);
  return part;
};

/** Kind of a part that is bought whole. */
export const boughtKind = (part: Part): BoughtKind | undefined => kinds.get(part);
