/** The parts of a model as the browser shows them: each line of the parts list is made of whole parts. */
import { Part } from "../kit/part.ts";
import type { Piece } from "../kit/solids.ts";
import type { Item, Model } from "../models/model.ts";

/** A line of the parts list, with all parts that it means. */
export interface ListedItem {
  description: string;
  quantity: number;
  parts: Part[];
}

const solidsOf = ({ pieces }: Part) =>
  pieces
    .map(({ key }) => key)
    .toSorted()
    .join("\n");

/** Whether two names differ in one word: left screen, right screen. */
const differInOneWord = (one: string, other: string) => {
  const [a, b] = [one.split(" "), other.split(" ")];
  return a.length > 1 && a.length === b.length && a.filter((word, at) => word !== b[at]).length === 1;
};

/**
 * All parts of an item. Its quantity counts parts with the same solids, or parts whose names differ in one word, or what
 * is in the one part.
 */
const partsOf = ({ part, quantity = 1 }: Item, parts: readonly Part[]): Part[] => {
  if (quantity === 1) return [part];
  const alike = parts.filter((other) => solidsOf(other) === solidsOf(part));
  if (alike.length >= quantity) return alike;
  const named = parts.filter((other) => other === part || differInOneWord(other.name, part.name));
  return named.length > 1 ? named : alike;
};

const placeOf = (part: Part, { key, matrix }: Piece) =>
  `${key} ${part.matrix
    .clone()
    .multiply(matrix)
    .elements.map((value) => value.toFixed(3))
    .join(" ")}`;

/** What a plain bed on a sheet stands for in the model. */
const looseBed: ReadonlySet<string> = new Set(["bed", "packing"]);

/** Takes the pieces of a listed part out of the part that they were modelled in. */
const taken = (item: Item, from: Part): { own: Part; rest: Part } => {
  const places = new Set(item.part.pieces.map((piece) => placeOf(item.part, piece)));
  const plainBed = item.part.pieces.every(({ material }) => material === "bed");
  const isOwn = (piece: Piece) => (plainBed ? looseBed.has(piece.material) : places.has(placeOf(from, piece)));
  const made = (name: string, pieces: Piece[]) => {
    const part = new Part(name, pieces, {});
    part.matrix = from.matrix;
    return part;
  };
  return {
    own: made(item.description.split(",")[0] ?? item.part.name, from.pieces.filter(isOwn)),
    rest: made(
      from.name,
      from.pieces.filter((piece) => !isOwn(piece)),
    ),
  };
};

/**
 * The parts of a model and the lines of its parts list. An item that is no part of the model, as the internals of a
 * tower, becomes one. Throws if nothing of an item is in the model.
 */
export const listedParts = ({ name, parts: all, sheet }: Model): { parts: Part[]; items: ListedItem[] } => {
  let parts = [...all];
  const items = (sheet?.items ?? []).map((item): ListedItem => {
    const { description, quantity = 1 } = item;
    const found = partsOf(item, parts);
    if (found.length > 0 && found.every((part) => parts.includes(part))) return { description, quantity, parts: found };
    for (const part of parts) {
      const { own, rest } = taken(item, part);
      if (own.pieces.length === 0) continue;
      parts = parts.flatMap((other) => (other === part ? [own, rest] : [other]));
      return { description, quantity, parts: [own] };
    }
    throw new Error(`${name}: nothing of "${description}" is in the model`);
  });
  return { parts, items };
};
