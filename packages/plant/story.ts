import { startBatch } from "./gas.ts";
import { advance, type Simulation, simulationAt } from "./simulation.ts";

/** Some ten o'clock, UTC. */
const tenOClock = Date.UTC(2026, 8, 21, 10) / 1000;
/** How long after the dryer's start the prerendered page shows the plant, s. */
const sinceStart = 360;

/** The plant of the success story as it was found: six minutes after a dryer start, with the pH probe in the tank. */
export function asFound(): Simulation {
  const simulation = simulationAt(tenOClock, () => undefined);
  Object.assign(simulation.plant.disturbances, { probeLate: true, startSignal: false });
  startBatch(simulation.plant);
  for (let second = 0; second < sinceStart; second++) advance(simulation);
  return simulation;
}
