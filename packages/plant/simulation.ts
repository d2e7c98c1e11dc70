import { type Alarm, type AlarmEvent, newAlarms, scan } from "./alarms.ts";
import { historySeconds, plantBefore, step } from "./plant.ts";
import { points } from "./points.ts";
import type { Plant } from "./state.ts";

/** The running plant with its alarms and its events. */
export interface Simulation {
  readonly plant: Plant;
  /** By the order of `points`, as of the last second. */
  readonly values: Float64Array;
  readonly alarms: readonly Alarm[];
  /** Newest last; at most `eventsKept`. */
  readonly events: AlarmEvent[];
}

export const eventsKept = 200;

export function report(events: AlarmEvent[], event: AlarmEvent): void {
  if (events.push(event) > eventsKept) events.shift();
}

export function advance({ plant, values, alarms, events }: Simulation): void {
  step(plant);
  for (let index = 0; index < values.length; index++) values[index] = points[index]?.of(plant) ?? NaN;
  scan(alarms, values, plant.time, (event) => report(events, event));
}

/**
 * The simulation at a time in seconds since 1970, after two hours of history.
 * @param keep is called after each second of the history
 */
export function simulationAt(time: number, keep: (simulation: Simulation) => void): Simulation {
  const simulation: Simulation = {
    plant: plantBefore(time),
    values: new Float64Array(points.length),
    alarms: newAlarms(),
    events: [],
  };
  for (let second = 0; second < historySeconds; second++) {
    advance(simulation);
    keep(simulation);
  }
  return simulation;
}
