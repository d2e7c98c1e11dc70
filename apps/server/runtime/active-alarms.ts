import { Counter, Gauge, type Registry } from "@prometheus-io/client";
import { type AlarmDetails, type AlarmName, alarmNames, type Raise } from "./alarms.ts";
import type { Clock } from "./clock.ts";

/** An alarm whose condition lasts, with the details of the last check. */
export interface ActiveAlarm {
  readonly name: AlarmName;
  /** When the condition was first found, in Unix milliseconds. */
  readonly since: number;
  readonly message: string;
  readonly details: AlarmDetails;
}

export interface ActiveAlarms {
  readonly raise: Raise;
  /** The alarms whose conditions last, the oldest first. */
  active(): readonly ActiveAlarm[];
}

/**
 * What is wrong at present. The log, /readyz, /metrics and the heartbeat all tell this and nothing else: every alarm goes
 * through `raise`.
 * @param raise tells the log
 */
export function activeAlarms(raise: Raise, registry: Registry, clock: Pick<Clock, "now">): ActiveAlarms {
  const lasting = new Map<AlarmName, ActiveAlarm>();
  const raised = new Counter({
    name: "ttpl_alarms_total",
    help: "How often the condition of each alarm has begun.",
    labelNames: ["alarm"],
    registers: [registry],
  });
  const active = new Gauge({
    name: "ttpl_alarm_active",
    help: "Whether the condition of each alarm lasts (1) or not (0), as of the last check.",
    labelNames: ["alarm"],
    registers: [registry],
  });
  // A counter that first appears with the value 1 has not increased as far as Prometheus can tell:
  // https://prometheus.io/docs/practices/instrumentation/#avoid-missing-metrics
  for (const alarm of alarmNames) {
    raised.inc({ alarm }, 0);
    active.set({ alarm }, 0);
  }
  return {
    raise(name, isActive, details, message) {
      const before = lasting.get(name);
      if (isActive && !before) raised.inc({ alarm: name });
      active.set({ alarm: name }, isActive ? 1 : 0);
      if (isActive) lasting.set(name, { name, since: before?.since ?? clock.now(), message, details });
      else lasting.delete(name);
      raise(name, isActive, details, message);
    },
    active: () => [...lasting.values()],
  };
}
