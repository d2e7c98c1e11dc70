import type { Vector3 } from "three";
import type { Part, Port } from "../kit/part.ts";
import { type Body, bodiesOf, touch, touching } from "./contact.ts";
import { lengthOf, type Line, linesOf, stationOf } from "./lines.ts";
import { longestSpan } from "./spans.ts";

/** What closes or joins lines bears nothing. */
const bearsNothing = ({ name }: Part) => /^(joint|blind|cover) /.test(name);
const owner = ({ mate }: Port): Part | undefined => (mate && mate !== "battery limit" ? mate.owner : undefined);
const isInstrument = ({ ports }: Part) => ports.every(({ name }) => name === "process");

/** Whether equipment, a tee, or the plant beyond the limit of supply bears the end of a line. */
const bearsEnd = (end: Port): boolean => {
  const held = owner(end);
  return end.mate === "battery limit" || (held !== undefined && !bearsNothing(held));
};

/** Whether the line rests on what is connected to its branch: equipment, or a line from below. */
const restsOn = (branch: Port): boolean => {
  const held = owner(branch);
  if (!held || bearsNothing(held) || isInstrument(held)) return false;
  return branch.direction.z < -0.5 || !held.ports.some(({ name }) => name === "inlet" || name === "outlet");
};

/** Stretches of a line on which it is borne, by distances from its start, mm, in order. */
const bearingsOf = ({ stretches, ends }: Line, bodiesOfPart: Map<Part, Body[]>, steelwork: readonly Body[]) => {
  const found: [from: number, to: number][] = [];
  let run = 0;
  for (const { part, points } of stretches) {
    const station = (place: Vector3) => run + stationOf(points, place);
    for (const body of bodiesOfPart.get(part) ?? [])
      for (const other of steelwork.filter((candidate) => touch(body, candidate))) {
        const { min, max } = body.box.clone().expandByScalar(touching).intersect(other.box);
        const both = [station(min), station(max)];
        found.push([Math.min(...both), Math.max(...both)]);
      }
    for (const port of part.ports)
      if (!/^(in|out)let$/.test(port.name) && restsOn(port))
        found.push([station(port.position), station(port.position)]);
    run += lengthOf(points);
  }
  for (const [index, end] of ends.entries()) if (bearsEnd(end)) found.push(index ? [run, run] : [0, 0]);
  return { found: found.toSorted((a, b) => a[0] - b[0]), run };
};

/**
 * Rule: a horizontal line has supports within the span of its size, and its free ends are at most half as long, which
 * bends it no more. Vertical legs do not count.
 */
export const span = (parts: readonly Part[]): string[] => {
  const bodies = bodiesOf(parts);
  const bodiesOfPart = Map.groupBy(bodies, ({ part }) => part);
  const steelwork = bodies.filter(({ part }) => part.ports.length === 0 && !bearsNothing(part));
  return linesOf(parts).flatMap((line) => {
    const { found, run } = bearingsOf(line, bodiesOfPart, steelwork);
    let [gap, reached] = [0, found[0]?.[1] ?? 0];
    for (const [from, to] of found) [gap, reached] = [Math.max(gap, from - reached), Math.max(reached, to)];
    const free = Math.max(found[0]?.[0] ?? run, run - reached);
    const limit = longestSpan(line.size.bore, line.size.kind);
    const { name } = line.stretches.reduce((a, b) => (lengthOf(b.points) > lengthOf(a.points) ? b : a)).part;
    return [
      ...(gap > limit ? [`span: ${name} runs ${Math.round(gap)} mm between supports, ${limit} at most`] : []),
      ...(free > limit / 2
        ? [`span: ${name} runs ${Math.round(free)} mm beyond its last support, ${limit / 2} at most`]
        : []),
    ];
  });
};
