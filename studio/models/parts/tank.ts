import { part, type WithPorts } from "../../kit/part.ts";
import { at, bar, type Point, slab } from "../../kit/placement.ts";
import { block, cylinder, type Piece } from "../../kit/solids.ts";
import { manhole, nozzle } from "../../kit/vessels.ts";
import { ductBore, towerBore } from "./duty.ts";

const [length, width, height] = [3200, 1800, 1640] as const;
/** Axes of venturi and tower from the tank's middle, mm. */
export const venturiX = -1100;
export const towerX = 750;

const rib = (z: number): Piece[] =>
  [-1, 1].flatMap((side) => [
    ...slab(
      [-length / 2 - 50, side * (width / 2), z],
      [length / 2 + 50, side * (width / 2 + 50), z + 70],
      "galvanised",
    ),
    ...slab([side * (length / 2), -width / 2, z], [side * (length / 2 + 50), width / 2, z + 70], "galvanised"),
  ]);

/** Sight glass on the front wall: tube between two cocks. */
const sightGlass = (x: number): Piece[] => {
  const y = -width / 2;
  return [
    ...bar([x, y - 95, 300], [x, y - 95, 1420], 13, "liquid"),
    ...[300, 1400].flatMap((z) => [
      ...bar([x, y, z], [x, y - 80, z], 13, "polypropylene"),
      ...slab([x - 26, y - 122, z - 30], [x + 26, y - 70, z + 40], "pump"),
    ]),
  ];
};

/** Recirculation tank standing on z = 0, long side along X. */
export const tank = (): WithPorts<"venturi" | "tower" | "suctionA" | "suctionB" | "level" | "dosing"> => {
  const roof = (x: number, bore: number) =>
    nozzle({ bore, kind: "duct", root: [x, 0, height], direction: [0, 0, 1], reach: 120 });
  const small = (x: number, y: number, bore: number) =>
    nozzle({ bore, root: [x, y, height], direction: [0, 0, 1], reach: 110 });
  const suction = (y: number) => nozzle({ bore: 100, root: [length / 2, y, 250], direction: [1, 0, 0], reach: 120 });
  const ends = {
    venturi: roof(venturiX, ductBore),
    tower: roof(towerX, towerBore),
    suctionA: suction(-620),
    suctionB: suction(180),
    level: small(-420, -680, 50),
    dosing: small(1480, 780, 25),
  };
  const manway: Point = [-437, 0, height];
  return part(
    "tank",
    [
      ...at(block(length, width, height, "polypropylene", 12), [0, 0, 0]),
      ...[330, 760, 1190].flatMap(rib),
      ...[-1200, -400, 400, 1200].flatMap((x) =>
        [-1, 1].flatMap((side) =>
          slab([x - 35, side * (width / 2 + 50), 20], [x + 35, side * (width / 2 + 90), height - 60], "galvanised"),
        ),
      ),
      ...sightGlass(-800),
      ...Object.values(ends).flatMap(({ pieces }) => pieces),
      ...manhole({ bore: 500, root: manway, direction: [0, 0, 1], reach: 90 }),
      ...at(cylinder(32, 60, "polypropylene"), [-length / 2, 500, 1300], [-1, 0, 0]),
    ],
    Object.fromEntries(Object.entries(ends).map(([name, { end }]) => [name, end])) as Record<
      keyof typeof ends,
      (typeof ends)["tower"]["end"]
    >,
  );
};
