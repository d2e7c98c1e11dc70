import * as cad from "replicad";
import { lines, recirculationTank } from "../../../../packages/plant/scrubbing-system.ts";
import { asTank, holds } from "../../../kit/capacity.ts";
import type { LineKind } from "../../../kit/line-classes.ts";
import { endsOf, withPorts } from "../../../kit/part.ts";
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { block, type Piece, solid } from "../../../kit/solids.ts";
import { manhole, nozzle } from "../../../kit/vessels.ts";
import { ductBore, towerBore } from "./duty.ts";

const { overflow, thermowell: well } = recirculationTank;
/** Thickness of walls and bottom, and of the lid, mm. */
const [wall, lid] = [recirculationTank.bottom, 25] as const;
const [long, wide, high] = recirculationTank.inside;
const [length, width, height] = [long + 2 * wall, wide + 2 * wall, high + wall + lid] as const;
/** Outside of the walls without bands, height with the lid, mm. */
export const tankSize = [length, width, height] as const;
/**
 * The lowest band stands on the base, below the drain; the bands are closer together at the bottom, where the hydrostatic
 * pressure is higher.
 */
const bandHeights = [0, 380, 790, 1230] as const;
const bandDepth = 60;
/** Place of the thermowell in the gas between venturi and tower, from the tank's center, mm. */
const inGas = [-780, -680] as const;
/** Length of that thermowell below its flange, mm. */
export const thermowell = well.length;
/** Where the pumps suck on the wall, and where caustic enters through the lid, from the tank's center, mm. */
export const suctionPlaces: readonly [Point, Point] = [
  [length / 2, -620, 250],
  [length / 2, 180, 250],
];
/** Axis of the drain above the base, mm: as low as its pipe has room above the lowest band. */
const drainHeight = 98;
export const dosingPlace = [1480, 780] as const;
/** Axes of venturi and tower from the tank's center, mm. */
const venturiX = -1100;
export const towerX = 750;

/** Hollow section bent around the tank, on cleats welded to the wall, or on the base. */
const band = (z: number): Piece[] => [
  ...at(
    solid("tank band", "galvanised", () =>
      (
        cad
          .drawRoundedRectangle(length + 2 * bandDepth, width + 2 * bandDepth, 70)
          .cut(cad.drawRoundedRectangle(length - 2, width - 2, 11))
          .sketchOnPlane("XY")
          .extrude(60) as cad.Shape3D
      ).cut(
        cad
          .drawRoundedRectangle(length + 2 * bandDepth - 6, width + 2 * bandDepth - 6, 67)
          .cut(cad.drawRoundedRectangle(length + 4, width + 4, 14))
          .sketchOnPlane("XY", 3)
          .extrude(54) as cad.Shape3D,
      ),
    ),
    [0, 0, z],
  ),
  ...(z > 0 ? cleats(z) : []),
];

/** Cleats on the walls below a band. */
const cleats = (z: number): Piece[] =>
  [-1, 1].flatMap((side) => [
    ...[-1300, -450, 450, 1300].flatMap((x) =>
      slab([x - 40, side * (width / 2 - 5), z - 30], [x + 40, side * (width / 2 + bandDepth - 8), z], "polypropylene"),
    ),
    ...[-680, 0, 680].flatMap((y) =>
      slab(
        [side * (length / 2 - 5), y - 40, z - 30],
        [side * (length / 2 + bandDepth - 8), y + 40, z],
        "polypropylene",
      ),
    ),
  ]);

/** Space inside the tank. */
const inside = () => block(long, wide, high, "polypropylene");

/** Walls and bottom in one piece, open above, and the lid with openings below its large nozzles and for the thermowell. */
const shell = (openings: readonly (readonly [x: number, y: number, bore: number])[]): Piece[] => [
  ...solid("tank walls", "polypropylene", () =>
    (
      cad
        .drawRectangle(length, width)
        .sketchOnPlane("XY")
        .extrude(height - lid) as cad.Shape3D
    )
      .fillet(12, (edge) => edge.inDirection("Z"))
      .cut(
        cad
          .drawRectangle(length - 2 * wall, width - 2 * wall)
          .sketchOnPlane("XY", wall)
          .extrude(height) as cad.Shape3D,
      ),
  ),
  ...at(
    solid("tank lid", "polypropylene", () =>
      openings
        .reduce(
          (plate, [x, y, bore]) => plate.cut(cad.drawCircle(bore / 2).translate(x, y)),
          cad.drawRoundedRectangle(length + 70, width + 70, 12),
        )
        .sketchOnPlane("XY")
        .extrude(lid),
    ),
    [0, 0, height - lid],
  ),
];

/** Lower cock of the sight glass on the front wall. */
export const sightGlassFoot: Point = [-800, -width / 2, 300];
/** Round cover in the lid. */
export const manway = { bore: 500, root: [-437, 0, height] as Point };

/** Sight glass: tube between two cocks. */
const sightGlass = ([x, y, low]: Point): Piece[] => {
  return [
    ...bar([x, y - 95, low], [x, y - 95, 1420], 13, "liquid"),
    ...[low, 1400].flatMap((z) => [
      ...bar([x, y, z], [x, y - 80, z], 13, "polypropylene"),
      ...slab([x - 26, y - 122, z - 30], [x + 26, y - 70, z + 40], "pump"),
    ]),
  ];
};

/** Recirculation tank on z = 0, long side along X. */
export const tank = () => {
  const roof = (x: number, bore: number) =>
    nozzle({ bore, kind: "duct", root: [x, 0, height], direction: [0, 0, 1], reach: 120 });
  const small = (x: number, y: number, bore: number, kind: LineKind = "pipe", face = height + 110) =>
    nozzle({ bore, kind, root: [x, y, height], direction: [0, 0, 1], reach: face - height });
  const suction = (bore: number, root: Point) => nozzle({ bore, root, direction: [1, 0, 0], reach: 120 });
  const ends = {
    venturi: roof(venturiX, ductBore),
    tower: roof(towerX, towerBore),
    suctionA: suction(lines.suctionA.bore, suctionPlaces[0]),
    suctionB: suction(lines.suctionB.bore, suctionPlaces[1]),
    level: small(-420, -680, 50),
    dosing: small(...dosingPlace, lines.caustic.bore),
    fill: small(-360, 700, lines.makeUp.bore, "stainless"),
    overflow: nozzle({ bore: overflow.bore, root: [500, width / 2, overflow.axis], direction: [0, 1, 0], reach: 95 }),
    drain: nozzle({ bore: lines.drain.bore, root: [1330, -width / 2, drainHeight], direction: [0, -1, 0], reach: 120 }),
    temperature: small(...inGas, 50, "pipe", well.face),
  };
  const made = withPorts("T-101", endsOf(ends), [
    ...shell([
      [venturiX, 0, ductBore],
      [towerX, 0, towerBore],
      [manway.root[0], 0, manway.bore],
      [...inGas, 30],
    ]),
    ...bandHeights.flatMap(band),
    ...sightGlass(sightGlassFoot),
    ...Object.values(ends).flatMap(({ pieces }) => pieces),
    ...manhole({ ...manway, direction: [0, 0, 1], reach: 90 }),
  ]);
  return asTank(holds(made, inside()));
};
