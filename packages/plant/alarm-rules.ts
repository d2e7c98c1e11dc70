import { type AlarmTag, watchedBy } from "./scrubbing-results.ts";
import { alarms, type RegisteredAlarm } from "./scrubbing-system.ts";

export interface AlarmRule extends Pick<RegisteredAlarm, "priority" | "deadband" | "delay"> {
  readonly tag: AlarmTag;
  /** The point whose value is watched. */
  readonly point: string;
  readonly direction: "above" | "below";
  readonly limit: number;
  readonly suppressedBy: readonly string[];
}

export type { AlarmTag };
export const alarmTags = Object.keys(alarms) as readonly AlarmTag[];

/** The alarms of the register, in its order, with what each watches. */
export const alarmRules: readonly AlarmRule[] = alarmTags.map((tag) => {
  const { priority, deadband, delay, suppressedBy = [] }: RegisteredAlarm = alarms[tag];
  return { tag, priority, deadband, delay, suppressedBy, ...watchedBy(tag) };
});

/** The rule of an alarm, or of a cause of an interlock. Throws if there is none. */
export function ruleOf(tag: AlarmTag): AlarmRule {
  const rule = alarmRules.find((one) => one.tag === tag);
  if (!rule) throw new Error(`The register has no alarm ${tag}`);
  return rule;
}

/** Whether a value is beyond a rule's limit, so many units before it. No value is beyond no limit. */
export const isBeyond = ({ direction, limit }: AlarmRule, value: number, deadband = 0): boolean =>
  direction === "above" ? value > limit - deadband : value < limit + deadband;
