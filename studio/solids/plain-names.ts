/** Names of single solids in a STEP file, and what they are made of. */
import {
  type Equipment,
  equipment,
  lines,
  pipeClasses,
  type Valve,
  valves,
} from "../../packages/plant/scrubbing-system.ts";
import type { Material } from "../kit/materials.ts";
import type { Piece } from "../kit/solids.ts";
import type { Plant } from "../diagrams/plant/registers/tag-list.ts";
import { numberOfLine } from "./assembly-tree.ts";

/** Keys that say how a body was modeled, and not what it is. */
const modeled = new Set(["revolved", "extruded", "drilled", "cylinder", "block", "torus", "hexagon", "loft", "solid"]);

/** What materials are called, by their looks; those that are left out are called as they are. */
const substances: Partial<Record<Material, string>> = {
  frp: "fiber-reinforced plastic",
  internals: "polypropylene",
  packing: "polypropylene",
  stainless: "stainless steel",
  brushed: "stainless steel",
  knitted: "stainless steel",
  mesh: "stainless steel",
  galvanised: "galvanized steel",
  pipework: "painted steel",
  steel: "painted steel",
  deck: "steel",
  grating: "galvanized steel",
  pump: "painted casting",
  motor: "painted casting",
  safety: "painted steel",
  paint: "painted steel",
};
/** Looks of plates, lamps, prints and section faces, which say nothing of a material. */
const looksOnly = /^(?:cut|ink|dial|handle|green|plinth|nameplate|liquid|bed|pad|meterFace|screen|face)/;
/** Looks of any metal: what an item is made of says more. */
const metals: ReadonlySet<Material> = new Set(["stainless", "brushed", "steel", "motor", "pump", "pipework", "paint"]);

/** What casings of the scrubbing system are made of, by tag: its register's pipe classes have no cast iron. */
const casings: ReadonlyMap<string, string> = new Map([
  ...Object.entries<Equipment>(equipment).flatMap(([tag, { material }]) =>
    material && material !== "PVDF" ? [[tag, pipeClasses[material].material] as const] : [],
  ),
  ...Object.entries<Valve>(valves).map(
    ([tag, { line }]) => [tag, pipeClasses[lines[line].pipeClass].material] as const,
  ),
]);

/**
 * What a solid of a part is made of: its grade, else what the drawing states of the part, by `stated`, else what it looks
 * like; undefined if none says it.
 */
export const substanceOf = (
  { material, grade }: Piece,
  part: string,
  stated: Readonly<Record<string, string>> = {},
): string | undefined => {
  if (grade) return grade;
  const casing = material === "pump" ? casings.get(part) : undefined;
  const [ofPart] = metals.has(material) ? (stated[part]?.split(",") ?? []) : [];
  return casing ?? ofPart ?? (looksOnly.test(material) ? undefined : (substances[material] ?? material));
};

/** Functions by the letters of an instrument's or a valve's tag (ISA-5.1), the first that fits. */
const byLetters: readonly (readonly [letters: RegExp, words: string])[] = [
  [/^HV$/, "hand valve"],
  [/^NRV$/, "check valve"],
  [/^PSV$/, "relief valve"],
  [/^XV$/, "on/off valve"],
  [/^[A-Z]+V$/, "control valve"],
  [/^[A-Z]+T$/, "transmitter"],
  [/^[A-Z]+[IG]$/, "gauge"],
];

const small = (words: string) => words.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** What a part is for, in words: those of its name, or the service of its tag in the plant's list. */
export const functionOf = (name: string, { devices }: Pick<Plant, "devices">): string => {
  const line = numberOfLine.exec(name)?.[0];
  const words = name
    .slice(line?.length ?? 0)
    .replace(/^-?[A-Z]{1,4}-?\d+\w*\b/, "")
    .replace(/(?: (?:[A-Z]|-?\d+|\(\d+\)))+$/, "")
    .replaceAll(/[^\w ,.()'&/-]/g, " ")
    .trim();
  if (/[a-z]/.test(words)) return small(words.replace(/^[^A-Za-z]+/, ""));
  if (line) return "pipe";
  const [letters = ""] = name.split("-");
  const registered = Object.entries<Valve>(valves).find(([tag]) => tag === name)?.[1];
  if (registered) return `${small(registered.kind)} valve`;
  const found = byLetters.find(([pattern]) => pattern.test(letters))?.[1];
  return found ?? small(devices[name]?.service ?? "device");
};

/** Name of a solid: what the kit calls it, or the word it was modeled under, or else what its part is for; and its material. */
export const plainName = (piece: Piece, ofPart: string, substance: string | undefined): string => {
  const [first = "solid", ...rest] = (/^[A-Za-z][A-Za-z -]*/.exec(piece.key)?.[0].trim() ?? "solid").split(/[ -]+/);
  const what = piece.called ?? (modeled.has(first) ? ofPart : [first, ...rest].join(" "));
  return [what, ...(substance ? [substance] : [])].join(", ");
};
