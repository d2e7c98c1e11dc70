// Drum filler W-610: 200 kg net by weight, fast to begin with and slow to the end. kg, s.
export const recipe = {
  target: 200,
  coarseRate: 2.5,
  fineRate: 0.4,
  /** Where fast filling ends, and how much still falls after the valve has shut. */
  coarseUntil: 190,
  inFlight: 0.4,
  tare: 17.8,
  tolerance: 0.3,
} as const;

const coarseTime = recipe.coarseUntil / recipe.coarseRate;
const fineTime = (recipe.target - recipe.inFlight - recipe.coarseUntil) / recipe.fineRate;
/** Drum in, lance down, tare; then drip, lance up, drum out. */
const before = 12;
const after = 14;

export const cycle = before + coarseTime + fineTime + after;
export const drumsAnHour = 3600 / cycle;

/** Net weight so many seconds after filling began, kg. */
export function weightAt(second: number): number {
  if (second <= 0) return 0;
  if (second < coarseTime) return recipe.coarseRate * second;
  if (second < coarseTime + fineTime) return recipe.coarseUntil + recipe.fineRate * (second - coarseTime);
  return recipe.target;
}

/** The drum that is being filled now. */
export const now = { drum: 38, of: 80, elapsed: 57, net: weightAt(57), state: "Filling fast" } as const;
export const fillingTime = coarseTime + fineTime;
/** Minutes until the order is filled, this drum included. */
export const minutesLeft = ((now.of - now.drum + 1) * cycle - before - now.elapsed) / 60;
