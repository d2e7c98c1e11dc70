/** Sections: parts cut by a plane that is parallel to a view, and the line that shows where it is in another view. */
import * as cad from "replicad";
import { Box3, Matrix4, Vector3 } from "three";
import { as } from "../exports/true-size.ts";
import type { Material } from "../kit/materials.ts";
import { meshOf } from "../kit/meshes.ts";
import { Part } from "../kit/part.ts";
import { type Piece, shapeOf, solid } from "../kit/solids.ts";
import type { Dimension, Sections } from "../models/model.ts";
import type { Flat } from "./chains.ts";
import { pointOf } from "./dimensions.ts";
import { arrow, segment, stroke, text } from "./marks.ts";
import { onSheet, type Placed, views } from "./views.ts";

export type FlatView = "front" | "top" | "right";

/** A cutting plane: its letter, the view that shows its section, the axis across it and its place along that, mm. */
export interface Cut {
  letter: string;
  view: FlatView;
  axis: "x" | "y" | "z";
  at: number;
}

const across = { front: "y", right: "x", top: "z" } as const;

/** The cutting planes of a sheet, lettered in the order of its views. */
export const cutsOf = (sections: Sections | undefined): Cut[] =>
  (["front", "right", "top"] as const)
    .flatMap((view) => (sections?.[view] === undefined ? [] : [{ view, axis: across[view], at: sections[view] }]))
    .map((cut, index) => ({ ...cut, letter: String.fromCodePoint(65 + index) }));

/** Pieces that are nowhere thicker than this across a plane are left out or kept whole, mm. */
const touch = 0.05;

/** What is behind a plane around a solid's box: the kernel loses solids to much larger ones. */
const halfSpace = (box: Box3, normal: Vector3, offset: number): cad.Shape3D => {
  const middle = box.getCenter(new Vector3());
  const far = 3 * box.getSize(new Vector3()).length();
  const [origin, axis] = [middle.addScaledVector(normal, offset - middle.dot(normal)), normal].map((one) =>
    one.toArray(),
  ) as [[number, number, number], [number, number, number]];
  return cad
    .drawRectangle(far, far)
    .sketchOnPlane(new cad.Plane(origin, null, axis))
    .extrude(-far) as cad.Shape3D;
};

/** What is left of a piece behind a plane: itself, a part of it, or nothing. Throws if the kernel loses it. */
const behind = (piece: Piece, whole: Matrix4, eye: Vector3, offset: number): Piece[] => {
  const key = piece.drafted ?? piece.key;
  const placed = whole.clone().multiply(piece.matrix);
  const { positions } = meshOf(key, 1);
  const [own, box] = [new Box3().setFromArray(positions), new Box3()];
  const point = new Vector3();
  for (let index = 0; index < positions.length; index += 3)
    box.expandByPoint(point.fromArray(positions, index).applyMatrix4(placed));
  const reach = [box.min, box.max].map((corner) => corner.dot(eye)).toSorted((a, b) => a - b) as [number, number];
  if (reach[1] < offset + touch) return [piece];
  if (reach[0] > offset - touch) return [];
  const back = placed.clone().invert();
  const normal = eye.clone().transformDirection(back);
  const level = eye.clone().multiplyScalar(offset).applyMatrix4(back).dot(normal);
  const name = `${key} behind ${[...normal.toArray(), level].map((value) => value.toFixed(3)).join(" ")}`;
  const { drafted: _, ...rest } = piece;
  return solid(name, piece.material, () => {
    const rest = shapeOf(key).intersect(halfSpace(own, normal, level));
    if (cad.measureVolume(rest) <= 0) throw new Error(`Nothing is left of "${name}"`);
    return rest;
  }).map((cut) => ({
    ...rest,
    key: cut.key,
    material: "cut",
  }));
};

/** What has no section of its own: a bed or a pad is cut as a solid. */
const loose: ReadonlySet<Material> = new Set(["packing", "mesh", "knitted"]);

/** The parts behind a cutting plane, as its section shows them. */
export const cutBy = (parts: readonly Part[], { view, axis, at }: Cut, uncut: readonly string[] = []): Part[] => {
  const { eye } = views[view];
  const offset = at * eye[axis];
  return parts.map((part) => {
    if (uncut.includes(part.name)) return part;
    const pieces = part.pieces.flatMap((piece) =>
      loose.has(piece.material) ? [] : behind(piece, part.matrix, eye, offset),
    );
    const rest = new Part(part.name, pieces, {});
    rest.matrix = part.matrix;
    return rest;
  });
};

/** Length of the broad ends of a section line, and how far it runs out of the view, mm. */
const [broad, out] = [7, 3] as const;
/** Space beside a view for the ends of a section line, mm. */
export const sectionRoom = out + 4;

/** The view that has the line of a section. */
export const lineView = ({ view }: Cut): "front" | "top" => (view === "top" ? "front" : "top");

/** Half of the space that a letter needs between lines, mm. */
const clear = 2.6;
/** Lengths of the arrows that are tried, mm: the first one whose letter is on no extension line. */
const shafts = [9, 7, 11, 13, 15, 17] as const;

/**
 * The line of a section, with broad ends beside the view, arrows in the direction of sight, and letters at these, which
 * keep clear of the extension lines of dimensions.
 */
export const sectionLine = (
  cut: Cut,
  placed: Readonly<Record<FlatView, Placed>>,
  dimensions: readonly Dimension[] = [],
): string => {
  const shownIn = lineView(cut);
  const { middle, half } = placed[shownIn];
  const upright = cut.view === "right";
  const [x, y] = onSheet(placed[shownIn], new Vector3().setComponent("xyz".indexOf(cut.axis), cut.at));
  const along: Flat = upright ? [0, 1] : [1, 0];
  const [u, v]: Flat = { front: [0, -1], right: [-1, 0], top: [0, 1] }[cut.view] as Flat;
  const end = (side: -1 | 1): Flat =>
    upright ? [x, middle[1] + side * (half[1] + out)] : [middle[0] + side * (half[0] + out), y];
  const ends = ([-1, 1] as const).map((side) => {
    const corner = end(side);
    const beside = upright ? (["above", "below"] as const) : (["left", "right"] as const);
    const across = upright ? 0 : 1;
    const lines = dimensions
      .filter(({ view, side: on }) => view === shownIn && on === beside[side < 0 ? 0 : 1])
      .flatMap(({ from, to }) => [from, to].map((point) => onSheet(placed[shownIn], pointOf(point))[across]));
    const letterAt = (shaft: number) => corner[across] - (shaft + clear) * (upright ? u : v);
    const isClear = (shaft: number) => lines.every((line) => Math.abs(line - letterAt(shaft)) > clear);
    const shaft = shafts.find(isClear) ?? shafts[0];
    const tail: Flat = [corner[0] - shaft * u, corner[1] - shaft * v];
    const inner: Flat = [corner[0] - side * broad * along[0], corner[1] - side * broad * along[1]];
    return (
      stroke("o", segment(corner, inner)) +
      stroke("d", segment(tail, corner)) +
      arrow(corner, [-u, -v], 3.5) +
      text(cut.letter, [tail[0] - clear * u, tail[1] - clear * v + 1.75], {
        anchor: "middle",
        height: 3.5,
        strong: true,
      })
    );
  });
  const line = `<path class="d" stroke-dasharray="5 .8 .8 .8" d="${segment(end(-1), end(1))}"/>`;
  return as({ view: shownIn }, line + ends.join(""));
};
