// Feeders of the scrubbing system's motor control centre. Currents are calculated from the motors' power.
import { scrubber } from "./tags/scrubber.ts";

export const supply = { volts: 415, words: "3 AC 415 V 50 Hz", shortCircuit: "25 kA, 1 s", bars: 250 } as const;

type Feeder = { tag: keyof typeof scrubber.devices; kilowatts: number; start: "direct" | "converter"; cable: string };

const feeders: readonly Feeder[] = [
  { tag: "P-101A", kilowatts: 7.5, start: "direct", cable: "4 × 4 mm²" },
  { tag: "P-101B", kilowatts: 7.5, start: "direct", cable: "4 × 4 mm²" },
  { tag: "P-102", kilowatts: 0.37, start: "direct", cable: "4 × 1.5 mm²" },
  { tag: "K-101", kilowatts: scrubber.devices["K-101"].power, start: "converter", cable: "4 × 25 mm², screened" },
];

/** Typical power factor times efficiency of a four-pole motor. */
const factor = (kilowatts: number) => (kilowatts < 1 ? 0.51 : kilowatts < 15 ? 0.75 : 0.8);
/** Rated current in A. */
export const current = (kilowatts: number) => (kilowatts * 1000) / (Math.sqrt(3) * supply.volts * factor(kilowatts));

/** Available motor-protective circuit breakers, by the upper end of their range in A. */
const breakers = [1.6, 2.5, 4, 6.3, 10, 16, 20, 25, 32, 40, 50, 63, 80, 100, 125];
/** The breaker of a motor, A. */
export const breakerFor = (kilowatts: number) =>
  breakers.find((rating) => rating >= current(kilowatts) * 1.05) ?? Number.NaN;

/** Feeders with the designations of their devices, which follow the main switch -Q1 of the panel. */
export const motors = feeders.map((feeder, at) => ({
  ...feeder,
  service: scrubber.devices[feeder.tag].service,
  amperes: current(feeder.kilowatts),
  breaker: breakerFor(feeder.kilowatts),
  protection: `-Q${at + 2}`,
  starter: feeder.start === "converter" ? `-T${at + 2}` : `-Q${at + 12}`,
}));

/** The supply of 24 V DC and its breaker. */
export const control = { protection: "-Q9", supply: "-T9" } as const;

/** The two recirculation pumps never run at the same time. */
export const demand = motors.filter(({ tag }) => tag !== "P-101B").reduce((sum, { amperes }) => sum + amperes, 0);
