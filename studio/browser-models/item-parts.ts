/** The parts of a model as the browser shows them: each line of the parts list is made of whole parts. */
import type { Plant } from "../diagrams/plant/registers/tag-list.ts";
import type { Part } from "../kit/part.ts";
import type { Item } from "../models/model.ts";
import { type ListedItem, linesByName } from "./lines-by-name.ts";
import { occurrences, placeOf, Splitting } from "./splitting.ts";
import { touchingGroups } from "./touching-groups.ts";

/** What a model lists: the lines of its sheet or, of a view, of its own. */
interface Listing {
  name: string;
  parts: readonly Part[];
  items: readonly Item[];
  /** Equipment of the plant by its tags. */
  equipment?: Plant["devices"];
  /** What the plant's register says of a part of a name. */
  wordsOf?: ((name: string) => string | undefined) | undefined;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** Of how many equal units a part consists, by its solids: six chimneys have six of each of their solids, or twelve. */
const unitsOf = ({ pieces }: Part): number => [...occurrences(pieces).values()].reduce(commonDivisor, 0);

const solidsOf = ({ pieces }: Part) =>
  pieces
    .map(({ key }) => key)
    .toSorted()
    .join("\n");

/** Whether two names differ in one word, or tags in their last letter: left screen, right screen; E-601A, E-601B. */
const differInOneWord = (a: string, b: string) => {
  const [words, others] = [a, b].map((name) => name.split(/ |(?<=\d)(?=[A-Z]$)/)) as [string[], string[]];
  return (
    words.length > 1 &&
    words.length === others.length &&
    words.filter((word, index) => word !== others[index]).length === 1
  );
};

const ownName = ({ description, part }: Item) => description.split(",")[0] ?? part.name;

/** All that an item with a quantity means. */
function several(item: Item, quantity: number, split: Splitting): Part[] {
  const part = split.now(item.part);
  const alike = split.parts.filter((other) => solidsOf(other) === solidsOf(part));
  const named = split.parts.filter((other) => other === part || differInOneWord(other.name, part.name));
  for (const parts of [alike, named]) if (parts.length === quantity) return parts;
  if (unitsOf(part) === quantity) return [part];
  const groups = touchingGroups(part);
  if (groups.length === quantity)
    return groups.flatMap(
      (pieces, index) => split.take(`${ownName(item)} ${index + 1}`, (piece) => pieces.has(piece)) ?? [],
    );
  // Spread over several parts, as the valves of a tray over its panels.
  const counts = occurrences(split.parts.flatMap(({ pieces }) => pieces));
  const within = split.parts.map(({ pieces }) => occurrences(pieces));
  const isSpread = (key: string) => within.filter((those) => those.has(key)).length > 1;
  const spread = split.take(ownName(item), ({ key }) => counts.get(key) === quantity && isSpread(key));
  return spread ? [spread] : named;
}

/** What a plain bed on a sheet stands for in the model. */
const looseBed: ReadonlySet<string> = new Set(["bed", "packing"]);

/** The one part that an item means. It may have been modeled within another, as the internals of a tower. */
function single(item: Item, split: Splitting): Part[] {
  const part = split.now(item.part);
  if (split.parts.includes(part)) return [part];
  const places = new Set(part.pieces.map((piece) => placeOf(part, piece)));
  const isPlainBed = part.pieces.every(({ material }) => material === "bed");
  const own = split.take(ownName(item), (piece, from) =>
    isPlainBed ? looseBed.has(piece.material) : places.has(placeOf(from, piece)),
  );
  return own ? [own] : [];
}

/**
 * The parts of a model and the lines of its parts list. An item that is no part of the model becomes one. A model without
 * items lists its parts by their names. Throws if nothing of an item is in the model.
 */
export const listedParts = ({
  name,
  parts,
  items,
  equipment,
  wordsOf,
}: Listing): { parts: Part[]; items: ListedItem[] } => {
  if (items.length === 0) return { parts: [...parts], items: linesByName(parts, equipment, wordsOf) };
  const split = new Splitting(parts);
  const lines = items.map((item) => {
    const { description, quantity = 1 } = item;
    const own = quantity === 1 ? single(item, split) : several(item, quantity, split);
    if (own.length === 0) throw new Error(`${name}: nothing of "${description}" is in the model`);
    return { description, quantity: own.length > 1 ? own.length : quantity, own };
  });
  return {
    parts: split.parts,
    items: lines.map(({ description, quantity, own }) => ({
      description,
      quantity,
      parts: own.map((part) => split.now(part)),
    })),
  };
};
