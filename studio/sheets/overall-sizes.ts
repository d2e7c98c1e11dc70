import { Box3, Vector3 } from "three";
import { vectorAt } from "../kit/mesh-edges.ts";
import { meshOf } from "../kit/meshes.ts";
import type { Part } from "../kit/part.ts";
import type { Piece } from "../kit/solids.ts";
import type { Dimension } from "../models/model.ts";
import type { Round } from "./axes.ts";
import { measured } from "./dimensions.ts";

type Axis = Dimension["along"];
const axes = ["x", "y", "z"] as const;
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

/** The dimension that states the overall size along an axis. */
const standIn = ({ min, max }: Box3, along: Axis, dimensions: readonly Dimension[]): Dimension | undefined =>
  dimensions.find((one) => one.along === along && Math.abs(measured(one) - (max[along] - min[along])) <= same);

/** Overall length, width and height as a sheet's dimensions state them, mm. */
export const statedSizes = (box: Box3, dimensions: readonly Dimension[]): number[] =>
  axes.map((along) => {
    const stated = standIn(box, along, dimensions);
    return stated ? measured(stated) : Math.round(box.max[along] - box.min[along]);
  });

const grown = (
  box: Box3,
  { matrix }: Part,
  { key, drafted = key, material, matrix: own }: Piece,
  tolerance: number,
) => {
  if (["packing", "mesh", "concrete"].includes(material)) return box;
  const { positions } = meshOf(drafted, tolerance);
  const whole = matrix.clone().multiply(own);
  for (let vertex = 0; vertex < positions.length / 3; vertex++)
    box.expandByPoint(vectorAt(positions, vertex).applyMatrix4(whole));
  return box;
};

/** Box of the parts' solids without loose packing, meshes and foundations, mm. */
export const boxOf = (parts: readonly Part[], tolerance: number): Box3 =>
  parts.reduce(
    (whole, part) => part.pieces.reduce((box, piece) => grown(box, part, piece, tolerance), whole),
    new Box3(),
  );

/** A horizontal cut face is at most this thick, mm. */
const face = 3;

/** Axes along which a model is cut, so that its box is no size of the thing; `shell` is that of the whole. */
export const cutAcross = (parts: readonly Part[], box: Box3, shell: Round | undefined): Axis[] => {
  if (!shell) return [];
  const { from, radius } = shell;
  const short = (["x", "y"] as const).filter(
    (along) => box.min[along] > from[along] - radius + 1 || box.max[along] < from[along] + radius - 1,
  );
  const level = parts.some((part) =>
    part.pieces.some(
      (piece) => piece.material === "cut" && grown(new Box3(), part, piece, same).getSize(new Vector3()).z <= face,
    ),
  );
  return level ? [...short, "z"] : short;
};

/**
 * Overall length, width and height that are missing among a sheet's dimensions, each outside the others on its side. There
 * are none along the axes `across`, along which the model is cut open; it has the diameter of its whole `shell` instead.
 */
export function overallSizes(
  box: Box3,
  given: readonly Dimension[],
  shell?: Round,
  across: readonly Axis[] = [],
): Dimension[] {
  const all = [...given];
  const add = (along: Axis, low: number, high: number) => {
    const rows = ({ view, side }: Side) =>
      Math.max(0, ...all.filter((one) => one.view === view && one.side === side).map(({ row = 1 }) => row));
    const [place] = sides[along].toSorted((a, b) => Number(rows(a) > 1) - Number(rows(b) > 1));
    if (!place) return;
    // Extension lines start at the edge next to the dimension line.
    const edge = new Vector3(
      place.side === "right" ? box.max.x : box.min.x,
      place.side === "above" ? box.max.y : box.min.y,
      box.min.z,
    );
    const at = (value: number) => edge.clone().setComponent(axes.indexOf(along), value).toArray();
    all.push({ ...place, along, from: at(low), to: at(high), row: rows(place) + 1 });
  };
  if (shell && across.some((along) => along !== "z")) {
    const along = across.includes("x") && !across.includes("y") ? "y" : "x";
    const [low, high] = [shell.from[along] - shell.radius, shell.from[along] + shell.radius];
    add(along, low, high);
  }
  for (const along of axes)
    if (!across.includes(along) && !standIn(box, along, all)) add(along, box.min[along], box.max[along]);
  return all.slice(given.length);
}
