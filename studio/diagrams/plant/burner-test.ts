// Factory acceptance test of the burner panel: what each cause of IA-CE-201 has to do, and what was measured.
import { burnerEffects, burnerTrips, effectOf, type Interlock } from "./interlocks.ts";

/** Longest time from a cause to gas valves without power, and shortest time for which the fan runs on, s. */
export const required = { trip: 1, purge: 30 } as const;
/** How far from its limit an analog signal may trip, as a fraction of the limit. */
export const tolerance = 0.01;
/** Volts below which a digital input is off (IEC 61131-2, type 1). */
const off = 5;

/** Reading at the trip, in the limit's unit, of contacts in V; times from the cause in s. An example of a record. */
interface Measured {
  readonly reading: string;
  readonly trip: number;
  readonly fan?: number;
}

export const measured: Readonly<Record<string, Measured>> = {
  "BALL-201": { reading: "19.9", trip: 0.62, fan: 31.2 },
  "PALL-202": { reading: "0.398", trip: 0.24, fan: 31.1 },
  "PAHH-202": { reading: "1.304", trip: 0.23, fan: 31.2 },
  "FALL-203": { reading: "1494", trip: 0.38, fan: 31.1 },
  "PAHH-203": { reading: "25.1", trip: 0.24, fan: 31.1 },
  "LSLL-202A": { reading: "0.2", trip: 0.41, fan: 31.2 },
  "LSLL-202B": { reading: "0.2", trip: 0.43, fan: 31.1 },
  "PAHH-201": { reading: "10.82", trip: 0.22, fan: 31.2 },
  "K-203 stopped": { reading: "0.1", trip: 0.11 },
  "HS-201 pressed": { reading: "0.0", trip: 0.06, fan: 31.1 },
  "Power lost": { reading: "0.0", trip: 0.04, fan: 0.05 },
};

const [, , , fanStops] = burnerEffects;

/** How the tester simulates a cause at the panel's terminals. */
const action = (cause: string): string => {
  if (/HH-/.test(cause)) return `${cause}: signal raised`;
  if (cause.startsWith("LS")) return `${cause}: probe’s circuit opened`;
  if (/LL-/.test(cause)) return `${cause}: signal lowered`;
  return cause === "Power lost" ? `${cause}: supply switched off` : `${cause}: link opened`;
};

/** An analog signal trips at its limit, a contact where its input goes off. */
const tripPoint = ({ cause, limit }: Interlock): readonly [value: number, unit: string, isAnalog: boolean] => {
  if (limit === undefined || cause.startsWith("LS")) return [off, "V", false];
  const [value, unit = ""] = limit.split(" ");
  return [Number(value), unit, true];
};

const stops = (interlock: Interlock) => (fanStops ? effectOf(interlock, fanStops) : "");

/** Whether what was measured is what is required. */
export const verdictOf = (interlock: Interlock, { reading, trip, fan = 0 }: Measured): "pass" | "fail" => {
  const [limit, , isAnalog] = tripPoint(interlock);
  const atLimit = isAnalog ? Math.abs(Number(reading) / limit - 1) <= tolerance : Number(reading) < limit;
  const fanPasses = stops(interlock) === "P" ? fan >= required.purge : fan <= required.trip;
  return atLimit && trip <= required.trip && fanPasses ? "pass" : "fail";
};

/** Tests of the record, in the order of the causes. Throws if a cause was not tested. */
export const burnerTests = burnerTrips.map((interlock, index) => {
  const { cause } = interlock;
  const found = measured[cause];
  if (!found) throw new Error(`${cause} was not tested`);
  const { reading, trip, fan } = found;
  const [limit, unit, isAnalog] = tripPoint(interlock);
  return {
    line: String(index + 1),
    done: action(cause),
    expected: `${isAnalog ? "" : "below "}${limit} ${unit}`,
    reading: `${reading} ${unit}`,
    trip: trip.toFixed(2),
    fan: fan === undefined ? "–" : fan.toFixed(stops(interlock) === "P" ? 1 : 2),
    verdict: verdictOf(interlock, found),
  };
});
