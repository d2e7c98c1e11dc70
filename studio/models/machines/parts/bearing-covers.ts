/** End covers of the bearing housing, their shaft seals and screws, in the housing's coordinates. */
import { type Part, part } from "../../../kit/part.ts";
import { at, polar } from "../../../kit/placement.ts";
import { cylinder, extruded, hexagon, type Outline, type Piece, revolved } from "../../../kit/solids.ts";
import { axis, behindCut, boltCircle, bolts, flange, half, seat } from "./bearing-housing.ts";
import { shoulder, size } from "./bearing-shaft.ts";

/** Distance from the body of the face on which the screws' washers lie, mm. */
const coverFace = 18;
/** Screws of a cover: name, width across flats, height of the head, and radius and thickness of the washer (ISO 7089), mm. */
export const screw = { name: "ISO 4017 M10 × 35", flats: 16, head: 6.4, washer: [10, 2] } as const;
/** Shaft seal of form A (DIN 3760), mm: shaft, bore and width; distance of its oil side from the body. */
export const seal = { name: "DIN 3760 A 60 × 80 × 8", shaft: 60, bore: 80, width: 8, from: 23.5 } as const;

/** How far the shaft can move each way until an outer ring is at its cover, before it is at its shoulder in the housing, mm. */
export const float = 0.3;
const spigot = half - (shoulder + size.width) - float;
/** How far a cover is set back inside the rim that holds the outer ring alone, and the radius of the rim's inside, mm. */
const [setBack, rim] = [5, 65] as const;

/** Cover at an end of the body, flange at x = 0, outward along +Z, with the bore of its seal. */
const coverOutline = [
  [33, setBack - spigot],
  [rim, setBack - spigot],
  [rim, -spigot],
  [seat - 0.5, -spigot],
  [seat - 0.5, 0],
  [flange, 0],
  [flange, 15],
  [flange - 4, coverFace],
  [94, coverFace],
  [62, 20],
  [58, 32],
  [seal.bore / 2, 32],
  [seal.bore / 2, seal.from - 0.5],
  [33, seal.from - 0.5],
] as const;

/** Width of the joint with the housing on the cut face, where the color leaves the metal bare, mm. */
const joint = 1.2;
/** Colored part of a cover's cut face. */
const coloredOutline = coverOutline.map(([radius, z]): [number, number] => {
  if (radius === seat - 0.5) return [radius - joint, z < 0 ? z : joint];
  return [radius, radius === flange && z === 0 ? joint : z];
});

/** Cut faces above and below the shaft, of an outline in [radius, distance from x]. */
const cutFace = (outline: Outline, x: number): Piece[] => [
  ...at(extruded(outline, 0.6, "cut"), [x, -0.6, axis], [0, 1, 0], 90),
  ...at(extruded(outline, 0.6, "cut"), [x, 0, axis], [0, -1, 0], -90),
];

/** An outline in [radius, distance from the seal's oil side]. */
const ofSeal = (outline: Outline): Outline => outline.map(([radius, z]) => [radius, seal.from + z]);

/** Rubber of the seal: its seat in the bore, its back, and a lip toward the oil, whose edge runs on the shaft. */
const rubberOutline = ofSeal([
  [38.8, 0],
  [seal.bore / 2, 0.6],
  [seal.bore / 2, seal.width],
  [33.4, seal.width],
  [31.4, 5.6],
  [seal.shaft / 2, 2.6],
  [31.8, 0.8],
  [33.6, 0.8],
  [33.6, 1.4],
  [33.1, 1.8],
  [33.1, 2.8],
  [33.6, 3.2],
  [33.6, 3.8],
  [33, 4.6],
  [34.2, 5.8],
  [34.2, 7],
  [38.8, 7],
]);
/** Metal ring of the seal, and the garter spring around its lip. */
const caseOutline = ofSeal([
  [37.4, 0.4],
  [38.8, 0.4],
  [38.8, 7],
  [34.2, 7],
  [34.2, 5.8],
  [37.4, 5.8],
]);
const springOutline = ofSeal(
  Array.from({ length: 12 }, (_, index): [number, number] => {
    const angle = (index * Math.PI) / 6;
    return [34 + 0.9 * Math.cos(angle), 2.3 + 0.9 * Math.sin(angle)];
  }),
);
const sealed = [
  [rubberOutline, "rubber"],
  [caseOutline, "stainless"],
  [springOutline, "galvanised"],
] as const;

/** Bearings of a cover's screws about its axis, degrees. */
const allBearings = Array.from({ length: bolts }, (_, index) => ((index + 0.5) / bolts) * 360);

/** Pieces of an end of the housing, whose outside is +Z, at its left or right. */
const atEnd = (pieces: Piece[], side: -1 | 1): Piece[] => at(pieces, [side * half, 0, axis], [side, 0, 0]);
const wholeSeal = () => sealed.flatMap(([outline, material]) => revolved(outline, material));
const fixed = (name: string, pieces: Piece[]): Part => part(name, pieces).at([0, 0, 0]);

/** A whole cover at the housing's left or right end. */
export const wholeCover = (name: "left cover" | "right cover"): Part =>
  fixed(name, atEnd(revolved(coverOutline, "steel"), name === "left cover" ? -1 : 1));
/** Both seals, whole. */
export const wholeSeals = (): [left: Part, right: Part] => [
  fixed("seal at the left", atEnd(wholeSeal(), -1)),
  fixed("seal at the right", atEnd(wholeSeal(), 1)),
];

/** The screws of a cover at some bearings, a part each. */
export const coverScrews = (side: -1 | 1, bearings: readonly number[] = allBearings): Part[] => {
  const [radius, thick] = screw.washer;
  const head = at(hexagon(screw.flats, screw.head, "galvanised"), [0, 0, thick]);
  return bearings.map((bearing, index) =>
    fixed(
      `cover screw ${index + (side < 0 ? 1 : bolts + 1)}`,
      atEnd(at([...cylinder(radius, thick, "galvanised"), ...head], polar(boltCircle, bearing, coverFace)), side),
    ),
  );
};

/** Covers, seals and screws: those at the left are whole, those at the right cut. */
export const covers = () => ({
  left: wholeCover("left cover"),
  right: fixed("right cover", [...behindCut(coverOutline, "steel", half), ...cutFace(coloredOutline, half)]),
  seals: [
    fixed("seal at the left", atEnd(wholeSeal(), -1)),
    fixed(
      "seal at the right",
      sealed.flatMap(([outline, material]) => behindCut(outline, material, half)),
    ),
  ] as const,
  screws: [
    ...coverScrews(
      1,
      allBearings.filter((bearing) => bearing < 90 || bearing > 270),
    ),
    ...coverScrews(-1),
  ],
});
