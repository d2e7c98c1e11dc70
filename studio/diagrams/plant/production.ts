// What follows from the register of bottling line 3: availability, performance and quality, losses and orders. Times in minutes
// since the begin of the shift, counts in bottles.
import { clock as timeOfDay } from "./clock.ts";
import { bottlesInCase, filled, ordered, ratedSpeed, rejects, shift, stops } from "./registers/bottling-line.ts";

/** Time of day from minutes since the start of the shift. */
export const clock = (minute: number): string => timeOfDay(Math.round(shift.from + minute));

/** Planned production time until now, without the break, min. */
export const planned = shift.now - shift.breakMinutes;
export const stopped = stops.reduce((sum, { minutes }) => sum + minutes, 0);
export const ran = planned - stopped;

export const machines = rejects.map(({ machine, rejected }, index) => {
  const before = rejects.slice(0, index).reduce((sum, { rejected }) => sum + rejected, 0);
  return { machine, taken: filled - before, rejected, passed: filled - before - rejected };
});

export const good = machines.at(-1)?.passed ?? 0;

const availability = ran / planned;
const performance = filled / (ratedSpeed * ran);
const quality = good / filled;
export const effectiveness = { availability, performance, quality, oee: availability * performance * quality } as const;

/** Downtime reasons by lost time, longest first, with cumulative share. */
export function pareto() {
  const reasons = [...new Set(stops.map(({ reason }) => reason))].map((reason) => {
    const own = stops.filter((stop) => stop.reason === reason);
    return { reason, minutes: own.reduce((sum, { minutes }) => sum + minutes, 0), count: own.length };
  });
  const sorted = reasons.toSorted((a, b) => b.minutes - a.minutes);
  return sorted.map((entry, index) => ({
    ...entry,
    share: sorted.slice(0, index + 1).reduce((sum, { minutes }) => sum + minutes, 0) / stopped,
  }));
}

const packed = Math.floor(good / bottlesInCase);
const [first, running, next] = ordered;
const change = stops.find(({ reason }) => reason === "Bottle change");
/** Cases ordered and packed. */
export const orders = [
  { ...first, packed: first.asked, state: `Closed ${clock(change?.at ?? NaN)}` },
  { ...running, packed: packed - first.asked, state: "Running" },
  { ...next, packed: 0, state: "Released" },
] as const;
/** Good bottles that do not fill a case yet. */
export const inOpenCase = good - packed * bottlesInCase;

/** Minutes until the running order is complete at the shift's average rate, downtime included. */
export const minutesToEnd = ((orders[1].asked - orders[1].packed) * bottlesInCase) / (good / planned);
