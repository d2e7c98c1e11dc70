import { z } from "zod";
import { alarmTags } from "@ttpl/plant/alarm-rules.ts";
import { address, line, text, verbatim } from "./text.ts";

const lines = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>);

/** The words of the live plant. Each alarm of the plant has its condition, and what the operator does about it. */
export const demoWords = z.strictObject({
  ...lines("viewer", "plant", "simulated", "displays", "clock", "loops").shape,
  panes: lines("overview", "unit", "trend", "alarms"),
  /** Which moment a reader without JavaScript sees. */
  moment: text,
  ...lines("toAcknowledge", "quiet", "priorities").shape,
  /** `age` stands after a number of seconds. */
  quality: lines("good", "stale", "age"),
  faceplate: lines("setPoint", "value", "output", "auto"),
  /** `batch` stands before the minute of the batch. */
  ...lines("stopped", "runs", "tripped", "open", "closed", "idle", "batch", "dryerTripped").shape,
  /** By tag. */
  names: z.record(verbatim, line),
  drawn: lines("tower", "tank", "venturi", "fan", "stack", "caustic", "limit"),
  unitDisplay: text,
  /** `shown` stands after a number of minutes; `file` is the name of the CSV file, without its ending. */
  trend: lines(
    ...(["title", "drawing", "keys", "zoomIn", "zoomOut", "shown", "now", "pen", "tag", "name"] as const),
    ...(["at", "range", "table", "csv", "time", "file"] as const),
  ),
  alarms: z.strictObject({
    ...lines("title", "priority", "since", "tag", "condition", "value", "limit", "state").shape,
    ...lines("operate", "acknowledge", "shelve", "unshelve", "none", "suppressed", "events", "noEvents").shape,
    /** `shelved` stands before a time. */
    states: lines("normal", "unacknowledged", "acknowledged", "returned", "shelved"),
    kinds: lines("alarm", "returned", "acknowledged", "shelved", "unshelved"),
  }),
  conditions: z.record(z.enum(alarmTags), lines("condition", "action")),
  effects: z.strictObject({
    ...lines("title", "cause", "limit", "delay", "note", "stands").shape,
    names: lines("standby", "pumps", "quench", "dryer"),
  }),
  panel: z.strictObject({
    ...lines("title", "text", "speed", "batch", "tripA", "tripB", "waterCut", "fouling", "drifting").shape,
    ...lines("setPoint", "reset", "more", "probeLate", "startSignal", "connection", "cut").shape,
    /** What the success story at this address found, to be tried. */
    storyAt: address.meta({ title: "The success story that it repeats", choice: "address" }),
    story: line.optional(),
    storyText: line.optional(),
    speeds: lines("normal", "fast", "pause"),
  }),
});

export type DemoWords = z.infer<typeof demoWords>;
