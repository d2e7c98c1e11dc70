/**
 * The register of bottling line 3: one shift, with the downtime that its controllers recorded and what was counted. Times in
 * minutes since the begin of the shift at 06:00, counts in bottles.
 */
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
] as const;

/** Bottles filled, and the rejects of each machine. All other bottles continue to the next machine. */
export const filled = 36_400;
export const rejects = [
  { machine: "Filler", rejected: 142 },
  { machine: "Capper", rejected: 96 },
  { machine: "Labeler", rejected: 205 },
  { machine: "Inspection", rejected: 118 },
  { machine: "Packer", rejected: 31 },
] as const;

export const bottlesInCase = 12;
/** Orders of the shift in cases; the first ended with the change of bottle format, the second runs. */
export const ordered = [
  { order: "48117", product: "Still water 0.75 l", lot: "L117-A", asked: 1420 },
  { order: "48121", product: "Still water 0.50 l", lot: "L121-A", asked: 2000 },
  { order: "48126", product: "Sparkling 0.50 l", lot: "", asked: 1800 },
] as const;
