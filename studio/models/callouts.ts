import type { Vector3 } from "three";

/** Callouts of a view by name: the point in the model, and the position of the balloon as fractions of the frame. */
export type Callouts = Readonly<Record<string, { of: Vector3; balloon: readonly [number, number] }>>;
