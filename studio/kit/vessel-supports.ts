/** Supports and lifting attachments of vessels: saddles, skirt, legs, lugs. */
import * as cad from "replicad";
import type { Material } from "./materials.ts";
import { earthingBoss } from "./nameplates.ts";
import { at, polar, ring, slab } from "./placement.ts";
import { block, cylinder, hexagon, hollow, type Piece, solid, tube } from "./solids.ts";

/** Anchor bolt with washer and nut on z = 0. */
export const anchorBolt = (diameter = 20): Piece[] => [
  ...tube(diameter * 1.1, diameter / 2, 4, "galvanised"),
  ...at(hexagon(diameter * 1.5, diameter * 0.8, "galvanised"), [0, 0, 4]),
  ...cylinder(diameter / 2, diameter * 2, "galvanised"),
];

/** Length of a saddle's wear plate along the shell, mm. */
export const wearPlate = 240;

/**
 * Saddle for a shell of `radius` whose axis runs along X at height `axis`: web, ribs, wear plate, base plate, bolts.
 */
export const saddle = (radius: number, axis: number): Piece[] => {
  const half = radius * Math.sin(Math.PI / 3);
  const horn = axis - radius * 0.5;
  const outer = radius + 12;
  const web = solid(`saddle web ${radius} ${axis}`, "steel", () =>
    cad
      .draw([-half - 10, 16])
      .lineTo([half + 10, 16])
      .lineTo([half + 10, horn])
      .lineTo([-half - 10, horn])
      .close()
      .cut(cad.drawCircle(outer - 1).translate(0, axis))
      .sketchOnPlane("YZ")
      .extrude(14)
      .translateX(-7),
  );
  const wear = solid(`wear plate ${radius}`, "steel", () =>
    cad
      .drawCircle(outer)
      .cut(cad.drawCircle(radius))
      .intersect(
        cad
          .draw([0, 0])
          .lineTo([2 * radius, -radius * 0.95])
          .lineTo([2 * radius, -2 * radius])
          .lineTo([-2 * radius, -2 * radius])
          .lineTo([-2 * radius, -radius * 0.95])
          .close(),
      )
      .sketchOnPlane("YZ")
      .extrude(wearPlate)
      .translateX(-wearPlate / 2),
  );
  const ribs = [-0.98, -0.42, 0.42, 0.98].flatMap((share) => {
    const y = half * share;
    const top = axis - Math.sqrt(Math.max(0, outer ** 2 - y ** 2));
    return slab([-90, y - 6, 16], [90, y + 6, top + 2], "steel");
  });
  return [
    ...web,
    ...at(wear, [0, 0, axis]),
    ...ribs,
    ...slab([-110, -half - 40, 0], [110, half + 40, 16], "steel"),
    ...[-1, 1].flatMap((side) => at(anchorBolt(), [50, side * (half - 60), 16])),
    ...at(earthingBoss(), [45, -half * 0.98 - 6, 120], [0, -1, 0]),
  ];
};

/**
 * Skirt from z = 0 to `height` under a shell of `radius`, with base ring, bolt chairs, vents, and an access opening.
 */
export const skirt = (radius: number, height: number): Piece[] => {
  const [bearing, opening] = [-60, 230];
  const middle = Math.min(height - opening - 60, 520);
  const body = solid(`skirt ${radius} ${height} ${bearing}`, "steel", () =>
    cad
      .makeCylinder(radius, height)
      .cut(cad.makeCylinder(radius - 12, height))
      .cut(cad.makeCylinder(opening, radius * 1.3, [0, 0, middle], [...polar(1, bearing)])),
  );
  return [
    ...body,
    ...at(tube(opening + 12, opening, 70, "steel"), polar(radius - 45, bearing, middle), polar(1, bearing)),
    ...tube(radius + 110, radius - 70, 24, "steel"),
    ...ring(
      [
        ...[-1, 1].flatMap((side) => slab([-2, side * 55 - 7, 24], [95, side * 55 + 7, 200], "steel")),
        ...slab([-2, -62, 200], [100, 62, 222], "steel"),
        ...at(anchorBolt(27), [55, 0, 222]),
      ],
      8,
      radius,
      0,
      true,
    ),
    ...ring(at(tube(45, 38, 60, "steel"), [-40, 0, 0], [1, 0, 0]), 4, radius, height - 90, true),
  ];
};

/** Four legs of square section under a shell of `radius`, from z = 0 to `height`, with pads and base plates. */
export const legs = (radius: number, height: number): Piece[] => {
  const size = 80;
  return ring(
    [
      ...at(hollow(5, block(size, size, height - 16, "steel")), [size / 2, 0, 16]),
      ...at(block(size * 2, size * 2, 16, "steel"), [size / 2, 0, 0]),
      ...slab([-4, -size * 0.8, height - 360], [8, size * 0.8, height + 40], "steel"),
      ...[-1, 1].flatMap((side) => at(anchorBolt(16), [size / 2, side * size * 0.75, 16])),
    ],
    4,
    radius,
    0,
    true,
  );
};

/** Lifting lug on z = 0: a plate with eye along X and a pad. */
export const liftingLug = (size: number, material: Material = "steel"): Piece[] => [
  ...solid(`lifting lug ${size}`, material, () =>
    cad
      .draw([-size / 2, -20])
      .lineTo([size / 2, -20])
      .lineTo([size * 0.4, size * 0.6])
      .threePointsArcTo([-size * 0.4, size * 0.6], [0, size])
      .close()
      .cut(cad.drawCircle(size * 0.19).translate(0, size * 0.52))
      .sketchOnPlane("XZ")
      .extrude(size / 5)
      .translateY(size / 10),
  ),
  ...at(block(size * 1.5, size * 0.8, 24, material), [0, 0, -14]),
];
