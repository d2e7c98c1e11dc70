import * as cad from "replicad";
import { bought } from "./bought-parts.ts";
import { flange, flangeDepth } from "./flanges.ts";
import { flangeSize, type LineKind, wallOf } from "./line-classes.ts";
import { endAt, type WithPorts, withPorts } from "./part.ts";
import { at, ring, slab, turned } from "./placement.ts";
import { block, cylinder, hexagon, type Piece, revolved, solid, tube } from "./solids.ts";
import { castOf, type SteelKind } from "./steel-valves.ts";

/** Flange-mounted motor with its shaft along +Z; frame `radius` and `length` in mm. */
export const uprightMotor = (radius: number, length: number): Piece[] => [
  ...revolved(
    [
      [0, 0],
      [radius * 0.88, 0],
      [radius, radius * 0.12],
      [radius, length * 0.8],
      [radius * 0.7, length * 0.81],
      [0, length * 0.81],
    ],
    "motor",
  ),
  ...ring(at(block(radius * 0.18, 5, length * 0.6, "motor"), [radius * 1.06, 0, length * 0.14]), 28, 0),
  ...at(
    revolved(
      [
        [radius * 0.6, 0],
        [radius * 1.1, 0],
        [radius * 1.1, length * 0.16],
        [radius * 0.9, length * 0.2],
        [0, length * 0.2],
        [0, length * 0.17],
        [radius * 0.6, length * 0.17],
      ],
      "motor",
    ),
    [0, 0, length * 0.8],
  ),
  ...at(block(radius * 0.95, radius * 0.9, radius * 0.5, "motor", 6), [0, radius * 0.95, length * 0.4], [0, 1, 0]),
  ...at(cylinder(12, 40, "galvanised"), [radius * 0.44, radius * 1.2, length * 0.4], [1, 0, 0]),
];

/** The same motor on feet toward -Y. */
export const motor = (radius: number, length: number): Piece[] => [
  ...uprightMotor(radius, length),
  ...[0.22, 0.66].flatMap((share) =>
    at(block(radius * 1.7, length * 0.12, radius * 0.5, "motor"), [0, -radius * 1.25, length * share], [0, 1, 0]),
  ),
];

const volute = (size: number): Piece[] =>
  solid(`volute ${size}`, "pump", () =>
    cad
      .draw([0, -size * 0.32])
      .lineTo([size * 0.6, -size * 0.32])
      .threePointsArcTo([size * 0.6, size * 0.32], [size * 0.96, 0])
      .lineTo([0, size * 0.32])
      .close()
      .sketchOnPlane("XZ")
      .revolve([0, 0, 1]),
  );

const guard = (size: number, length: number): Piece[] =>
  solid(
    `guard ${size} ${length}`,
    "safety",
    () =>
      cad
        .draw([-size * 0.42, 0])
        .lineTo([size * 0.42, 0])
        .lineTo([size * 0.42, size * 0.55])
        .threePointsArcTo([-size * 0.42, size * 0.55], [0, size * 0.97])
        .close()
        .sketchOnPlane("YZ")
        .extrude(length) as cad.Shape3D,
  );

/**
 * End-suction centrifugal pump with motor on a base plate on z = 0: suction toward -X, discharge up, motor toward +X.
 * `shaft` is the height of the shaft above the base plate, mm. Simplified proportions.
 */
export const endSuctionPump = (
  name: string,
  {
    suction,
    discharge,
    shaft = 180,
    kind = "pipe",
  }: { suction: number; discharge: number; shaft?: number; kind?: LineKind },
): WithPorts<"suction" | "discharge"> => {
  const plate = 70;
  const z = plate + shaft;
  const size = shaft * 0.98;
  const level = (pieces: Piece[], x: number) => at(pieces, [x, 0, z], [1, 0, 0]);
  const outside = (bore: number) => flangeSize(bore, kind).pipe / 2;
  const face = -size * 0.95;
  const top = z + size * 1.3;
  const frame = size * 0.72;
  const made = withPorts(
    name,
    {
      suction: endAt(suction, kind, [face, 0, z], [-1, 0, 0]),
      discharge: endAt(discharge, kind, [0, 0, top], [0, 0, 1]),
    },
    [
      ...slab([-size * 0.55, -size * 0.75, 0], [size * 4.4, size * 0.75, plate - 12], "steel"),
      ...slab([-size * 0.65, -size * 0.85, plate - 12], [size * 4.5, size * 0.85, plate], "steel"),
      ...level(volute(size), 0),
      ...[-1, 1].flatMap((side) =>
        slab([-size * 0.2, side * size * 0.5, plate], [size * 0.2, side * size * 0.75, z - size * 0.45], "pump"),
      ),
      ...level(tube(outside(suction), outside(suction) - 8, size * 0.62, "pump"), face + 10),
      ...level(flange(suction, kind), face),
      ...at(tube(outside(discharge), outside(discharge) - 8, size * 0.75, "pump"), [0, 0, z + size * 0.5]),
      ...at(flange(discharge, kind), [0, 0, top], [0, 0, -1]),
      ...level(
        revolved(
          [
            [0, 0],
            [size * 0.62, 0],
            [size * 0.62, size * 0.14],
            [size * 0.36, size * 0.3],
            [size * 0.36, size * 0.95],
            [size * 0.44, size * 0.97],
            [size * 0.44, size * 1.1],
            [0, size * 1.1],
          ],
          "pump",
        ),
        size * 0.25,
      ),
      ...slab([size * 0.95, -size * 0.2, plate], [size * 1.25, size * 0.2, z - size * 0.3], "pump"),
      ...level(cylinder(size * 0.14, size * 0.9, "stainless"), size * 1.3),
      ...at(guard(size, size * 0.7), [size * 1.42, 0, z - size * 0.45]),
      ...slab([size * 1.5, -size * 0.42, plate], [size * 2.05, size * 0.42, z - size * 0.45], "safety"),
      ...level(motor(frame, size * 2.1), size * 2.2),
      ...slab([size * 2.5, -frame * 0.85, plate], [size * 3.9, frame * 0.85, z - frame * 1.2], "steel"),
    ],
  );
  return bought("pump on a base plate", made);
};

/** Immersed pump on top of its tank (z = 0): mounting plate, discharge toward +Y, lantern, vertical motor. */
export const immersedPump = (name: string, bore: number, kind: SteelKind): WithPorts<"discharge"> => {
  const { pipe } = flangeSize(bore, kind);
  const outside = pipe / 2;
  const [axis, reach] = [210 + bore, 150 + bore];
  const lantern = axis + 90;
  const seat = revolved(
    [
      [0, 0],
      [100, 0],
      [160, 10],
      [160, 30],
      [0, 30],
    ],
    "pump",
  );
  const made = withPorts(name, { discharge: endAt(bore, kind, [0, reach, axis], [0, 1, 0]) }, [
    ...cylinder(230, 22, "pump"),
    ...ring(at(hexagon(26, 16, "galvanised"), [0, 0, 22]), 12, 205),
    ...at(cylinder(118, lantern - 22, "pump"), [0, 0, 22]),
    ...at(
      tube(outside + 4, outside - wallOf(bore, kind), reach - flangeDepth(bore, kind) - 60, castOf(kind)),
      [0, 60, axis],
      [0, 1, 0],
    ),
    ...at(flange(bore, kind), [0, reach, axis], [0, -1, 0]),
    ...at(cylinder(150, 18, "pump"), [0, 0, lantern]),
    ...[45, 135, 225, 315].flatMap((turn) =>
      turned(slab([78, -26, 0], [92, 26, 190], "pump"), turn, [0, 0, lantern + 18]),
    ),
    ...at(cylinder(26, 190, "stainless"), [0, 0, lantern + 18]),
    ...at(tube(82, 74, 90, "safety"), [0, 0, lantern + 66]),
    ...at(seat, [0, 0, lantern + 206]),
    ...at(uprightMotor(130, 430), [0, 0, lantern + 236]),
  ]);
  return bought("immersed pump", made);
};
