/**
 * Weights of what is bought: the one table of them. All are typical, by formulas fitted to makers' catalogs, and are to be
 * replaced by the suppliers' own. kg; DN and mm; kW.
 */
import { Vector3 } from "three";
import { equipment, type Equipment } from "../../packages/plant/scrubbing-system.ts";
import { type BoughtKind, boughtKind } from "../kit/bought-parts.ts";
import type { Material } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import { bundleOf, bundleTube, tubesIn } from "../kit/tube-bundles.ts";

/** What a sheet calls them together. */
// oxfmt-ignore
export type BoughtGroup =
  "pumps with motors" | "fans with motors" | "agitators" | "drives" | "valves" | "tube bundles" | "devices";

export interface BoughtWeight {
  group: BoughtGroup;
  /** Undefined if the power of its motor is in no list. */
  kilograms: number | undefined;
  /** Where it weighs, in the part's coordinates, mm; the middle of what it replaces if nothing is said. */
  at?: Vector3;
  /** What of the part's solids it replaces: all, those of some materials, or none, which it comes on top of. */
  instead: "all" | "none" | readonly Material[];
}

/** Four-pole motor of efficiency class IE3, on feet, cast iron. */
const motor = (kilowatts = Number.NaN): number => 14 * kilowatts ** 0.88;

/** Motors that are in no register, by their tags without the letter of a spare, or by their parts' names. Samples. */
const motors: Readonly<Record<string, number>> = {
  "P-501": 15,
  "P-301": 15,
  "P-701": 7.5,
  "P-801": 7.5,
  "P-211": 0.37,
  "M-201": 0.75,
  drive: 4,
  "drum washer": 1.5,
  "power pack": 7.5,
};
const register: Readonly<Record<string, Equipment>> = equipment;
/** Power of the motor of a part by its tag or name; undefined if it is in no list. */
export const powerOf = (name: string): number | undefined => register[name]?.power ?? motors[name.replace(/[AB]$/, "")];

/** Flanged valve of steel, class 150: weight at DN 50, and the power of DN by which it grows. */
type Fit = readonly [at50: number, power: number];
/** A plastic one weighs so much of it; its actuator is the same. */
const plastic = 0.25;
const valves = {
  "ball valve": [12, 1.4],
  "check valve": [14, 1.42],
  "gate valve": [18, 1.32],
  "globe valve": [21, 1.43],
  strainer: [11, 1.6],
  "relief valve": [30, 1.1],
} as const satisfies Partial<Record<BoughtKind, Fit>>;
/** Pneumatic actuator with positioner or limit switches. */
const actuators = {
  "control valve": { body: "globe valve", actuator: [20, 0.8] },
  "on/off valve": { body: "ball valve", actuator: [5, 1] },
} as const satisfies Partial<Record<BoughtKind, { body: keyof typeof valves; actuator: Fit }>>;
const fitted = ([at50, power]: Fit, bore: number) => at50 * (bore / 50) ** power;

/** Pumps and drives with their motors, by bore. */
const machines = {
  /** By ISO 2858, with half its and the motor's weight for base plate, coupling and guard. */
  "pump on a base plate": (bore, kilowatts) => 1.5 * (62 * (bore / 80) ** 1.1 + motor(kilowatts)),
  /** With the plate, and three tenths for column and lantern. */
  "immersed pump": (bore, kilowatts) => 1.3 * (45 * (bore / 50) ** 1.2 + motor(kilowatts)),
  /** Of steel on its pedestal; a small plastic one stands on its tank. */
  "metering pump": (_, kilowatts, isPlastic) => (isPlastic ? 12 : 60) + motor(kilowatts),
  /** With its gear, shaft and impeller. */
  agitator: (_, kilowatts) => 2.2 * motor(kilowatts) + 18,
  /** Of polypropylene on a steel frame. */
  fan: (bore, kilowatts) => 380 * (bore / 560) ** 2 + motor(kilowatts),
} as const satisfies Partial<
  Record<BoughtKind, (bore: number, kilowatts: number | undefined, isPlastic: boolean) => number>
>;

const machineGroups = {
  "pump on a base plate": "pumps with motors",
  "immersed pump": "pumps with motors",
  "metering pump": "pumps with motors",
  agitator: "agitators",
  fan: "fans with motors",
} as const satisfies Record<keyof typeof machines, BoughtGroup>;

/** Motors inside of parts that are otherwise fabricated, and devices that the solids leave out. */
const within: Readonly<Record<string, (part: Part) => BoughtWeight>> = {
  /** With its bevel gear. */
  drive: ({ name }) => ({
    group: "drives",
    kilograms: 2.5 * motor(powerOf(name)),
    instead: ["motor", "pump"],
  }),
  "drum washer": ({ name }) => ({ group: "drives", kilograms: motor(powerOf(name)), instead: ["motor"] }),
  /** With its gear pump and accumulator. */
  "power pack": ({ name }) => ({ group: "drives", kilograms: motor(powerOf(name)) + 30, instead: ["motor"] }),
  /** Mounting plate of 3 mm with PLC, supplies, ducts and terminals, before the back. */
  "control panel": () => ({ group: "devices", kilograms: 100, at: new Vector3(0, 110, 1100), instead: "none" }),
  /** Withdrawable air circuit breaker of 800 A. */
  incomer: () => ({ group: "devices", kilograms: 75, instead: "none" }),
};
/** Circuit breaker, contactor, relays and plugs of a withdrawable feeder, 8 to 16 kg. */
const feeder: BoughtWeight = { group: "devices", kilograms: 12, instead: "none" };

/** Baffles, tie rods and the floating head weigh a quarter of the tubes. */
const bundleMore = 1.25;
const steel = 7.85e-6;
/** The tubes of an exchanger by number × length × tube, a U being as long as two; with their baffles. */
const tubes = (part: Part): BoughtWeight | undefined => {
  const form = bundleOf(part);
  if (!form) return undefined;
  const { outside, wall } = bundleTube;
  const kilograms =
    form.middles.length * tubesIn(form) * form.length * Math.PI * (outside - wall) * wall * steel * bundleMore;
  const at = new Vector3();
  for (const middle of form.middles) at.addScaledVector(new Vector3(...middle), 1 / form.middles.length);
  return { group: "tube bundles", kilograms, at, instead: "none" };
};

const whole = (group: BoughtGroup, kilograms: number): BoughtWeight => ({
  group,
  kilograms: Number.isNaN(kilograms) ? undefined : kilograms,
  instead: "all",
});

/** Weight of what is bought of a part, or of all of it; undefined if it is fabricated. */
export const boughtWeight = (part: Part): BoughtWeight | undefined => {
  const kind = boughtKind(part);
  const [first] = part.ports;
  if (!kind || !first)
    return within[part.name]?.(part) ?? (part.name.endsWith(" drawer") ? feeder : undefined) ?? tubes(part);
  const { bore, kind: line } = first.end;
  const isPlastic = line === "pipe";
  if (kind in machines) {
    const own = machines[kind as keyof typeof machines];
    return whole(machineGroups[kind as keyof typeof machines], own(bore, powerOf(part.name), isPlastic));
  }
  // A flat disc between flanges.
  if (kind === "butterfly valve") return whole("valves", 4.5 * (bore / 100) ** 1.6);
  const driven = actuators[kind as keyof typeof actuators];
  const body = valves[driven?.body ?? (kind as keyof typeof valves)];
  return whole("valves", fitted(body, bore) * (isPlastic ? plastic : 1) + (driven ? fitted(driven.actuator, bore) : 0));
};
