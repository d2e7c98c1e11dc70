import { keepTogether } from "@ttpl/content/parse/keep-together.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { type AlarmTag, alarmTags } from "@ttpl/plant/alarm-rules.ts";
import { alarmWords } from "@ttpl/plant/scrubbing-system.ts";

/** What the register says of an alarm, set as the words of the page are. */
export const conditionOf = (tag: AlarmTag): string => keepTogether(alarmWords[tag].condition);
export const actionOf = (tag: AlarmTag): string => keepTogether(alarmWords[tag].action);

/** The words that the script needs; all others are in the document. */
export const scriptWords = ({ alarms: own, trend, quality, ...words }: DemoWords) => ({
  toAcknowledge: words.toAcknowledge,
  quiet: words.quiet,
  stopped: words.stopped,
  runs: words.runs,
  tripped: words.tripped,
  open: words.open,
  closed: words.closed,
  idle: words.idle,
  batch: words.batch,
  dryerTripped: words.dryerTripped,
  quality,
  noFlow: words.noFlow,
  faceplate: { auto: words.faceplate.auto, hold: words.faceplate.hold },
  refused: words.panel.refused,
  states: own.states,
  kinds: own.kinds,
  shelve: own.shelve,
  unshelve: own.unshelve,
  noEvents: own.noEvents,
  trend: { shown: trend.shown, now: trend.now, file: trend.file, time: trend.time },
  conditions: Object.fromEntries(alarmTags.map((tag) => [tag, conditionOf(tag)])),
});

export type ScriptWords = ReturnType<typeof scriptWords>;
