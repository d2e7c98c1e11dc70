import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { ErrorSummary } from "./error-summary.ts";

const hour = 60 * 60 * 1000;

/** All alarms. Each is in /metrics from the start, and in /readyz while it is active. */
export const alarmNames = [
  "store",
  "enquiries refused",
  "store unreadable",
  "database connections",
  "database files",
  "database not saved",
  "database damaged",
  "delivery",
  "mail server",
  "outbox",
  "settings",
  "recipients",
  "parked",
  "bounced",
  "waiting",
  "flood",
  "suspects",
  "clock",
  "release",
] as const;
export type AlarmName = (typeof alarmNames)[number];

/** What the operator needs to know, without personal data. */
export interface AlarmDetails extends Readonly<Record<string, unknown>> {
  readonly error?: ErrorSummary | undefined;
}

/** Reports whether a condition that needs the operator lasts. */
export type Raise = (alarm: AlarmName, active: boolean, details: AlarmDetails, message: string) => void;

/**
 * Logs alarms (error entries with the property `alarm`): each at once, again at once if another error is its cause, and
 * every hour while its condition lasts.
 */
export function alarms({ clock, log }: { readonly clock: Pick<Clock, "now">; readonly log: Logger }): Raise {
  const raised = new Map<AlarmName, { readonly at: number; readonly cause: string }>();
  return (alarm, active, details, message) => {
    if (!active) return void raised.delete(alarm);
    const now = clock.now();
    const cause = [details.error?.name, details.error?.code, details.error?.errcode].join(" ");
    const last = raised.get(alarm);
    // The clock may be set back.
    if (last && last.cause === cause && Math.abs(now - last.at) < hour) return;
    raised.set(alarm, { at: now, cause });
    log.error({ alarm, ...details }, message);
  };
}
