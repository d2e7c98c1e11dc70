/** The assembly tree of a STEP file: which part of a model belongs to which tag. */
import type { Part } from "../kit/part.ts";

/** A node of the tree: a tagged item, a part without a tag, or a part that belongs to a tagged item. */
export interface SubAssembly {
  name: string;
  /** Parts whose solids are directly in this node. */
  parts: Part[];
  children: SubAssembly[];
}

/** A tag as on the plant's drawings, P-301B, PDCV-401 or PI-A, as a separate word. */
const tag = /(?<![\w-])[A-Z]{1,4}-(?:\d{2,4}[A-Z]?|[A-Z])(?![\w-])/;
const joint = /^joint (?<a>.+)\.[^.]+ to (?<b>.+)\.[^.]+$/;
const closure = /^(?<kind>blind|cover) on (?<owner>.+)\.(?<end>[^.]+)$/;

/** Names without ports, which only the lint needs; in the tree the ports' owners suffice. */
const withoutPorts = (name: string): string => {
  const closed = closure.exec(name)?.groups;
  if (closed) return `${closed["kind"]} flange on ${closed["owner"]}`;
  const joined = joint.exec(name)?.groups;
  const [a, b] = [joined?.["a"], joined?.["b"]].map((end) => end && withoutPorts(end.replace(/\.$/, "")));
  return joined ? `gasket and bolts, ${a} to ${b}` : name;
};

/** The tags that a part belongs to: usually one, two for a joint between tagged items, none for untagged parts. */
const tagsIn = (name: string): string[] => [...new Set(name.match(new RegExp(tag, "g")) ?? [])];

const numbered = (children: readonly SubAssembly[]): SubAssembly[] => {
  const seen = new Map<string, number>();
  return children.map((child) => {
    const count = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, count);
    return count === 1 ? child : { ...child, name: `${child.name} (${count})` };
  });
};

/**
 * The sub-assemblies of a model, in the order of its parts. All parts whose name contains the same single tag form one
 * sub-assembly with exactly this name: the item itself is directly in it, parts that belong to it are in nodes below. A
 * joint between two tagged items belongs to neither.
 */
export const assemblyTree = (parts: readonly Part[]): SubAssembly[] => {
  const roots = new Map<string, SubAssembly>();
  const plain: SubAssembly[] = [];
  for (const part of parts) {
    const [own, ...others] = tagsIn(part.name);
    const leaf = { name: withoutPorts(part.name), parts: [part], children: [] };
    if (!own || others.length > 0) {
      plain.push(leaf);
      continue;
    }
    const item = roots.get(own) ?? { name: own, parts: [], children: [] };
    roots.set(own, item);
    if (part.name === own) item.parts.push(part);
    else item.children.push(leaf);
  }
  const tagged = [...roots.values()].map((item) => ({ ...item, children: numbered(item.children) }));
  return numbered([...tagged, ...plain]);
};
