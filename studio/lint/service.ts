import type { Vector3 } from "three";
import { axisOf, fallOf, reliefFall } from "../kit/falls.ts";
import { isMeteringPump } from "../kit/metering-pumps.ts";
import type { Part, Port } from "../kit/part.ts";

/**
 * Ports through which a run enters its parts from a port on, in order: through parts with an inlet and an outlet, up to
 * the next branch.
 */
const runFrom = (start: Port): Port[] => {
  const run: Port[] = [];
  let { mate } = start;
  while (mate && mate !== "battery limit") {
    const { owner, name }: Port = mate;
    if (run.some((entry) => entry.owner === owner)) break;
    run.push(mate);
    const across = name === "inlet" ? "outlet" : "inlet";
    const through = owner.ports.find((port) => port.name === across);
    if (!through || (name !== "inlet" && name !== "outlet")) break;
    mate = through.mate;
  }
  return run;
};

const isPump = ({ ports }: Part) => ports.some(({ name }) => name === "discharge");
/** By their words, or by their tags. */
const isCheck = ({ name }: Part) => /check|^NRV-/.test(name);
const isValve = (part: Part) => /valve|^HV-/.test(part.name) && !isCheck(part);

/**
 * Rule: every pump has shut-off valves on both sides and a check valve after its discharge. A metering pump has
 * internal check valves.
 */
export const pumps = (parts: readonly Part[]): string[] =>
  parts.filter(isPump).flatMap((pump) =>
    pump.ports.flatMap((port) => {
      if (port.mate === "battery limit" || (port.name !== "suction" && port.name !== "discharge")) return [];
      const run = runFrom(port).map(({ owner }) => owner);
      const faults: string[] = [];
      if (!run.some(isValve)) faults.push(`pump: ${pump.name} has no shut-off valve at its ${port.name}`);
      if (port.name === "discharge" && !isMeteringPump(pump) && !run.some(isCheck))
        faults.push(`pump: ${pump.name} has no check valve`);
      return faults;
    }),
  );

/** Legs of the parts' center lines in the direction of the flow. */
const legsOf = (axis: readonly Vector3[]) => axis.slice(1).map((to, index) => [axis[index] as Vector3, to] as const);

/** Rule: the line after a relief valve nowhere rises, because liquid would collect in the pocket before the next branch. */
const pockets = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ name }) => name.startsWith("PSV"))
    .flatMap(({ name, ports }) => {
      const outlet = ports.find((port) => port.name === "outlet");
      if (!outlet) return [];
      const climbs = runFrom(outlet).find(({ owner, name: entry }) => {
        const axis = /^(in|out)let$/.test(entry) ? axisOf(owner) : undefined;
        const onward = entry === "inlet" ? axis : axis?.toReversed();
        return legsOf(onward ?? []).some(([from, to]) => to.z > from.z + 1);
      });
      return climbs ? [`relief: ${climbs.owner.name} rises after ${name}`] : [];
    });

/** On shorter legs the fall is less than the tolerance of their making, mm: they nowhere rise. */
const shortest = 500;
const drains = ([from, to]: readonly [Vector3, Vector3]): boolean =>
  // Hundredths are lost in rounding.
  fallOf(from, to) > (Math.hypot(to.x - from.x, to.y - from.y) < shortest ? -1e-4 : 0.99 * reliefFall);

/** Rule: relief headers and other lines that drain fall to their outlets, as much as they have to everywhere. */
const drained = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ name }) => /\b(flare|relief|vent) header$|\b(relief return|blow-down|overflow)$/.test(name))
    .flatMap((part) =>
      legsOf(axisOf(part) ?? []).every(drains)
        ? []
        : [`relief: ${part.name} does not fall by 1:${1 / reliefFall} to its outlet`],
    );

const isExchanger = ({ ports }: Part) => ["tubeIn", "tubeOut"].every((end) => ports.some(({ name }) => name === end));

/** Parts that what is behind these ports can flow to without passing a valve, and the valves. */
const connectedTo = (start: readonly Port[]): Set<Part> => {
  const found = new Set<Part>();
  const open = [...start];
  for (let port = open.pop(); port; port = open.pop()) {
    const { mate } = port;
    if (!mate || mate === "battery limit" || found.has(mate.owner)) continue;
    const { owner } = mate;
    found.add(owner);
    if (isValve(owner) || owner.name.startsWith("PSV")) continue;
    // The shell of an exchanger is another space.
    const sides = isExchanger(owner) ? owner.ports.filter(({ name }) => name.startsWith("tube")) : owner.ports;
    open.push(...sides);
  }
  return found;
};

/**
 * Rule: cooling water that can be shut in the tubes of an exchanger, by valves here or in the plant beyond its lines, has a
 * thermal relief valve. An exchanger without lines leaves it to the plant.
 */
const shutIn = (parts: readonly Part[]): string[] =>
  parts.filter(isExchanger).flatMap((exchanger) => {
    const tubes = exchanger.ports.filter(({ name }) => name.startsWith("tube"));
    const reached = [...connectedTo(tubes)];
    const piped = reached.some((part) => part !== exchanger);
    return piped && !reached.some(({ name }) => name.startsWith("PSV"))
      ? [`relief: the tubes of ${exchanger.name} can be shut in without a thermal relief valve`]
      : [];
  });

/** Rule: relief lines, their headers, blow-down and overflows drain, without pockets. */
export const relief = (parts: readonly Part[]): string[] => [...pockets(parts), ...drained(parts), ...shutIn(parts)];
