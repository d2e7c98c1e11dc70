/** Dry weight and centre of gravity of a model, from its solids. */
import * as cad from "replicad";
import { Vector3 } from "three";
import { padDensity } from "../kit/knitted-mesh.ts";
import type { Material } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import { remembered } from "../kit/remembered.ts";
import { shapeOf } from "../kit/solids.ts";

const steel = 7.85;
/** Densities of other materials than steel, kg/dm³. Liquids, packing and foundations are no part of the dry weight. */
const densities: Partial<Record<Material, number>> = {
  polypropylene: 0.91,
  internals: 0.91,
  frp: 1.8,
  rubber: 1.3,
  ink: 1.3,
  dial: 1.3,
  brass: 8.5,
  copper: 8.9,
  knitted: padDensity / 1000,
  pad: padDensity / 1000,
  cut: 0,
  concrete: 0,
  liquid: 0,
  packing: 0,
  bed: 0,
};

/**
 * A body thicker than `from` throughout is modelled full, and hollow in reality, as panels, doors, posts, pulleys,
 * valves and tanks are: it weighs as much as a shell with this wall, which includes what is fixed to it, mm.
 */
const shells: Partial<Record<Material, { from: number; wall: number }>> = {
  paint: { from: 5, wall: 2.5 },
  plinth: { from: 5, wall: 2.5 },
  polypropylene: { from: 60, wall: 15 },
  // Its bulk density is that of wire and gaps.
  pad: { from: Infinity, wall: 0 },
};
const shell = { from: 40, wall: 5 };

/** A motor has 28 fins of this material; castings of valves have a few bodies of it. */
const fins = 28;
/**
 * Whether a part is a pump or has a motor. Their weights are on their makers' data sheets: a model of their outside cannot
 * say them, and nobody gave us those sheets.
 */
export const isMachine = ({ ports, pieces }: Part): boolean =>
  ports.some(({ name }) => name === "discharge") ||
  pieces.filter(({ material }) => material === "motor").length >= fins;

interface Body {
  /** dm³ */
  volume: number;
  /** dm² */
  area: number;
  centre: Vector3;
}
const bodyOf = remembered((key: string): Body => {
  const shape = shapeOf(key);
  const { volume, centerOfMass } = cad.measureShapeVolumeProperties(shape);
  return {
    volume: Math.abs(volume) / 1e6,
    area: cad.measureArea(shape) / 1e4,
    centre: new Vector3(...centerOfMass),
  };
});

/** Wall of a body that is modelled full, mm. */
const wallOf = ({ volume, area }: Body, material: Material): number | undefined => {
  const { from, wall } = shells[material] ?? shell;
  return (200 * volume) / area > from ? wall : undefined;
};

/** Whether a part is built on site, and is no part of the weight. */
export const isOnSite = ({ name }: Part): boolean => /paving|foundation|plinth|bund/.test(name);

/** Weight in kg and centre of gravity in mm of what is not built on site, and whether a wall is `assumed`. */
export const weighed = (parts: readonly Part[]): { kilograms: number; centre: Vector3; assumed: boolean } => {
  let [kilograms, assumed] = [0, false];
  const moment = new Vector3();
  for (const part of parts.filter((one) => !isOnSite(one))) {
    for (const { key, material, matrix } of part.pieces) {
      const body = bodyOf(key);
      const wall = wallOf(body, material);
      const density = densities[material] ?? steel;
      const own = density * (wall === undefined ? body.volume : (body.area * wall) / 100);
      kilograms += own;
      assumed ||= wall !== undefined && density > 0;
      moment.addScaledVector(body.centre.clone().applyMatrix4(matrix).applyMatrix4(part.matrix), own);
    }
  }
  return { kilograms, centre: moment.divideScalar(kilograms || 1), assumed };
};
