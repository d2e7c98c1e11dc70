/** Feed hopper, head hood, guards and pull cords of the belt conveyor, in its coordinates. */
import * as cad from "replicad";
import { flange } from "../../../kit/flanges.ts";
import { at, bar, corners, slab } from "../../../kit/placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, solid, torus, tube } from "../../../kit/solids.ts";
import { centers } from "./conveyor-belt.ts";
import { stringer } from "./conveyor-frame.ts";

const sides = [-1, 1] as const;
/** Top of the stringers, which carry hopper and hood. */
const rail = stringer.top;

type Rectangle = readonly [across: number, along: number];
/** Walls of funnels, mm. */
const wall = 6;
/** Four walls of a funnel between two rectangles, open at both ends. */
const funnel = (low: Rectangle, high: Rectangle, height: number): Piece[] =>
  solid(`funnel ${[...low, ...high, height].join(" ")}`, "deck", () => {
    const shape = (shrink: number) =>
      (cad.drawRectangle(low[0] - shrink, low[1] - shrink).sketchOnPlane("XY") as cad.Sketch).loftWith(
        cad.drawRectangle(high[0] - shrink, high[1] - shrink).sketchOnPlane("XY", height) as cad.Sketch,
        { ruled: true },
      );
    return shape(0).cut(shape(2 * wall));
  });

/** What is open to the plant: middle along the belt, opening and outside of its flange, height of its face. */
interface Opening {
  along: number;
  opening: Rectangle;
  flange: Rectangle;
  face: number;
}
export const hopper: Opening = {
  along: 930,
  opening: [900 - 2 * wall, 1050 - 2 * wall],
  flange: [980, 1130],
  face: 850,
};
export const spout: Opening = {
  along: centers + 396,
  opening: [420 - 2 * wall, 300 - 2 * wall],
  flange: [540, 410],
  face: -1012,
};
/** Dust spigot: middle along the belt, bore of its flange, height of its face. */
export const dust = { along: centers - 150, bore: 300, face: 496 } as const;

/** Flange of an opening from a height on, 12 thick. */
const rim = ({ along, opening, flange: outer }: Opening, z: number, material: "deck" | "steel"): Piece[] => {
  const [inX, inY, outX, outY] = [opening[0] / 2, opening[1] / 2, outer[0] / 2, outer[1] / 2];
  return [
    ...sides.flatMap((end) => slab([-outX, along + end * outY, z], [outX, along + end * inY, z + 12], material)),
    ...sides.flatMap((side) => slab([side * outX, along - inY, z], [side * inX, along + inY, z + 12], material)),
  ];
};

/** Skirts that keep the load on the belt, and the hopper above them. */
export const feed = (): Piece[] => {
  const [from, to] = [560, 2100];
  return [
    ...sides.flatMap((side) => [
      ...slab([side * 232, from, 60], [side * 240, to, 330], "deck"),
      ...slab([side * 241, from, 52], [side * 251, to, 110], "rubber"),
      ...slab([side * 240, from, 230], [side * 280, to, 240], "steel"),
      ...[from + 60, (from + to) / 2, to - 60].flatMap((y) => [
        ...slab([side * 440, y - 30, rail], [side * 452, y + 30, 236], "steel"),
        ...slab([side * 240, y - 30, 224], [side * 452, y + 30, 236], "steel"),
      ]),
    ]),
    ...slab([-240, from - 8, 60], [240, from, 330], "deck"),
    ...slab([-240, 1300, 322], [240, to, 330], "deck"),
    ...slab([-238, to - 4, 150], [238, to + 4, 326], "rubber"),
    ...at(funnel([480, 730], [900, 1050], 520), [0, hopper.along, 330]),
    ...rim(hopper, hopper.face - 12, "deck"),
  ];
};

const inspectionDoor = (): Piece[] => [
  ...block(320, 300, 12, "steel", 3),
  ...corners([...cylinder(9, 14, "galvanised"), ...at(hexagon(28, 12, "galvanised"), [0, 0, 2])], 140, 110, 12),
  ...at(torus(40, 7, "galvanised"), [0, 0, 16], [1, 0, 0]),
];

/** Hood around the head pulley with its spout, door and dust spigot. */
export const hood = (): Piece[] => {
  const [from, to, top] = [centers - 420, centers + 560, 330];
  const plate = 6;
  return [
    ...sides.flatMap((side) => [
      ...slab([side * 380, from, -240], [side * (380 - plate), centers - 40, top], "deck"),
      ...slab([side * 380, centers + 40, -240], [side * (380 - plate), to, top], "deck"),
      ...slab([side * 380, centers - 40, -160], [side * (380 - plate), centers + 40, top], "deck"),
      ...at(tube(70, 36, 6, "rubber"), [side * 383 - 3, centers, -200], [1, 0, 0]),
    ]),
    ...sides.flatMap((side) => slab([side * 380, centers + 232, -640], [side * (380 - plate), to, -240], "deck")),
    ...slab([-380, from, top - plate], [380, to, top], "deck"),
    ...slab([-380, to - plate, -640], [380, to, top], "deck"),
    ...slab([-380, centers + 232, -640], [380, centers + 238, -420], "deck"),
    ...slab([-330, from, 130], [330, from + 10, top], "rubber"),
    ...at(funnel([420, 300], [776, 328], 360), [0, spout.along, spout.face + 12]),
    ...rim(spout, spout.face, "steel"),
    ...at(tube(160, 152, 160, "deck"), [0, dust.along, top - 10]),
    ...at(flange(dust.bore, "duct"), [0, dust.along, dust.face], [0, 0, -1]),
    ...at(inspectionDoor(), [380, centers + 270, 60], [1, 0, 0]),
    ...sides.flatMap((side) =>
      [from + 20, centers + 150].flatMap((y) => [
        ...slab([side * 380, y, rail], [side * 452, y + 60, rail + 10], "steel"),
        ...slab([side * 380, y + 26, rail], [side * 388, y + 34, -180], "steel"),
      ]),
    ),
    ...slab([-374, centers + 212, -262], [374, centers + 240, -238], "rubber"),
  ];
};

/** Framed grid of bars in the plane of Y and Z, at `x`. */
const mesh = (x: number, [y0, y1]: readonly [number, number], [z0, z1]: readonly [number, number]): Piece[] => {
  const bars: Piece[] = [];
  for (let y = y0; y <= y1; y += 60) bars.push(...bar([x, y, z0], [x, y, z1], 4, "safety"));
  for (let z = z0; z <= z1; z += 60) bars.push(...bar([x, y0, z], [x, y1, z], 4, "safety"));
  return [
    ...bars,
    ...[z0, z1].flatMap((z) => bar([x, y0, z], [x, y1, z], 10, "safety")),
    ...[y0, y1].flatMap((y) => bar([x, y, z0], [x, y, z1], 10, "safety")),
  ];
};

/** Guards on both sides and at the end of the tail. */
export const tailGuard = (): Piece[] => [
  ...sides.flatMap((side) => [
    ...mesh(side * 500, [-480, 360], [-560, 40]),
    ...slab([side * 463, -400, -380], [side * 500, -380, -340], "steel"),
    ...slab([side * 463, 300, -380], [side * 500, 320, -340], "steel"),
  ]),
  ...[-480, -260, 40].flatMap((z) => bar([-500, -480, z], [500, -480, z], 10, "safety")),
];

/** Emergency pull cords along both sides, in eyes, with a switch. */
export const pullCords = (): Piece[] =>
  sides.flatMap((side) => [
    ...[700, 2400, 4100, 5800].flatMap((y) => [
      ...slab([side * 463, y - 15, -360], [side * 540, y + 15, -350], "galvanised"),
      ...slab([side * 534, y - 15, -360], [side * 542, y + 15, -70], "galvanised"),
      ...at(torus(14, 3, "galvanised"), [side * 538, y, -58], [0, 1, 0]),
    ]),
    ...bar([side * 538, 620, -58], [side * 538, 5880, -58], 5, "handle"),
    ...at(hollow(4, block(90, 160, 130, "safety", 5)), [side * 530, 3250, -190]),
    ...hollow(5, slab([side * 463, 3200, -300], [side * 560, 3300, -190], "galvanised")),
  ]);
