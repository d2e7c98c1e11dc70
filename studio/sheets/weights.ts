/** Dry weight and center of gravity of a model, from its solids. */
import { Vector3 } from "three";
import { padDensity } from "../kit/knitted-mesh.ts";
import type { Material } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import { bodyOf } from "../kit/solid-volume.ts";

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

/** Density of a cable, copper in its sheath, kg/dm³. */
const cable = 2.2;

/** A motor has 28 fins of this material; castings of valves have a few bodies of it. */
const fins = 28;
/**
 * Whether a part is a pump or has a motor. Their weights are on their makers' data sheets: a model of their outside cannot
 * say them, and nobody gave us those sheets.
 */
export const isMachine = ({ ports, pieces }: Part): boolean =>
  ports.some(({ name }) => name === "discharge") ||
  pieces.filter(({ material }) => material === "motor").length >= fins;

/** Whether a part is built on site, and is no part of the weight. */
export const isOnSite = ({ name }: Part): boolean => /paving|foundation|plinth|bund/.test(name);

/** Weight in kg and center of gravity in mm of what is not built on site. */
export const weighed = (parts: readonly Part[]): { kilograms: number; center: Vector3 } => {
  let kilograms = 0;
  const moment = new Vector3();
  for (const part of parts.filter((one) => !isOnSite(one))) {
    for (const piece of part.pieces.filter(({ onSite }) => !onSite)) {
      const { volume, center } = bodyOf(piece);
      const own = ((piece.ends ? cable : (densities[piece.material] ?? steel)) * volume) / 1e6;
      kilograms += own;
      moment.addScaledVector(center.clone().applyMatrix4(piece.matrix).applyMatrix4(part.matrix), own);
    }
  }
  return { kilograms, center: moment.divideScalar(kilograms || 1) };
};
