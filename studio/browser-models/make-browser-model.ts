import { type Entry, linesOf, modelOf } from "../catalog.ts";
import { plantOf } from "../diagrams/plant/registers/plants.ts";
import { keepResult } from "../keep-result.ts";
import type { Item, Model } from "../models/model.ts";
import { assemblyTree, lineOfTag } from "../solids/assembly-tree.ts";
import { glbOf } from "./glb.ts";
import { listedParts } from "./item-parts.ts";
import { limitsOf } from "./limits.ts";
import { partTree } from "./part-tree.ts";
import { partsListOf } from "./parts-list.ts";
import { twinOf } from "./plain-twins.ts";
import { registerWords } from "./register-words.ts";
import { occurrences } from "./splitting.ts";
import { withinLimits } from "./within-limits.ts";

/** A list from the names of parts that has more lines than this is not that of a drawing: its lines have no numbers. */
const mostNumbered = 12;

/** A model's GLB, and the data of its parts list. `lines`: of a view, which has no sheet. */
export const browserModelOf = (
  model: Model,
  lines: readonly Item[] = model.sheet?.items ?? [],
): { glb: Buffer; list: ReturnType<typeof partsListOf> } => {
  const isRegistered = model.drawingNumber.startsWith("SCR-101");
  const wordsOf = isRegistered ? registerWords : undefined;
  const equipment = plantOf(model.drawingNumber).devices;
  const { parts, items } = listedParts({ name: model.name, parts: model.parts, items: lines, equipment, wordsOf });
  const tree = assemblyTree(parts, isRegistered ? lineOfTag : undefined);
  const counts = occurrences(parts.flatMap(({ pieces }) => pieces.map(({ key }) => ({ key: twinOf(key) }))));
  const glb = glbOf({
    title: `${model.drawingNumber} ${model.title}`,
    tree,
    meshes: withinLimits(counts, limitsOf(model.name)),
    partNumbers: new Map(parts.map((part, number) => [part, number])),
  });
  const isDrawings = lines.length > 0 || items.length <= mostNumbered;
  const rows = partTree(tree, parts, isDrawings ? items : [], (name) => {
    const service = equipment[name]?.service;
    return wordsOf?.(name) ?? (service && `${service} ${name}`);
  });
  return { glb, list: partsListOf({ model, parts, items, tree: rows, wordsOf }) };
};

/** Writes a model or view as MODEL.glb, with parts.json beside it. */
export const make = async (entry: Entry): Promise<void> => {
  const model = await modelOf(entry);
  const { glb, list } = browserModelOf(model, await linesOf(entry));
  keepResult(
    entry,
    { drawing: model.drawingNumber },
    { [`${model.name}.glb`]: glb, "parts.json": `${JSON.stringify(list)}\n` },
  );
};
