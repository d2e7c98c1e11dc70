import { at, bar, type Point, slab } from "./placement.ts";
import { block, extruded, type Outline, type Piece, revolved } from "./solids.ts";

/** Outline of an I-section, web along Y. */
const iOutline = (height: number, width: number): Outline => {
  const web = height * 0.05;
  const half = width / 2;
  const inner = height / 2 - height * 0.075;
  return [
    [-half, -height / 2],
    [half, -height / 2],
    [half, -inner],
    [web / 2, -inner],
    [web / 2, inner],
    [half, inner],
    [half, height / 2],
    [-half, height / 2],
    [-half, inner],
    [-web / 2, inner],
    [-web / 2, -inner],
    [-half, -inner],
  ];
};

/** Horizontal I-beam between two points, web vertical. */
export const beam = (from: Point, to: Point, height: number, width: number): Piece[] => {
  const along: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return at(extruded(iOutline(height, width), Math.hypot(...along), "steel"), from, along);
};

/** Channel outline, back on X = 0, open to +X. */
export const channelOutline = (height: number, width: number, thickness: number): Outline => [
  [0, -height / 2],
  [width, -height / 2],
  [width, -height / 2 + thickness],
  [thickness, -height / 2 + thickness],
  [thickness, height / 2 - thickness],
  [width, height / 2 - thickness],
  [width, height / 2],
  [0, height / 2],
];

/**
 * Skid base centred on the origin, top of its deck at z = `height`: side beams, cross members, deck plate, lifting
 * lugs.
 */
export const skidBase = (length: number, width: number, height: number, crossMembers: number): Piece[] => {
  const deck = 8;
  const depth = height - deck;
  const flangeWidth = 100;
  const inner = width / 2 - flangeWidth / 2;
  const lugs = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [
      ...slab(
        [x * length * 0.33 - 60, y * (width / 2 - 46), 40],
        [x * length * 0.33 + 60, y * (width / 2 + 26), depth - 20],
        "steel",
      ),
    ]),
  );
  return [
    ...[-1, 1].flatMap((side) =>
      beam([-length / 2, side * inner, depth / 2], [length / 2, side * inner, depth / 2], depth, flangeWidth),
    ),
    ...Array.from({ length: crossMembers }, (_, index) => {
      const x = -length / 2 + flangeWidth / 2 + (index * (length - flangeWidth)) / (crossMembers - 1);
      return beam([x, -inner + 3, depth / 2], [x, inner - 3, depth / 2], depth, 80);
    }).flat(),
    ...at(block(length, width, deck, "deck"), [0, 0, depth]),
    ...lugs,
  ];
};

/** Vertical ladder from z = 0 at the origin, rungs along X; its stiles extend above the landing. */
export const ladder = (height: number, above = 1100, width = 450): Piece[] => [
  ...[-1, 1].flatMap((side) =>
    slab([(side * width) / 2 - 6, -30, 0], [(side * width) / 2 + 6, 30, height + above], "safety"),
  ),
  ...Array.from({ length: Math.floor(height / 280) }, (_, index) =>
    bar([-width / 2, 0, 280 * (index + 1)], [width / 2, 0, 280 * (index + 1)], 12, "safety"),
  ).flat(),
];

/** Safety cage of a `ladder` between two heights, on its -Y side: hoops and straps. */
export const ladderCage = (from: number, to: number): Piece[] => {
  const radius = 360;
  const hoop = revolved(
    [
      [radius, 0],
      [radius + 8, 0],
      [radius + 8, 50],
      [radius, 50],
    ],
    "safety",
    180,
  );
  const count = Math.ceil((to - from) / 900);
  return [
    ...Array.from({ length: count + 1 }, (_, index) =>
      at(hoop, [0, 0, from + (index * (to - from - 50)) / count], [0, 0, 1], 180),
    ).flat(),
    ...[1, -1].flatMap((side) =>
      Array.from({ length: count + 1 }, (_, index) =>
        slab(
          [side * 225, -4, from + (index * (to - from - 50)) / count],
          [side * (radius + 8), 4, from + 50 + (index * (to - from - 50)) / count],
          "safety",
        ),
      ).flat(),
    ),
    ...[205, 237, 270, 303, 335].flatMap((bearing) => {
      const angle = (bearing * Math.PI) / 180;
      const place: Point = [(radius - 3) * Math.cos(angle), (radius - 3) * Math.sin(angle), from];
      return at(block(6, 40, to - from, "safety"), place, [0, 0, 1], bearing);
    }),
  ];
};

/** Handrail along horizontal points: posts, top rail at 1,100 mm, knee rail, toe plate. */
export const handrail = (points: readonly Point[]): Piece[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const bays = Math.max(1, Math.round(length / 1000));
    const lifted = ([x, y, z]: Point, by: number): Point => [x, y, z + by];
    const posts = Array.from({ length: bays + 1 }, (_, post) => {
      const share = post / bays;
      const foot: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2]];
      return bar(foot, lifted(foot, 1100), 20, "safety");
    }).flat();
    const along: Point = [to[0] - from[0], to[1] - from[1], 0];
    return [
      ...posts,
      ...bar(lifted(from, 1100), lifted(to, 1100), 20, "safety"),
      ...bar(lifted(from, 550), lifted(to, 550), 14, "safety"),
      ...at(block(8, 100, length, "safety"), lifted(from, 50), along),
    ];
  });
