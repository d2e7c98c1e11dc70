// One shift on bottling line 3 in the production system: downtime recorded by the controllers, counts by machine. Times
// in minutes since 06:00, counts in bottles.
export const shift = { from: 6 * 60, minutes: 480, breakFrom: 240, breakMinutes: 30, now: 435 } as const;
/** Rated speed of the slowest machine, bottles per minute. */
export const ratedSpeed = 120;

/** In order of time, none overlapping the break. The bottle format is changed when the first order is complete. */
export const stops = [
  { at: 0, minutes: 9, reason: "Cleaning" },
  { at: 52, minutes: 6, reason: "Filler jam" },
  { at: 88, minutes: 3, reason: "Capper torque" },
  { at: 131, minutes: 7, reason: "No pallets" },
  { at: 176, minutes: 2, reason: "Short stops" },
  { at: 189, minutes: 18, reason: "Bottle change" },
  { at: 223, minutes: 5, reason: "Filler jam" },
  { at: 291, minutes: 5, reason: "No pallets" },
  { at: 322, minutes: 4, reason: "Capper torque" },
  { at: 391, minutes: 2, reason: "Short stops" },
  { at: 410, minutes: 4, reason: "Filler jam" },
];

/** Planned production time until now, without the break, min. */
export const planned = shift.now - shift.breakMinutes;
export const stopped = stops.reduce((sum, { minutes }) => sum + minutes, 0);
export const ran = planned - stopped;

/** Bottles filled, and the rejects of each machine. All other bottles continue to the next machine. */
const filled = 36_400;
const rejects = [
  { machine: "Filler", rejected: 142 },
  { machine: "Capper", rejected: 96 },
  { machine: "Labeller", rejected: 205 },
  { machine: "Inspection", rejected: 118 },
  { machine: "Packer", rejected: 31 },
] as const;

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

export const bottlesInCase = 12;
const packed = Math.floor(good / bottlesInCase);
/** Cases ordered and packed. The first order ended with the change of bottle format. */
export const orders = [
  { order: "48117", product: "Still water 0.75 l", lot: "L117-A", asked: 1420, packed: 1420, state: "Closed 09:09" },
  {
    order: "48121",
    product: "Still water 0.50 l",
    lot: "L121-A",
    asked: 2000,
    packed: packed - 1420,
    state: "Running",
  },
  { order: "48126", product: "Sparkling 0.50 l", lot: "", asked: 1800, packed: 0, state: "Released" },
] as const;
/** Good bottles that do not fill a case yet. */
export const inOpenCase = good - packed * bottlesInCase;

/** Minutes until the running order is complete at the shift's average rate, downtime included. */
export const minutesToEnd = ((orders[1].asked - orders[1].packed) * bottlesInCase) / (good / planned);

/** Time of day from minutes since the start of the shift. */
export function clock(minute: number): string {
  const of = Math.round(shift.from + minute);
  return `${String(Math.floor(of / 60)).padStart(2, "0")}:${String(of % 60).padStart(2, "0")}`;
}
