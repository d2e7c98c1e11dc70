import type { Box3 } from "three";
import type { Point } from "../kit/placement.ts";
import type { Dimension } from "../models/model.ts";
import { measured } from "./dimensions.ts";

type Axis = Dimension["along"];
type Side = Pick<Dimension, "view" | "side">;

/** Where a size along an axis can stand, the usual place first. */
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

/** A size that is nearly the overall one would be read as a mistake beside it, mm. */
const same = 2;

/**
 * Length, width and height over all that a sheet's own dimensions do not give, each outside those that stand on its side.
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
    // The extension lines begin at the edge next to the dimension line.
    const edge = [place.side === "right" ? max.x : min.x, place.side === "above" ? max.y : min.y, min.z] as const;
    const axis = { x: 0, y: 1, z: 2 }[along];
    const [from, to] = [min, max].map(
      (end) => edge.map((value, at) => (at === axis ? end[along] : value)) as unknown as Point,
    );
    if (!from || !to) return [];
    return [{ ...place, along, from, to, row: rows(place) + 1 }];
  });
}
