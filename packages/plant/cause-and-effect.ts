// What a table of the interlocks says. The page /demo and the drawing SCR-101-CE-001 print these words and no others.
import { type AlarmRule, ruleOf } from "./alarm-rules.ts";
import { type AlarmTag, loopKeyOf, loopOf } from "./scrubbing-results.ts";
import { alarmWords, type Effect, effects, equipment, interlocks, type Valve, valves } from "./scrubbing-system.ts";
import { formatValue } from "./value-text.ts";

export interface Cause extends Pick<AlarmRule, "priority"> {
  readonly tag: AlarmTag;
  readonly condition: string;
  /** The transmitter that sees it, or the motor or switch that tells of itself. */
  readonly from: string;
  /** The limit with its unit; nothing for a state. */
  readonly limit: string;
  readonly delay: string;
  /** For how long it is not looked at after a pump's start. */
  readonly afterStart: string;
  readonly effects: readonly Effect[];
}

const limitOf = (tag: AlarmTag): string => {
  const { limit } = ruleOf(tag);
  const { unit } = loopOf(tag);
  return unit === undefined ? "" : `${formatValue(limit, Number.isInteger(limit) ? 0 : 2)} ${unit}`;
};

const fromOf = (tag: AlarmTag): string => {
  const { of, functions } = loopOf(tag);
  const [first = ""] = functions.split(" ");
  const [, number = ""] = loopKeyOf(tag).split("-");
  return of ?? `${first}-${number}`;
};

export const causes: readonly Cause[] = interlocks.map(({ cause, delay, afterStart, effects: follow }) => ({
  tag: cause,
  condition: alarmWords[cause].condition,
  from: fromOf(cause),
  limit: limitOf(cause),
  delay: `${delay} s`,
  afterStart: afterStart === undefined ? "" : `${afterStart} s`,
  priority: ruleOf(cause).priority,
  effects: follow,
}));

/** What each effect acts on. */
const finalElements: Readonly<Record<Effect, readonly (keyof typeof valves | keyof typeof equipment)[]>> = {
  standby: ["P-101A", "P-101B"],
  pumps: ["P-101A", "P-101B"],
  dosing: ["P-102"],
  quench: ["XV-112"],
  fan: ["K-101"],
  dryer: ["DR-100"],
};

/** What a final element does without power, air or signal. A dryer that is not released is tripped. */
function safePosition(tag: string): string {
  const valve: Valve | undefined = valves[tag as keyof typeof valves];
  if (valve) return valve.fails === "FO" ? "opens" : "closes";
  return "power" in equipment[tag as keyof typeof equipment] ? "stops" : "trips";
}

export const effectColumns = (Object.keys(effects) as readonly Effect[]).map((effect) => {
  const tags = finalElements[effect];
  // Nothing starts a pump without power.
  return { effect, ...effects[effect], tags, safe: effect === "standby" ? "–" : safePosition(tags[0] ?? "") };
});

/** What follows from an alarm by interlock, as in a sentence: "XV-112 opens; dryer trips". Nothing for an alarm alone. */
export const followsFrom = (tag: AlarmTag): string =>
  effectColumns
    .filter(({ effect }) => interlocks.find(({ cause }) => cause === tag)?.effects.includes(effect))
    .map(({ does }) => does.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
    .join("; ");
