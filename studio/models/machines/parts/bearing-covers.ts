/** End covers of the bearing housing with their shaft seals and bolts, in the housing's coordinates. */
import type { Material } from "../../../kit/materials.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, polar } from "../../../kit/placement.ts";
import { cylinder, extruded, hexagon, type Outline, type Piece, revolved } from "../../../kit/solids.ts";
import { axis, boltCircle, bolts, flange, half, seat } from "./bearing-housing.ts";

const coverDepth = 20;

/** Cover with its seal at an end of the body, flange at x = 0, outward along +Z. */
const coverOutline = [
  [33, -14],
  [seat - 0.5, -14],
  [seat - 0.5, 0],
  [flange, 0],
  [flange, 15],
  [flange - 4, 18],
  [62, coverDepth],
  [58, 32],
  [33, 32],
] as const;

/** Cut faces above and below the shaft, of an outline in [radius, distance from x]. */
const cutFace = (outline: Outline, x: number): Piece[] => [
  ...at(extruded(outline, 0.6, "cut"), [x, -0.6, axis], [0, 1, 0], 90),
  ...at(extruded(outline, 0.6, "cut"), [x, 0, axis], [0, -1, 0], -90),
];

/** The half of a rotationally symmetric solid behind the cut, about the shaft. */
export const behindCut = (outline: Outline, material: Material, x: number): Piece[] =>
  at(revolved(outline, material, 180), [x, 0, axis], [1, 0, 0], -90);

const sealOutline = [
  [30.5, 4],
  [33, 4],
  [33, 26],
  [30.5, 26],
] as const;

/** Cover bolts at the bearings that are not cut away. */
const coverBolts = (shown: (bearing: number) => boolean): Piece[] =>
  Array.from({ length: bolts }, (_, index) => ((index + 0.5) / bolts) * 360)
    .filter(shown)
    .flatMap((bearing) =>
      at(
        [...cylinder(10.5, 2, "galvanised"), ...at(hexagon(16, 7, "galvanised"), [0, 0, 2])],
        polar(boltCircle, bearing, 17),
      ),
    );

/** A whole cover with its seal and bolts, at the housing's left or right end. */
export const wholeCover = (name: "left cover" | "right cover"): Part => {
  const side = name === "left cover" ? -1 : 1;
  return part(
    name,
    at(
      [...revolved(coverOutline, "steel"), ...revolved(sealOutline, "rubber"), ...coverBolts(() => true)],
      [side * half, 0, axis],
      [side, 0, 0],
    ),
  ).at([0, 0, 0]);
};

/** The left cover is whole, the right one cut. */
export const covers = (): [left: Part, right: Part] => [
  wholeCover("left cover"),
  part("right cover", [
    ...behindCut(coverOutline, "steel", half),
    ...behindCut(sealOutline, "rubber", half),
    ...cutFace(coverOutline, half),
    ...at(
      coverBolts((bearing) => bearing < 90 || bearing > 270),
      [half, 0, axis],
      [1, 0, 0],
    ),
  ]).at([0, 0, 0]),
];
