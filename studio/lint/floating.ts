import type { Part } from "../kit/part.ts";
import { type Body, bodiesOf, touch, touching } from "./contact.ts";

/** Groups of bodies connected by contact. All bodies on the floor belong to one group. */
const groupsOf = (bodies: readonly Body[]): Body[][] => {
  const parent = bodies.map((_, index) => index);
  const root = (index: number): number => {
    while (parent[index] !== index) index = parent[index] = parent[parent[index] as number] as number;
    return index;
  };
  const floor = Math.min(...bodies.map(({ box }) => box.min.z));
  const grounded = bodies.flatMap(({ box }, index) => (box.min.z <= floor + touching ? [index] : []));
  for (const index of grounded) parent[root(index)] = root(grounded[0] as number);
  const order = bodies
    .map((_, index) => index)
    .toSorted((a, b) => (bodies[a] as Body).box.min.x - (bodies[b] as Body).box.min.x);
  order.forEach((a, rank) => {
    const first = bodies[a] as Body;
    for (const b of order.slice(rank + 1)) {
      const second = bodies[b] as Body;
      if (second.box.min.x > first.box.max.x + touching) break;
      if (root(a) !== root(b) && touch(first, second)) parent[root(a)] = root(b);
    }
  });
  const groups = new Map<number, Body[]>();
  bodies.forEach((body, index) => groups.set(root(index), [...(groups.get(root(index)) ?? []), body]));
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
};

/** Rule: every body is connected to the floor through contact with others. */
export const floating = (parts: readonly Part[]): string[] =>
  groupsOf(bodiesOf(parts))
    .slice(1)
    .map((group) => {
      const [first] = group as [Body];
      const { x, y, z } = first.box.min;
      return `floating: ${first.part.name} ("${first.key.slice(0, 40)}") and ${group.length - 1} other solids at ${[x, y, z].map(Math.round).join(", ")}`;
    });
