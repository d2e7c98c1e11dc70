import type { Part, Port } from "../kit/part.ts";

/** Parts of a run from a port on, in order: through parts with an inlet and an outlet, up to the next branch. */
const runFrom = (start: Port): Part[] => {
  const run: Part[] = [];
  let { mate } = start;
  while (mate && mate !== "battery limit") {
    const { owner, name }: Port = mate;
    if (run.includes(owner)) break;
    run.push(owner);
    const across = name === "inlet" ? "outlet" : "inlet";
    const through = owner.ports.find((port) => port.name === across);
    if (!through || (name !== "inlet" && name !== "outlet")) break;
    mate = through.mate;
  }
  return run;
};

const isPump = ({ ports }: Part) => ports.some(({ name }) => name === "discharge");
const isValve = ({ name }: Part) => /valve/.test(name) && !/check/.test(name);

/**
 * Rule: every pump has shut-off valves on both sides and a check valve after its discharge. A metering pump has
 * internal check valves.
 */
export const pumps = (parts: readonly Part[]): string[] =>
  parts.filter(isPump).flatMap(({ name, ports }) =>
    ports.flatMap((port) => {
      if (port.mate === "battery limit" || (port.name !== "suction" && port.name !== "discharge")) return [];
      const run = runFrom(port);
      const faults: string[] = [];
      if (!run.some(isValve)) faults.push(`pump: ${name} has no shut-off valve at its ${port.name}`);
      if (port.name === "discharge" && !/metering/.test(name) && !run.some((part) => /check/.test(part.name)))
        faults.push(`pump: ${name} has no check valve`);
      return faults;
    }),
  );

/** Rule: the line after a relief valve does not rise, because liquid would collect in the pocket before the outlet. */
export const relief = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ name }) => name.startsWith("PSV"))
    .flatMap(({ name, ports }) => {
      const outlet = ports.find((port) => port.name === "outlet");
      if (!outlet) return [];
      const level = outlet.position.z;
      const climbs = runFrom(outlet).find((part) => part.route?.points.some(({ z }) => z > level + 1));
      return climbs ? [`relief: ${climbs.name} rises after ${name}`] : [];
    });
