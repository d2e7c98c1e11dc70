import { type AlarmRule, alarmRules, isBeyond } from "./alarm-rules.ts";
import { pointIndex } from "./points.ts";

/**
 * States of an alarm by ISA-18.2; shelving and suppression by design are kept beside them. `returned` is return to normal,
 * unacknowledged (RTNUN).
 */
export const alarmStates = ["normal", "unacknowledged", "acknowledged", "returned"] as const;
export type AlarmState = (typeof alarmStates)[number];

export interface Alarm {
  readonly rule: AlarmRule;
  readonly pointIndex: number;
  state: AlarmState;
  /** When the state began, in seconds since 1970; for how long the condition has been other than the state. */
  since: number;
  waiting: number;
  suppressed: boolean;
  /** Until when it is shelved, in seconds since 1970, or 0. */
  shelvedUntil: number;
}

export const eventKinds = ["alarm", "returned", "acknowledged", "shelved", "unshelved"] as const;
export interface AlarmEvent {
  readonly time: number;
  readonly tag: string;
  readonly kind: (typeof eventKinds)[number];
}
type Report = (event: AlarmEvent) => void;

export const newAlarms = (): Alarm[] =>
  alarmRules.map((rule) => ({
    rule,
    pointIndex: pointIndex(rule.point),
    state: "normal",
    since: 0,
    waiting: 0,
    suppressed: false,
    shelvedUntil: 0,
  }));

/** Whether the condition of an alarm is present, acknowledged or not. */
export const isActive = ({ state }: Pick<Alarm, "state">): boolean =>
  state === "unacknowledged" || state === "acknowledged";

const beyond = (alarm: Alarm, values: ArrayLike<number>): boolean =>
  !alarm.suppressed && isBeyond(alarm.rule, values[alarm.pointIndex] ?? NaN, isActive(alarm) ? alarm.rule.deadband : 0);

/** One second of alarm detection. */
export function scan(alarms: readonly Alarm[], values: ArrayLike<number>, time: number, report: Report): void {
  for (const alarm of alarms) {
    const { rule } = alarm;
    if (alarm.shelvedUntil > 0 && time >= alarm.shelvedUntil) unshelve(alarm, time, report);
    alarm.suppressed =
      rule.suppressedBy.length > 0 &&
      alarms.some((other) => rule.suppressedBy.includes(other.rule.tag) && isActive(other));
    const wasActive = isActive(alarm);
    const now = beyond(alarm, values);
    if (now === wasActive) {
      alarm.waiting = 0;
      continue;
    }
    alarm.waiting += 1;
    if (alarm.waiting <= rule.delay[now ? 0 : 1]) continue;
    alarm.waiting = 0;
    alarm.since = time;
    if (now) alarm.state = "unacknowledged";
    else alarm.state = alarm.state === "acknowledged" ? "normal" : "returned";
    report({ time, tag: rule.tag, kind: now ? "alarm" : "returned" });
  }
}

/** Returns whether there was anything to acknowledge. */
export function acknowledge(alarm: Alarm, time: number, report: Report): boolean {
  if (alarm.state !== "unacknowledged" && alarm.state !== "returned") return false;
  alarm.state = alarm.state === "returned" ? "normal" : "acknowledged";
  report({ time, tag: alarm.rule.tag, kind: "acknowledged" });
  return true;
}

/** How long an alarm can be shelved, s: never without an end. */
export const shelvingSeconds = 600;

export function shelve(alarm: Alarm, time: number, report: Report): void {
  alarm.shelvedUntil = time + shelvingSeconds;
  report({ time, tag: alarm.rule.tag, kind: "shelved" });
}

export function unshelve(alarm: Alarm, time: number, report: Report): void {
  alarm.shelvedUntil = 0;
  report({ time, tag: alarm.rule.tag, kind: "unshelved" });
}

/** Whether it belongs into the list of alarms: it is active, unacknowledged, or shelved. */
export const listed = ({ state, shelvedUntil }: Pick<Alarm, "state" | "shelvedUntil">): boolean =>
  state !== "normal" || shelvedUntil > 0;

type InList = Pick<Alarm, "rule" | "since" | "shelvedUntil">;

/** Order of the list: shelved last, then by priority, newest first. */
export const inOrder = (a: InList, b: InList): number =>
  Number(a.shelvedUntil > 0) - Number(b.shelvedUntil > 0) || a.rule.priority - b.rule.priority || b.since - a.since;
