import { isActive } from "@ttpl/plant/alarms.ts";
import { pointIndex } from "@ttpl/plant/points.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import type { Snapshot } from "./snapshot.ts";

type Values = ArrayLike<number>;

/** 0 for stopped or closed, 1 for running or open, 2 for tripped. The dryer runs during a batch. */
export function stateOf(tag: string, values: Values): 0 | 1 | 2 {
  const value = values[pointIndex(tag)] ?? 0;
  if (tag === "DR-100") return value === -2 ? 2 : value < 0 ? 0 : 1;
  return value >= 1.5 ? 2 : value > 0.5 ? 1 : 0;
}

export type StateWords = Pick<
  DemoWords,
  "stopped" | "runs" | "tripped" | "open" | "closed" | "idle" | "batch" | "dryerTripped"
>;

/** What the screens say of a pump, the valve or the dryer. */
export function stateInWords(tag: string, values: Values, words: StateWords): string {
  const state = stateOf(tag, values);
  if (tag === "XV-112") return state ? words.open : words.closed;
  if (tag !== "DR-100") return [words.stopped, words.runs, words.tripped][state] ?? "";
  return [words.idle, `${words.batch}\u00a0${values[pointIndex(tag)]}`, words.dryerTripped][state] ?? "";
}

/** Whether a probe shows nothing because no liquor flows past it. */
export const isWithoutFlow = (tag: string, values: Values): boolean =>
  /^AIC.*PV/.test(tag) && Number.isNaN(values[pointIndex(tag)]);

/** The machines without which a controller has nothing to move. */
const moves: Readonly<Record<string, string>> = { "AIC-101": "P-102", "PIC-102": "K-101" };

/** Whether a controller holds its output: its probe has no flow, or what it moves stands. */
export const holds = (tag: string, values: Values): boolean =>
  !Number.isFinite(values[pointIndex(`${tag}.PV`)]) || (tag in moves && stateOf(moves[tag] ?? "", values) !== 1);

/** The most urgent priority of the active alarms of a point. */
export function priorityOn(point: string, alarms: Snapshot["alarms"]): 1 | 2 | 3 | undefined {
  const priorities = alarms
    .filter((alarm) => alarm.rule.point === point && isActive(alarm))
    .map(({ rule }) => rule.priority);
  return priorities.toSorted()[0];
}

/** How many alarms of a priority are active and not shelved. */
export const countOf = (priority: number, alarms: Snapshot["alarms"]): number =>
  alarms.filter((alarm) => alarm.rule.priority === priority && isActive(alarm) && !alarm.shelvedUntil).length;
