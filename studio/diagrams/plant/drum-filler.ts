// Drum filler W-610: fills 200 kg net by weight, first at high, then at low flow. kg, s.
export const recipe = {
  target: 200,
  coarseRate: 2.5,
  fineRate: 0.4,
  /** Weight at which coarse filling ends; `inFlight` still falls after the valve has closed. */
  coarseUntil: 190,
  inFlight: 0.4,
  tare: 17.8,
  tolerance: 0.3,
} as const;

const coarseTime = recipe.coarseUntil / recipe.coarseRate;
const fineTime = (recipe.target - recipe.inFlight - recipe.coarseUntil) / recipe.fineRate;
/** Seconds before filling (drum in, lance down, tare) and after it (drip, lance up, drum out). */
const before = 12;
const after = 14;

export const cycle = before + coarseTime + fineTime + after;
export const drumsAnHour = 3600 / cycle;

/** Net weight in kg, `second` seconds after filling began. */
export function weightAt(second: number): number {
  if (second <= 0) return 0;
  if (second < coarseTime) return recipe.coarseRate * second;
  if (second < coarseTime + fineTime) return recipe.coarseUntil + recipe.fineRate * (second - coarseTime);
  return recipe.target;
}

/** The drum that is being filled now. */
export const now = { drum: 38, of: 80, elapsed: 57, net: weightAt(57), state: "Filling fast" } as const;
export const fillingTime = coarseTime + fineTime;
/** Minutes until the order is complete, this drum included. */
export const minutesLeft = ((now.of - now.drum + 1) * cycle - before - now.elapsed) / 60;
