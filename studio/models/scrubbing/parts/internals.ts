/** What is inside the closed tower and the tank: seen where the model is cut in the viewer. */
import * as cad from "replicad";
import { equipment, recirculationTank } from "../../../../packages/plant/scrubbing-system.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at, bar, type Point, slab } from "../../../kit/placement.ts";
import { hollow, type Piece, solid } from "../../../kit/solids.ts";
import { mistEliminator } from "../../../kit/mist-eliminator.ts";
import { supportGrid } from "../../../kit/tower-internals.ts";
import { bedDepth } from "./duty.ts";
import { dosingPlace, suctionPlaces } from "./tank.ts";
import { bedFrom, inner, internals, manwayBearings, manwayBore, manwayHeights, manwayReach, mist } from "./tower.ts";

/** Between bed and wall, mm: more than the wall's facets in the viewer come nearer to the axis. */
const gap = 14;

/** Packed bed as one body, which leaves the neck of the manhole at its foot free. */
const bed = (): Piece[] =>
  at(
    solid("packed bed", "bed", () => {
      const [half, neck] = [manwayBore / 2 + 30, inner - manwayReach - 4] as const;
      const free = (
        cad
          .drawRectangle(200, 2 * half)
          .sketchOnPlane("XY")
          .extrude(2 * half) as cad.Shape3D
      )
        .translate([neck + 100, 0, manwayHeights[1] - bedFrom - half])
        .rotate(manwayBearings[1], [0, 0, 0], [0, 0, 1]);
      return cad.makeCylinder(inner - gap, bedDepth).cut(free);
    }),
    [0, 0, bedFrom],
  );

/** Steps in which bars and blades become shorter toward the wall, mm: each other length costs bytes in the viewer. */
const steps = { bars: 140, blades: 200 } as const;

/** Internals of the closed tower, each a part. */
export const towerInternals = (column: Part): Part[] =>
  Object.entries({
    "support grid": supportGrid(inner, bedFrom, steps.bars),
    "packed bed": bed(),
    "spray header": internals.spray(),
    "mist eliminator": mistEliminator(inner, mist, steps.blades),
  }).map(([name, pieces]) => {
    const made = part(`${column.name} ${name}`, pieces).at([0, 0, 0]);
    made.matrix.copy(column.matrix);
    return made;
  });

const [long, , high] = recirculationTank.inside;
const { bottom } = recirculationTank;
/** Height of a vortex breaker's plates and their reach into the tank, mm: half the suction's bore more than the nozzle. */
const breaker = { half: equipment["STR-101A"].bore, reach: 190, plate: 8 } as const;

/** Crossed plates before a suction nozzle, so that no gas is drawn in at a low level. */
const vortexBreaker = ([x, y, z]: Point): Piece[] => {
  const { half, reach, plate } = breaker;
  return [
    ...slab([x - reach, y - half, z - plate / 2], [x, y + half, z + plate / 2], "internals"),
    ...slab([x - reach, y - plate / 2, z - half], [x, y + plate / 2, z + half], "internals"),
  ];
};

/** Internals of the tank: vortex breakers of both suctions, and the dip pipe that brings caustic below the liquor. */
export const tankInternals = (vessel: Part): Part[] => {
  const [x, y] = dosingPlace;
  const pieces: Record<string, Piece[]> = {
    "vortex breakers": suctionPlaces.flatMap(([, along, height]) => vortexBreaker([long / 2, along, height])),
    "caustic dip pipe": [
      ...hollow(3, bar([x, y, bottom + 260], [x, y, bottom + high], 16, "polypropylene")),
      ...slab([x - 25, y + 14, 500], [x + 25, recirculationTank.inside[1] / 2, 520], "polypropylene"),
    ],
  };
  return Object.entries(pieces).map(([name, own]) => {
    const made = part(`${vessel.name} ${name}`, own).at([0, 0, 0]);
    made.matrix.copy(vessel.matrix);
    return made;
  });
};
