import { stepDryer, stepGas } from "./gas.ts";
import { stepInterlocks } from "./interlocks.ts";
import { stepDosing, stepPumps, stepTank, stepTower } from "./liquor.ts";
import { dryer } from "./scrubbing-system.ts";
import { type Plant, settledPlant } from "./state.ts";

/** Seconds of history with which a visitor begins. */
export const historySeconds = 7200;

/** One second of the scrubbing system. */
export function step(plant: Plant): void {
  plant.time += 1;
  stepDryer(plant);
  stepPumps(plant);
  stepGas(plant);
  stepDosing(plant);
  stepTower(plant);
  stepTank(plant);
  stepInterlocks(plant);
}

/**
 * The plant two hours before a time, in seconds since 1970, after which a visitor's history begins. It starts at a full
 * cycle of the clock, so that everybody has the same plant.
 */
export function plantBefore(time: number): Plant {
  const begin = time - historySeconds;
  const plant = settledPlant(Math.floor(begin / dryer.cycle) * dryer.cycle);
  while (plant.time < begin) step(plant);
  return plant;
}
