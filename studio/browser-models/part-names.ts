import type { Part } from "../kit/part.ts";
import { assemblyTree, type SubAssembly } from "../solids/assembly-tree.ts";

const within = (tree: readonly SubAssembly[]): [Part, string][] =>
  tree.flatMap(({ name, parts, children }) => [
    ...parts.map((part): [Part, string] => [part, name]),
    ...within(children),
  ]);

/** The names of parts in the STEP file. */
export const namesIn = (parts: readonly Part[]): Map<Part, string> => new Map(within(assemblyTree(parts)));
