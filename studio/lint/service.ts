import type { Part, Port } from "../kit/part.ts";

/** The parts of a run from an end on, as the fluid meets them: through what has an inlet and an outlet, up to where it branches off. */
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

/** Rule: a pump can be shut off on both sides, and what it delivers cannot run back. A metering pump has valves of its own for that. */
export const pumps = (parts: readonly Part[]): string[] =>
  parts.filter(isPump).flatMap(({ name, ports }) =>
    ports.flatMap((port) => {
      if (port.mate === "battery limit" || (port.name !== "suction" && port.name !== "discharge")) return [];
      const run = runFrom(port);
      const faults: string[] = [];
      if (!run.some(isValve)) faults.push(`pump: ${name} cannot be shut off at its ${port.name}`);
      if (port.name === "discharge" && !/metering/.test(name) && !run.some((part) => /check/.test(part.name)))
        faults.push(`pump: ${name} has no check valve`);
      return faults;
    }),
  );

/** Rule: what a relief valve lets off does not climb: a pocket would stand full of liquid before its outlet. */
export const relief = (parts: readonly Part[]): string[] =>
  parts
    .filter(({ name }) => name.startsWith("PSV"))
    .flatMap(({ name, ports }) => {
      const outlet = ports.find((port) => port.name === "outlet");
      if (!outlet) return [];
      const level = outlet.position.z;
      const climbs = runFrom(outlet).find((part) => part.route?.points.some(({ z }) => z > level + 1));
      return climbs ? [`relief: ${climbs.name} climbs behind ${name}`] : [];
    });
