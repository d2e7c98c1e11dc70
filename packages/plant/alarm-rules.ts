import { interlocks } from "./interlocks.ts";
import { pointIndex } from "./points.ts";

export interface AlarmRule {
  readonly tag: string;
  /** 1 is the most urgent. */
  readonly priority: 1 | 2 | 3;
  /** The point whose value is watched. */
  readonly point: string;
  readonly direction: "above" | "below";
  readonly limit: number;
  /** How far the value has to return before the alarm ends, in the point's unit. */
  readonly deadband: number;
  /** Seconds beyond the limit before the alarm begins, and back before it ends. */
  readonly delay: readonly [on: number, off: number];
  /** Suppressed by design while one of these alarms is active: it would only repeat it. */
  readonly suppressedBy: readonly string[];
}

const limitOf = (cause: (typeof interlocks)[number]["cause"]): number =>
  interlocks.find((interlock) => interlock.cause === cause)?.limit ?? NaN;

/** The permit of the success story, mg/Nm³. */
export const permit = 20;

/** The alarms of the scrubbing system, rationalized: one alarm for one cause (ISA-18.2). */
export const alarmRules = [
  rule("AAH-103", 1, "AI-103", "above", permit, 1, [5, 20], ["FALL-102", "LALL-101", "FAL-101"]),
  rule("TAHH-101", 1, "TI-101", "above", limitOf("TAHH-101"), 3, [0, 10]),
  rule("FALL-102", 1, "FI-102", "below", limitOf("FALL-102"), 1, [10, 5], ["LALL-101"]),
  rule("LALL-101", 1, "LIC-101.PV", "below", limitOf("LALL-101"), 3, [0, 10]),
  rule("TAH-101", 2, "TI-101", "above", limitOf("TAH-101"), 3, [0, 10], ["TAHH-101"]),
  rule("FAL-101", 2, "FI-101", "below", limitOf("FAL-101"), 3, [1, 10], ["FALL-102", "LALL-101"]),
  rule("LAL-101", 2, "LIC-101.PV", "below", 35, 2, [10, 30], ["LALL-101"]),
  rule("LAL-102", 2, "LI-102", "below", 25, 2, [10, 30]),
  rule("AAL-101", 2, "AIC-101.PV", "below", 6, 0.5, [20, 30], ["FAL-101", "FALL-102", "LALL-101"]),
  rule("XA-101A", 2, "P-101A", "above", 1.5, 0.4, [0, 0]),
  rule("XA-101B", 2, "P-101B", "above", 1.5, 0.4, [0, 0]),
  rule("PAH-102", 2, "PIC-102.PV", "above", -0.25, 0.05, [15, 15]),
  rule("LAH-101", 3, "LIC-101.PV", "above", 80, 2, [10, 30]),
  rule("PDAH-101", 3, "PDI-101", "above", 1.2, 0.08, [15, 30]),
  rule("AAH-101", 3, "AIC-101.PV", "above", 10.5, 0.3, [20, 30], ["FAL-101", "FALL-102", "LALL-101"]),
  rule("AAH-102", 3, "AIC-102.PV", "above", 130, 5, [30, 30]),
] as const satisfies readonly AlarmRule[];

function rule<Tag extends string>(
  tag: Tag,
  priority: 1 | 2 | 3,
  point: string,
  direction: AlarmRule["direction"],
  limit: number,
  deadband: number,
  delay: AlarmRule["delay"],
  suppressedBy: readonly string[] = [],
) {
  pointIndex(point);
  return { tag, priority, point, direction, limit, deadband, delay, suppressedBy };
}

export type AlarmTag = (typeof alarmRules)[number]["tag"];
export const alarmTags: readonly AlarmTag[] = alarmRules.map(({ tag }) => tag);
