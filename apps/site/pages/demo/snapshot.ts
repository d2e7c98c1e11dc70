import type { Alarm, AlarmEvent } from "@ttpl/plant/alarms.ts";
import type { Simulation } from "@ttpl/plant/simulation.ts";

/** What the viewer gets of the plant, once a second: from the simulation in the page, or from a gateway. */
export interface Snapshot {
  /** Seconds since 1970. */
  readonly time: number;
  /** In the order of `points`. */
  readonly values: ArrayLike<number>;
  readonly alarms: readonly Pick<Alarm, "rule" | "state" | "since" | "suppressed" | "shelvedUntil">[];
  /** Newest last. */
  readonly events: readonly AlarmEvent[];
  readonly probeLate: boolean;
}

export const snapshotOf = ({ plant, values, alarms, events }: Simulation): Snapshot => ({
  time: plant.time,
  values,
  alarms,
  events,
  probeLate: plant.disturbances.probeLate,
});
