import type { Plant } from "../diagrams/plant/registers/tag-list.ts";
import type { Part } from "../kit/part.ts";
import { assemblyTree, type SubAssembly } from "../solids/assembly-tree.ts";

/**
 * A line of the parts list, with all parts that it means: as many as its quantity, or one part of so many equal units.
 * The quantity is less than that of the sheet where the model shows fewer, because some are taken out of it.
 */
export interface ListedItem {
  description: string;
  quantity: number;
  parts: Part[];
}

const within = (tree: readonly SubAssembly[]): [Part, string][] =>
  tree.flatMap(({ name, parts, children }) => [
    ...parts.map((part): [Part, string] => [part, name]),
    ...within(children),
  ]);

/** The names of parts in the STEP file. */
export const namesIn = (parts: readonly Part[]): Map<Part, string> => new Map(within(assemblyTree(parts)));

/** Words at the end of a name that only tell equal parts apart: pump A, sling 2, trestle at -1180, relief (2). */
const counting = /(?: (?:[A-Z]|-?\d+|at -?\d+|\(\d+\)))+$/;
const tagBefore = /^[A-Z]{1,4}-\d{2,4}[A-Z]? (?=[a-z])/;
/** What is at every flange of a plant: one line each, and the last ones. */
const fasteners = /^(?:gasket and bolts|blind flange|cover flange)(?=,| on )/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a part is called in a list: a run of pipe has the name of what flows in it. */
const calledIn = (names: ReadonlyMap<Part, string>) => (part: Part) => {
  const name = names.get(part) ?? part.name;
  return part.route && !/(?:duct|line|pipe)(?: [A-Z]| \(\d+\))?$/.test(name)
    ? name.replace(/(?= [A-Z]$| -?\d+$| \(\d+\)$|$)/, " line")
    : name;
};

/**
 * The parts list of a model that has none on a sheet, from the names of its nodes: parts with as many solids whose names
 * differ in their tag or count are one line. Equipment of the plant is listed by service and tags, and what its register
 * has words for by these.
 */
export const linesByName = (
  parts: readonly Part[],
  equipment: Plant["devices"] = {},
  wordsOf: (name: string) => string | undefined = () => undefined,
): ListedItem[] => {
  const nameOf = calledIn(namesIn(parts));
  const kindOf = (part: Part) => {
    const told = wordsOf(part.name);
    if (told) return `${told}#`;
    const name = nameOf(part);
    const service = equipment[name]?.service;
    if (service) return `${service}#${part.pieces.length}`;
    return fasteners.exec(name)?.[0] ?? `${name.replace(tagBefore, "").replace(counting, "")}#${part.pieces.length}`;
  };
  const lines = [...Map.groupBy(parts, kindOf)].map(([kind, own]) => {
    const [only, ...others] = own;
    const isFastener = !kind.includes("#");
    const words = kind.replace(/#.*/, "");
    const tags = own.map(nameOf).filter((name) => name in equipment);
    if (kind.endsWith("#")) return { isFastener, line: { description: words, quantity: own.length, parts: own } };
    const alone = only && others.length === 0 && !isFastener ? nameOf(only) : words;
    const description = tags.length > 0 ? [words, ...tags].join(", ") : alone;
    return { isFastener, line: { description: capital(description), quantity: own.length, parts: own } };
  });
  return [false, true].flatMap((last) => lines.filter(({ isFastener }) => isFastener === last).map(({ line }) => line));
};
