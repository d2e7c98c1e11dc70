/** Dry weight and centre of gravity of a model, from the volumes of its solids. */
import * as cad from "replicad";
import { Vector3 } from "three";
import type { Material } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import { shapeOf } from "../kit/solids.ts";

/**
 * Densities, kg/dm³. Pumps and motors are modelled as full bodies: theirs are those of real machines over the same
 * bodies. Liquids and packing are no part of the dry weight.
 */
const densities: Partial<Record<Material, number>> = {
  polypropylene: 0.91,
  internals: 0.91,
  rubber: 1.3,
  ink: 1.3,
  dial: 1.3,
  plinth: 1.3,
  brass: 8.5,
  copper: 8.9,
  pump: 4.4,
  motor: 3.9,
  cut: 0,
  liquid: 0,
  packing: 0,
  bed: 0,
};
const steel = 7.85;
/** From this volume on, dm³, full boxes of panels are sheet steel with devices, and full cylinders are drums. */
const large = 8;
const [panel, drum] = [0.25, 2] as const;
const densityOf = (key: string, material: Material, volume: number): number => {
  if (volume >= large && (material === "paint" || material === "plinth")) return panel;
  if (volume >= large && key.startsWith("cylinder") && densities[material] === undefined) return drum;
  return densities[material] ?? steel;
};

const bodies = new Map<string, { volume: number; centre: Vector3 }>();
const bodyOf = (key: string) => {
  const done = bodies.get(key);
  if (done) return done;
  const properties = cad.measureShapeVolumeProperties(shapeOf(key));
  const body = { volume: Math.abs(properties.volume) / 1e6, centre: new Vector3(...properties.centerOfMass) };
  bodies.set(key, body);
  return body;
};

const onSite = /paving|foundation|plinth|bund/;

/** Weight in kg and centre of gravity in mm of the model, without what is built on site. */
export const weighed = (parts: readonly Part[]): { kilograms: number; centre: Vector3 } => {
  let kilograms = 0;
  const moment = new Vector3();
  for (const part of parts) {
    if (onSite.test(part.name)) continue;
    for (const { key, material, matrix } of part.pieces) {
      const { volume, centre } = bodyOf(key);
      const own = volume * densityOf(key, material, volume);
      kilograms += own;
      moment.addScaledVector(centre.clone().applyMatrix4(matrix).applyMatrix4(part.matrix), own);
    }
  }
  return { kilograms, centre: moment.divideScalar(kilograms || 1) };
};
