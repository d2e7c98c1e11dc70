// Feeders of the scrubbing system's motor control center. Currents are calculated from the motors' power.
import { equipment, type Equipment } from "../../../packages/plant/scrubbing-system.ts";

export const supply = {
  volts: 415,
  words: "3 AC 415 V 50 Hz",
  /** What the busbars carry for a second, and what the circuit breakers break. */
  withstand: "25 kA",
  breaking: { incoming: "36 kA", feeders: "25 kA" },
  /** Of the source, at the terminals. */
  faultLevel: "20 kA",
  bars: 250,
  /** Main circuit breaker, A. */
  breaker: 160,
} as const;

/** Primary current of the meter's current transformer, A: the next standard one above the main circuit breaker. */
export const transformer = {
  designation: "-B1",
  primary: [100, 150, 200, 250].find((amperes) => amperes > supply.breaker),
};

type Motor = Equipment & Required<Pick<Equipment, "power" | "start">>;
const hasMotor = (entry: [tag: string, of: Equipment]): entry is [string, Motor] => entry[1].power !== undefined;

const feeders = Object.entries<Equipment>(equipment)
  .filter(hasMotor)
  .map(([tag, { service, power: kilowatts, start }]) => ({ tag, service, kilowatts, start }));

/** Currents of copper cables by their cores, mm² and A: insulation of XLPE, reference method E (IEC 60364-5-52, B.52.12). */
const capacities = { 2.5: 32, 4: 42, 6: 54, 10: 75, 16: 100, 25: 127, 35: 158, 50: 192, 70: 246, 95: 298 } as const;
/** Factors for 40 °C and for four cables side by side on a tray (B.52.14, B.52.20). */
const derating = { warm: 0.91, grouped: 0.79 } as const;
/** What a cable of so many mm² carries on the tray, A. */
export const carries = (cores: keyof typeof capacities) => capacities[cores] * derating.warm * derating.grouped;
/** Smallest cores that carry a breaker's rated current, mm². */
const coresFor = (amperes: number) => {
  const sizes = Object.keys(capacities)
    .map(Number)
    .toSorted((a, b) => a - b) as (keyof typeof capacities)[];
  const found = sizes.find((cores) => carries(cores) >= amperes);
  if (!found) throw new Error(`No cable carries ${amperes} A`);
  return found;
};
export const cables = {
  incoming: `4 × ${coresFor(supply.breaker)} mm²`,
  basis: `Cables: copper, XLPE, for the breakers’ currents by IEC 60364-5-52, reference method E; factors ${derating.warm} for 40 °C, ${derating.grouped} for four on a tray.`,
} as const;

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
export const motors = feeders.map((feeder, index) => ({
  ...feeder,
  amperes: current(feeder.kilowatts),
  breaker: breakerFor(feeder.kilowatts),
  protection: `-Q${index + 2}`,
  cable: `4 × ${coresFor(breakerFor(feeder.kilowatts))} mm²${feeder.start === "converter" ? ", screened" : ""}`,
  starter: feeder.start === "converter" ? `-T${index + 2}` : `-Q${index + 12}`,
}));

/** The supply of 24 V DC and its breaker. */
export const control = { protection: "-Q9", supply: "-T9" } as const;
/** Direct current of the supply, and what it takes with a typical power factor times efficiency of 0.6, A. */
export const direct = { volts: 24, amperes: 20 } as const;
const ofControl = (direct.volts * direct.amperes) / (Math.sqrt(3) * supply.volts * 0.6);

/** The two recirculation pumps never run at the same time. */
export const demand = motors
  .filter(({ tag }) => tag !== "P-101B")
  .reduce((sum, { amperes }) => sum + amperes, ofControl);
