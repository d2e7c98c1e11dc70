import type { Vector3 } from "three";

/** Points of a view that are named beside its picture: what of, and where its balloon stands as shares of the frame. */
export type Callouts = Readonly<Record<string, { of: Vector3; balloon: readonly [number, number] }>>;
