import { z } from "zod";
import { address, line, text, verbatim } from "./text.ts";

const lines = <const Name extends string>(...names: readonly Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>);

/** The words of the live plant. What its alarms and interlocks say is in the plant's register. */
export const demoWords = z.strictObject({
  ...lines("viewer", "plant", "simulated", "displays", "clock", "loops").shape,
  panes: lines("overview", "unit", "trend", "alarms"),
  /** Which moment a reader without JavaScript sees. */
  moment: text,
  ...lines("toAcknowledge", "quiet", "priorities").shape,
  /** `age` stands after a number of seconds. */
  quality: lines("good", "stale", "age"),
  faceplate: lines("setPoint", "value", "output", "auto", "hold"),
  /** `batch` stands before the minute of the batch. */
  ...lines("stopped", "runs", "tripped", "open", "closed", "idle", "batch", "dryerTripped", "noFlow").shape,
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
  effects: lines("title", "cause", "limit", "delay", "note", "active"),
  panel: z.strictObject({
    ...lines("title", "text", "speed", "batch", "tripA", "tripB", "tripFan", "stop", "waterCut", "fouling", "drifting")
      .shape,
    ...lines("setPoint", "reset", "more", "probeLate", "startSignal", "connection", "cut").shape,
    /** Why the dryer does not start; `running` stands before a number of minutes. */
    refused: lines("running", "tripped"),
    /** What the success story at this address found, to be tried. */
    storyAt: address.meta({ title: "The success story that it repeats", choice: "address" }),
    story: line.optional(),
    storyText: line.optional(),
    speeds: lines("normal", "fast", "pause"),
  }),
});

export type DemoWords = z.infer<typeof demoWords>;
