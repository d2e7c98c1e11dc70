import type { Box3 } from "three";
import type { Point } from "../kit/placement.ts";
import type { Dimension } from "../models/model.ts";
import { measured } from "./dimensions.ts";

type Axis = Dimension["along"];
type Side = Pick<Dimension, "view" | "side">;

/** Sides on which a size along an axis can be placed, the usual one first. */
const sides: Readonly<Record<Axis, readonly Side[]>> = {
  x: [
    { view: "front", side: "below" },
    { view: "top", side: "above" },
  ],
  y: [
    { view: "right", side: "below" },
    { view: "top", side: "left" },
  ],
  z: [
    { view: "front", side: "left" },
    { view: "front", side: "right" },
  ],
};

/**
 * A dimension within this distance of the overall size replaces it, because two almost equal values would look like a
 * mistake, mm.
 */
const same = 2;

/**
 * Overall length, width and height that are missing among a sheet's dimensions, each outside the others on its side.
 */
export function overallSizes({ min, max }: Box3, dimensions: readonly Dimension[]): Dimension[] {
  return (["x", "y", "z"] as const).flatMap((along): Dimension[] => {
    const whole = max[along] - min[along];
    const given = dimensions.filter((dimension) => dimension.along === along).map(measured);
    if (given.some((length) => Math.abs(length - whole) <= same)) return [];
    const rows = ({ view, side }: Side) =>
      Math.max(0, ...dimensions.filter((one) => one.view === view && one.side === side).map(({ row = 1 }) => row));
    const [place] = sides[along].toSorted((a, b) => Number(rows(a) > 1) - Number(rows(b) > 1));
    if (!place) return [];
    // Extension lines start at the edge next to the dimension line.
    const edge = [place.side === "right" ? max.x : min.x, place.side === "above" ? max.y : min.y, min.z] as const;
    const axis = { x: 0, y: 1, z: 2 }[along];
    const [from, to] = [min, max].map(
      (end) => edge.map((value, at) => (at === axis ? end[along] : value)) as unknown as Point,
    );
    if (!from || !to) return [];
    return [{ ...place, along, from, to, row: rows(place) + 1 }];
  });
}
