// What follows from the register of drum filler W-610. kg, s.
import { present, recipe } from "./registers/drum-filling.ts";

const coarseTime = recipe.coarseUntil / recipe.coarseRate;
const fineTime = (recipe.target - recipe.inFlight - recipe.coarseUntil) / recipe.fineRate;
export const cycle = recipe.before + coarseTime + fineTime + recipe.after;
export const drumsAnHour = 3600 / cycle;

/** Net weight in kg, `second` seconds after filling began. */
export function weightAt(second: number): number {
  if (second <= 0) return 0;
  if (second < coarseTime) return recipe.coarseRate * second;
  if (second < coarseTime + fineTime) return recipe.coarseUntil + recipe.fineRate * (second - coarseTime);
  return recipe.target;
}

/** The drum that is being filled now. */
export const now = {
  ...present,
  net: weightAt(present.elapsed),
  state: present.elapsed < coarseTime ? "Filling fast" : "Filling slowly",
} as const;
export const fillingTime = coarseTime + fineTime;
/** Minutes until the order is complete, this drum included. */
export const minutesLeft = ((now.of - now.drum + 1) * cycle - recipe.before - now.elapsed) / 60;
