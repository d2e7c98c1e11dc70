import type { Part } from "../kit/part.ts";
import { numberOfLine, type SubAssembly } from "../solids/assembly-tree.ts";
import type { ListedItem } from "./lines-by-name.ts";

/** A row of the tree of all parts: a part by its number, or what has parts below it. */
export type Row = number | Branch;
export interface Branch {
  name: string;
  /** The line of the parts list, counted from 0, if it is one. */
  item?: number;
  /** The parts that it is itself. Without, it is all below it: a line is its pipes, valves and joints. */
  parts?: number[];
  below: Row[];
}

/**
 * All parts of a model as a tree, each once or more: first the lines of the parts list with what belongs to them, then the
 * other equipment, the lines of the plant and the rest. `wordsOf` says more of a node than its name.
 */
export const partTree = (
  tree: readonly SubAssembly[],
  parts: readonly Part[],
  items: readonly ListedItem[],
  wordsOf: (name: string) => string | undefined,
): Row[] => {
  const numbers = new Map(parts.map((part, number) => [part, number]));
  const numberOf = (part: Part) => numbers.get(part) as number;
  const listed = new Set(items.flatMap((item) => item.parts));
  /** Rows of a node; none of a part that a line of the list is and that has nothing below it. */
  const rowsOf = ({ name, parts: own, children }: SubAssembly): Row[] => {
    const [only, ...others] = own;
    const below = children.flatMap(rowsOf);
    if (only && others.length === 0 && below.length === 0) return listed.has(only) ? [] : [numberOf(only)];
    if (below.length === 0 && own.every((part) => listed.has(part))) return [];
    const told = wordsOf(name) ?? name;
    if (numberOfLine.test(name)) return [{ name: told, below: [...own.map(numberOf), ...below] }];
    return [{ name: told, ...(own.length > 0 && { parts: own.map(numberOf) }), below }];
  };
  const homes = items.map((item) => tree.filter(({ parts: own }) => own.some((part) => item.parts.includes(part))));
  const first = items.map(({ description, parts: own }, item): Branch => {
    const nodes = homes[item] as SubAssembly[];
    const several = own.length > 1 ? own.filter((part) => !nodes.some((node) => node.parts.includes(part))) : [];
    const below =
      own.length > 1
        ? nodes.map(({ name, parts: itself, children }): Row => {
            const [only] = itself as [Part];
            const rows = children.flatMap(rowsOf);
            return rows.length > 0
              ? { name: wordsOf(name) ?? name, parts: itself.map(numberOf), below: rows }
              : numberOf(only);
          })
        : nodes.flatMap(({ children }) => children.flatMap(rowsOf));
    return { name: description, item, parts: own.map(numberOf), below: [...below, ...several.map(numberOf)] };
  });
  const taken = new Set(homes.flat());
  const rest = tree.filter((node) => !taken.has(node));
  const isLine = ({ name }: SubAssembly) => numberOfLine.test(name);
  const isGroup = ({ children }: SubAssembly) => children.length > 0;
  return [
    ...first,
    ...[
      rest.filter(isLine),
      rest.filter((node) => !isLine(node) && isGroup(node)),
      rest.filter((node) => !isLine(node) && !isGroup(node)),
    ]
      .flat()
      .flatMap(rowsOf),
  ];
};
