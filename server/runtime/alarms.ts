import type { Logger } from "pino";
import type { Clock } from "./clock.ts";

const hour = 60 * 60 * 1000;

/**
 * Reports whether a condition that needs the operator lasts.
 * @param alarm the condition's name
 * @param details what the operator needs to know, without personal data
 */
export type Raise = (
  alarm: string,
  active: boolean,
  details: Readonly<Record<string, unknown>>,
  message: string,
) => void;

/** Logs alarms (error entries with the property `alarm`): each at once, and every hour while its condition lasts. */
export function alarms({ clock, log }: { readonly clock: Pick<Clock, "now">; readonly log: Logger }): Raise {
  const raisedAt = new Map<string, number>();
  return (alarm, active, details, message) => {
    const now = clock.now();
    if (!active) raisedAt.delete(alarm);
    // The clock may be set back.
    else if (Math.abs(now - (raisedAt.get(alarm) ?? Number.NEGATIVE_INFINITY)) >= hour) {
      raisedAt.set(alarm, now);
      log.error({ alarm, ...details }, message);
    }
  };
}
