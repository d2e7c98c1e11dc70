import type { Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import { volumeOf } from "../kit/solid-volume.ts";
import type { Model } from "../models/model.ts";
import { standpointOf } from "../render/camera.ts";
import type { ListedItem } from "./lines-by-name.ts";
import { massOf } from "./part-mass.ts";
import { namesIn } from "./lines-by-name.ts";
import type { Row } from "./part-tree.ts";

const cubicMeters = 1e-9;
const rounded = (value: number, digits: number) => Number(value.toPrecision(digits));
const wholeMillimeters = (point: Vector3) => point.toArray().map(Math.round);

/** Of a part, kg; left out where it is not known. */
const knownMass = (part: Part): { mass?: number } => {
  const mass = massOf(part);
  return mass === undefined ? {} : { mass: rounded(mass, 4) };
};

interface Listed {
  model: Model;
  parts: readonly Part[];
  items: readonly ListedItem[];
  tree: readonly Row[];
  wordsOf: ((name: string) => string | undefined) | undefined;
}

/** A name with the size of what is in a line; undefined for equipment, which has many nozzles, and where no line ends. */
const sizeWords = ({ ports, route }: Part, name: string): string | undefined => {
  const bores = [...new Set(ports.map(({ end }) => (end.kind === "tubing" ? `${end.bore} mm` : `DN ${end.bore}`)))];
  const inLine = route !== undefined || ports.length === 2 || ports.some(({ name: end }) => end === "inlet");
  if (!inLine || bores.length === 0 || bores.length > 2) return undefined;
  return `${name}, ${bores.join(" × ")}`;
};

/**
 * What stands beside a GLB, lengths in mm: the camera of the model's render, with its lamp; for each part, in the order of the GLB's
 * part numbers, its name, what the plant's register says of it, or its size, volume (m³) and, where it is known, dry mass (kg); the
 * lines of the parts list with their part numbers; and the tree of all parts.
 */
export const partsListOf = ({ model, parts, items, tree, wordsOf }: Listed) => {
  const names = namesIn(parts);
  const { aim, away, distance, half } = standpointOf(model);
  return {
    title: model.title,
    drawing: model.drawingNumber,
    camera: {
      aim: wholeMillimeters(aim),
      away: away.toArray().map((value) => rounded(value, 6)),
      distance: Math.round(distance),
      half,
      frame: model.camera.frame,
      bearing: model.camera.bearing,
      inside: model.camera.inside,
    },
    parts: parts.map((part) => ({
      name: names.get(part) ?? part.name,
      says: wordsOf?.(part.name) ?? sizeWords(part, names.get(part) ?? part.name),
      volume: rounded(volumeOf([part]) * cubicMeters, 5),
      ...knownMass(part),
    })),
    items: items.map(({ description, quantity, parts: own }) => ({
      description,
      quantity,
      parts: own.map((part) => parts.indexOf(part)),
    })),
    tree,
  };
};
