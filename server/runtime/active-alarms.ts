import { Counter, Gauge, type Registry } from "@prometheus-io/client";
import type { Raise } from "./alarms.ts";

/** Observes the alarms that pass through `raise`: remembers which are active, and counts them. */
export function activeAlarms(raise: Raise, registry: Registry) {
  const activeNames = new Set<string>();
  const raised = new Counter({
    name: "ttpl_alarms_total",
    help: "How often the condition of each alarm has begun.",
    labelNames: ["alarm"],
    registers: [registry],
  });
  const lasting = new Gauge({
    name: "ttpl_alarm_active",
    help: "Whether the condition of each alarm lasts (1) or not (0), as of the last check.",
    labelNames: ["alarm"],
    registers: [registry],
  });
  const watched: Raise = (alarm, active, details, message) => {
    // A counter that first appears with the value 1 has not increased as far as Prometheus can tell:
    // https://prometheus.io/docs/practices/instrumentation/#avoid-missing-metrics
    raised.inc({ alarm }, active && !activeNames.has(alarm) ? 1 : 0);
    lasting.set({ alarm }, active ? 1 : 0);
    if (active) activeNames.add(alarm);
    else activeNames.delete(alarm);
    raise(alarm, active, details, message);
  };
  return {
    raise: watched,
    /** Whether the condition of any alarm lasts. */
    any: () => activeNames.size > 0,
  };
}
