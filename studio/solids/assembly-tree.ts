/** The assembly tree of a STEP file: which part of a model belongs to which item of equipment or line. */
import { lineNumber } from "../../packages/plant/lines-and-materials.ts";
import { lines, type Place, places, type Valve, valves } from "../../packages/plant/scrubbing-system.ts";
import type { Part } from "../kit/part.ts";

/** A node of the tree: an item with a tag or line number, a part without, a part that belongs to an item, or "Piping". */
export interface SubAssembly {
  name: string;
  /** Parts whose solids are directly in this node. */
  parts: Part[];
  children: SubAssembly[];
}

/** A tag as on the plant's drawings, P-301B, PDCV-401 or PI-A, as a separate word. */
const tag = /(?<![\w-])[A-Z]{1,4}-(?:\d{2,4}[A-Z]?|[A-Z])(?![\w-])/g;
/** A line's number at the beginning of the names of its parts: 125-LQ-103A-P1. */
export const numberOfLine = /^\d{2,3}-[A-Z]{2}-\d{3}[A-Z]?-[A-Z]\d(?![\w-])/;
const joint = /^joint (?<a>.+)\.[^.]+ to (?<b>.+)\.[^.]+$/;
const closure = /^(?<kind>blind|cover) on (?<owner>.+)\.(?<end>[^.]+)$/;

/** What a joint is between. */
const between = (name: string): [string, string] | undefined => {
  const { a, b } = joint.exec(name)?.groups ?? {};
  return a && b ? [a, b.replace(/\.$/, "")] : undefined;
};

/** Names without ports, which only the lint needs; in the tree the ports' owners suffice. */
const withoutPorts = (name: string): string => {
  const closed = closure.exec(name)?.groups;
  if (closed) return `${closed["kind"]} flange on ${closed["owner"]}`;
  const joined = between(name)?.map(withoutPorts);
  return joined ? `gasket and bolts, ${joined.join(" to ")}` : name;
};

/**
 * The item that a part belongs to by its name: a line before a tag, because gaskets and bolts are ordered with the line;
 * undefined if it names none, or two.
 */
const itemIn = (name: string): string | undefined => {
  const owner = closure.exec(name)?.groups?.["owner"];
  if (owner) return itemIn(owner);
  const joined = between(name)?.flatMap((end) => itemIn(end) ?? []);
  if (joined) return joined.find((item) => numberOfLine.test(item)) ?? joined[0];
  const [own, ...others] = new Set(numberOfLine.exec(name) ?? name.match(tag));
  return others.length === 0 ? own : undefined;
};

/** The one line that a part without a tag is joined to, as the plant's flange at the limit of supply. */
const lineJoinedTo = ({ ports }: Part): string | undefined => {
  const joined = ports.flatMap(({ mate }) => (typeof mate === "object" ? (itemIn(mate.owner.name) ?? "") : []));
  const [line = "", ...others] = new Set(joined);
  return others.length === 0 && numberOfLine.test(line) ? line : undefined;
};

const isPiping = ({ name, ports, route }: Part) => ports.length > 0 || route !== undefined || joint.test(name);

/** The number of the line of the scrubbing system in which the register has a valve or an instrument. */
export const lineOfTag = (own: string): string | undefined => {
  const { line } = ({ ...valves, ...places } as Readonly<Partial<Record<string, Valve | Place>>>)[own] ?? {};
  return line && lineNumber(lines[line]);
};

const numbered = (children: readonly SubAssembly[]): SubAssembly[] => {
  const seen = new Map<string, number>();
  return children.map((child) => {
    const count = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, count);
    return count === 1 ? child : { ...child, name: `${child.name} (${count})` };
  });
};

/**
 * The sub-assemblies of a model, in the order of its parts. All parts that name the same tag or line number form one
 * sub-assembly with exactly this name: an item of equipment itself is directly in it, parts that belong to it are in nodes below.
 * Pipes and joints of no such item are together in "Piping", if there are items. `lineOf` says in which line an item is.
 */
export const assemblyTree = (
  parts: readonly Part[],
  lineOf: (tag: string) => string | undefined = () => undefined,
): SubAssembly[] => {
  const items = new Map<string, SubAssembly>();
  const plain: { leaf: SubAssembly; part: Part }[] = [];
  for (const part of parts) {
    const own = itemIn(part.name) ?? lineJoinedTo(part);
    const leaf = { name: withoutPorts(part.name), parts: [part], children: [] };
    if (!own) {
      plain.push({ leaf, part });
      continue;
    }
    const item = items.get(own) ?? { name: own, parts: [], children: [] };
    items.set(own, item);
    if (part.name === own && !numberOfLine.test(own)) item.parts.push(part);
    else item.children.push(leaf);
  }
  const known = new Map([...items].map(([key, item]) => [key, { ...item, children: numbered(item.children) }]));
  for (const [key, item] of known) known.get(lineOf(key) ?? "")?.children.push(item);
  const tagged = [...known].filter(([key]) => !known.has(lineOf(key) ?? "")).map(([, item]) => item);
  const leaves = numbered(plain.map(({ leaf }) => leaf));
  const [piping, others] = [true, false].map((wanted) =>
    leaves.filter((_, index) => isPiping((plain[index] as { part: Part }).part) === wanted),
  ) as [SubAssembly[], SubAssembly[]];
  const isGrouped = tagged.length > 0 && piping.length > 0;
  return [...tagged, ...(isGrouped ? [{ name: "Piping", parts: [], children: piping }, ...others] : leaves)];
};
