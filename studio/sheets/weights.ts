/** Weights and centers of gravity of a model: dry from its solids and the table of what is bought, and with what it holds. */
import { Vector3 } from "three";
import { padDensity } from "../kit/knitted-mesh.ts";
import type { Material } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import { bodyOf } from "../kit/solid-volume.ts";
import type { Piece } from "../kit/solids.ts";
import { type BoughtGroup, boughtWeight } from "./bought-weights.ts";
import { type Content, held } from "./contents.ts";

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
/** Whether a part is a pump or has a motor. */
export const isMachine = ({ ports, pieces }: Part): boolean =>
  ports.some(({ name }) => name === "discharge") ||
  pieces.filter(({ material }) => material === "motor").length >= fins;

/** Whether a part is built on site, and is no part of the weight. */
export const isOnSite = ({ name }: Part): boolean => /paving|foundation|plinth|bund/.test(name);

/** A weight in kg at a point in mm. */
export interface Weight {
  kilograms: number;
  center: Vector3;
}

/** Weights together. */
export const sumOf = (weights: readonly Weight[]): Weight => {
  const kilograms = weights.reduce((sum, one) => sum + one.kilograms, 0);
  const moment = new Vector3();
  for (const one of weights) moment.addScaledVector(one.center, one.kilograms);
  return { kilograms, center: moment.divideScalar(kilograms || 1) };
};

const bodyWeight = (part: Part, piece: Piece): Weight => {
  const { volume, center } = bodyOf(piece);
  const density = piece.ends ? cable : (densities[piece.material] ?? steel);
  return {
    kilograms: (density * volume * (piece.metal ?? 1)) / 1e6,
    center: center.clone().applyMatrix4(piece.matrix).applyMatrix4(part.matrix),
  };
};

/** Pieces of a part that its bought weight stands for. */
export const isBoughtPiece = (part: Part, { material }: Piece): boolean => {
  const { instead = "none" } = boughtWeight(part) ?? {};
  return instead === "all" || (instead !== "none" && instead.includes(material));
};

const partWeight = (part: Part): Weight => {
  const pieces = part.pieces.filter(({ onSite }) => !onSite);
  const bought = boughtWeight(part);
  if (!bought) return sumOf(pieces.map((piece) => bodyWeight(part, piece)));
  const [replaced, own] = [true, false].map((is) => pieces.filter((piece) => isBoughtPiece(part, piece) === is)) as [
    Piece[],
    Piece[],
  ];
  const outside = sumOf((replaced.length > 0 ? replaced : own).map((piece) => bodyWeight(part, piece)));
  const center = bought.at?.clone().applyMatrix4(part.matrix) ?? outside.center;
  return sumOf([...own.map((piece) => bodyWeight(part, piece)), { kilograms: bought.kilograms ?? 0, center }]);
};

/** Whether a part has a motor, or is bought, of a weight that the table does not know. */
const isUnknown = (part: Part): boolean => {
  const bought = boughtWeight(part);
  return bought ? bought.kilograms === undefined : isMachine(part);
};

/**
 * Dry weight in kg and center of gravity in mm of what is not built on site. What is bought weighs what the table of bought
 * parts says, at the middle of its outside; what has a motor and is not in that table is left out.
 */
export const weighed = (parts: readonly Part[]): Weight =>
  sumOf(parts.filter((part) => !isOnSite(part) && !isUnknown(part)).map(partWeight));

/** Whether a part is bought, or has something bought in it, whose weight the table knows. */
export const isBoughtKnown = (part: Part): boolean => boughtWeight(part)?.kilograms !== undefined;

/** Weights in kg of what is bought, by groups, and the names of what has a motor or is bought of unknown weight. */
export const boughtOf = (
  parts: readonly Part[],
): { groups: ReadonlyMap<BoughtGroup, number>; unknown: readonly string[] } => {
  const groups = new Map<BoughtGroup, number>();
  const unknown: string[] = [];
  for (const part of parts) {
    const { group, kilograms } = boughtWeight(part) ?? {};
    if (isUnknown(part)) unknown.push(part.name);
    else if (group && kilograms !== undefined) groups.set(group, (groups.get(group) ?? 0) + kilograms);
  }
  return { groups, unknown };
};

/** Dry, in operation, and full of water, for parts that hold a liquid; only the first for others. */
export interface Weights {
  dry: Weight;
  operating?: Weight;
  test?: Weight;
}

/** Weights of the parts of a plant, which the first letters of its drawing numbers say, with what they hold there. */
export const weightsOf = (plant: string, parts: readonly Part[]): Weights => {
  const dry = weighed(parts);
  const contents: readonly Content[] = held(plant, parts);
  if (contents.length === 0) return { dry };
  const filled = (use: "operating" | "test") =>
    sumOf([dry, ...contents.map(({ center, ...one }) => ({ kilograms: one[use], center }))]);
  return { dry, operating: filled("operating"), test: filled("test") };
};
