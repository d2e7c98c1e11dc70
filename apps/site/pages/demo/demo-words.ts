import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";

/** The words that the script needs; all others are in the document. */
export const scriptWords = ({ alarms, trend, quality, conditions, ...words }: DemoWords) => ({
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
  states: alarms.states,
  kinds: alarms.kinds,
  shelve: alarms.shelve,
  unshelve: alarms.unshelve,
  noEvents: alarms.noEvents,
  trend: { shown: trend.shown, now: trend.now, file: trend.file, time: trend.time },
  conditions: Object.fromEntries(Object.entries(conditions).map(([tag, { condition }]) => [tag, condition])),
});

export type ScriptWords = ReturnType<typeof scriptWords>;
