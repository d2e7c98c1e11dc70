/** Portal crane, hook and lifting beam that hold a skid above trestles. */
import * as cad from "replicad";
import { engraved } from "../../../kit/engraving.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, solid } from "../../../kit/solids.ts";
import { beam } from "../../../kit/steel.ts";
import { iSections } from "../../../kit/steel-sections.ts";
import { anchorBolt, liftingLug } from "../../../kit/vessel-supports.ts";

interface Lift {
  /** Underside of the lifting beam above z = 0, mm. */
  beamZ: number;
  /** Depth below z = 0 of the floor and of the trestles' tops, mm. */
  floor: number;
  gap: number;
  /** Half the distances between the portal's legs and between the trestles, mm. */
  legs: number;
  trestles: number;
  /** What the beam may carry, t. */
  safeLoad: number;
}

const [beamDepth, lug, bowl, wire] = [240, 240, 90, 30] as const;

/** Sling between a lug's eye and the lifting beam, with its shackle; the pin bears on the upper edge of the eye. */
const sling = (name: string, [x, y, z]: Point, eye: number, top: number): Part => {
  const pin = z + eye - 18.5;
  return part(name, [
    ...at(cylinder(18, 96, "galvanised"), [x, y - 48, pin], [0, 1, 0]),
    ...at(hexagon(36, 16, "galvanised"), [x, y + 46, pin], [0, 1, 0]),
    ...[-1, 1].flatMap((side) => bar([x, y + side * 34, pin - 20], [x, y + side * 34, pin + 120], 13, "galvanised")),
    ...bar([x, y - 34, pin + 112], [x, y + 34, pin + 112], 13, "galvanised"),
    ...at(cylinder(20, 90, "galvanised"), [x, y, pin + 118]),
    ...bar([x, y, pin + 120], [x, y, top - 90], 11, "ink"),
    ...at(cylinder(20, 110, "galvanised"), [x, y, top - 110]),
  ]).at([0, 0, 0]);
};

/**
 * H-shaped lifting beam whose ends are above the lugs, with the hook's lug at its center and its safe load on a plate. Its
 * middle is coped: the web goes on between the flanges of the ends, to their webs.
 */
const liftingBeam = ([x, y]: Point, z: number, safeLoad: number): Part => {
  const middle = z + beamDepth / 2;
  const [endWidth, web] = [iSections["IPE 240"].width, iSections["HEB 240"].web / 2];
  const coped = x - endWidth / 2;
  return part("lifting beam", [
    ...[
      ...beam([-coped, 0, middle], [coped, 0, middle], "HEB 240"),
      ...[-x, x].flatMap((end) => beam([end, -y - 90, middle], [end, y + 90, middle], "IPE 240")),
      ...[-1, 1].flatMap((side) =>
        slab([side * coped, -web, z + 18], [side * (x - web), web, z + beamDepth - 18], "safety"),
      ),
    ].map((piece): Piece => ({ ...piece, material: "safety" })),
    ...[-260, 260].flatMap((end) => slab([end - 8, -115, z + 17], [end + 8, 115, z + beamDepth - 17], "safety")),
    ...at(liftingLug(lug, "safety"), [0, 0, z + beamDepth + 12]),
    ...at(
      [...block(600, 100, 4, "paint"), ...at(engraved(`SWL ${safeLoad} t`, 70), [0, 0, 4])],
      [-620, -web, middle],
      [0, -1, 0],
    ),
  ]).at([0, 0, 0]);
};

const hook = (center: number): Piece[] => [
  ...at(
    solid("crane hook", "steel", () =>
      cad.drawCircle(wire).translate(bowl, 0).sketchOnPlane("XZ").revolve([0, 0, 1], { angle: 290 }),
    ),
    [0, 0, center],
    [1, 0, 0],
    90,
  ),
  ...at(cylinder(wire, 190, "steel"), [0, 0, center + bowl - 10]),
  ...bar([0, bowl * 0.9, center + 40], [0, 20, center + bowl + 20], 7, "galvanised"),
];

/** Hook block with two sheaves, four falls of rope up to the hoist. */
const hoist = (center: number, girder: number): Part => {
  const under = center + 240;
  const drum = girder - 260;
  return part("hoist", [
    ...hook(center),
    ...at(hexagon(90, 40, "steel"), [0, 0, under - 10]),
    ...[-70, 70].flatMap((x) => slab([x - 8, -150, under - 30], [x + 8, 150, under + 330], "safety")),
    ...slab([-62, -60, under - 40], [62, 60, under], "steel"),
    ...[-34, 34].flatMap((x) => at(cylinder(125, 46, "steel"), [x - 23, 0, under + 180], [1, 0, 0])),
    ...bar([-90, 0, under + 180], [90, 0, under + 180], 24, "steel"),
    ...[-34, 34].flatMap((x) => [-112, 112].flatMap((y) => bar([x, y, under + 180], [x, y, drum], 8, "ink"))),
    ...at(hollow(10, cylinder(130, 760, "steel")), [-300, 0, drum], [1, 0, 0]),
    ...at(cylinder(150, 300, "pump"), [-600, 0, drum], [1, 0, 0]),
    ...at(cylinder(120, 220, "motor"), [460, 0, drum], [1, 0, 0]),
    ...[-260, 400].flatMap((x) => slab([x - 20, -60, drum], [x + 20, 60, girder], "steel")),
  ]).at([0, 0, 0]);
};

const portal = (legs: number, girder: number, floor: number): Part =>
  part("portal crane", [
    ...beam([-legs - 250, 0, girder + 165], [legs + 250, 0, girder + 165], "IPE 330"),
    ...[-legs, legs].flatMap((x) => [
      ...slab([x - 110, -330, girder - 24], [x + 110, 330, girder], "steel"),
      ...[-1150, 1150].flatMap((y) => [
        ...hollow(6, bar([x, y, 40 - floor], [x, Math.sign(y) * 240, girder - 12], 58, "steel")),
        ...slab([x - 150, y - 150, -floor], [x + 150, y + 150, 40 - floor], "steel"),
        ...[-110, 110].flatMap((aside) => at(anchorBolt(24), [x + aside, y, 40 - floor])),
      ]),
      ...hollow(4, bar([x, -860, 1250], [x, 860, 1250], 36, "steel")),
    ]),
  ]).at([0, 0, 0]);

const trestle = (x: number, floor: number, gap: number): Part =>
  part(`trestle at ${x}`, [
    ...beam([x, -1300, -gap - 90], [x, 1300, -gap - 90], "HEB 180"),
    ...[-1000, 1000].flatMap((y) => [
      ...[-1, 1].flatMap((way) =>
        hollow(4, bar([x + way * 230, y, -floor + 28], [x + way * 50, y, -gap - 175], 32, "steel")),
      ),
      ...slab([x - 290, y - 60, -floor], [x + 290, y + 60, -floor + 14], "steel"),
    ]),
  ]).at([0, 0, 0]);

/** Lifting gear for a skid with four lugs, whose eyes are holes of radius `eye` about the points `eyes`, mm. */
export const liftingGear = (eyes: readonly Point[], eye: number, lift: Lift): Part[] => {
  const corner = eyes.find(([x, y]) => x > 0 && y > 0);
  if (!corner) throw new Error("The skid has no lug in the +X, +Y corner");
  const hole = lift.beamZ + beamDepth + 12 + lug * (0.52 + 0.19);
  const center = hole + bowl - wire - 3;
  const girder = center + 1150;
  return [
    ...eyes.map((point, index) => sling(`sling ${index + 1}`, point, eye, lift.beamZ)),
    liftingBeam(corner, lift.beamZ, lift.safeLoad),
    hoist(center, girder),
    portal(lift.legs, girder, lift.floor),
    ...[-1, 1].map((side) => trestle(side * lift.trestles, lift.floor, lift.gap)),
  ];
};
