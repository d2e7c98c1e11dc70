import { isTank } from "../kit/capacity.ts";
import type { Part, Port } from "../kit/part.ts";

const faultsOfTank = (tank: Part): string[] => {
  const named = (...names: string[]): Port | undefined => tank.ports.find(({ name }) => names.includes(name));
  const [fill, overflow, drain] = [named("fill", "filler"), named("overflow"), named("drain")];
  // The inside of a tank in a gas duct is vented through it.
  const vent = named("vent") ?? tank.ports.find(({ end: { kind } }) => kind === "duct");
  const missing = Object.entries({
    fill,
    // What is filled by hand through a filler is watched.
    overflow: overflow ?? named("filler"),
    drain,
    vent,
  }).flatMap(([name, port]) => (port ? [] : [`nozzles: ${tank.name} has no ${name}`]));
  if (missing.length > 0 || !overflow || !fill || !drain || !vent) return missing;
  const faults: string[] = [];
  if (overflow.end.bore < fill.end.bore) faults.push("has an overflow narrower than its fill");
  if (vent.position.z < overflow.position.z) faults.push("has its vent below its overflow");
  if (drain.position.z > overflow.position.z) faults.push("has its drain above its overflow");
  return faults.map((fault) => `nozzles: ${tank.name} ${fault}`);
};

/**
 * Rule: an atmospheric tank has a fill, an overflow that carries what the fill brings, a drain and a vent; filters and
 * coolers have a drain.
 */
export const nozzles = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (isTank(part)) return faultsOfTank(part);
    if (/^[A-Z]-\d.*(filters|coolers)$/.test(part.name) && !part.ports.some(({ name }) => name.startsWith("drain")))
      return [`nozzles: ${part.name} has no drain`];
    return /\btank$/.test(part.name) ? [`nozzles: ${part.name} is not declared a tank`] : [];
  });
