import { z } from "zod";
import { confirmation, line, text } from "./text.ts";

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const hour = z.number().min(0).max(24);

/** `from` and `to` are hours of the day, 9.5 being half past nine; `zone` is an IANA name such as Asia/Kolkata. */
const workingDay = z.strictObject({
  name: line,
  zone: line.refine(isTimeZone, "must be a time zone, such as Asia/Kolkata"),
  from: hour,
  to: hour,
});

const laterEnd = <Schema extends z.ZodType<{ from: number; to: number }>>(day: Schema) =>
  day.refine(({ from, to }) => from < to, { path: ["to"], message: "must be later than `from`" });

/** The diagram of working days: the office beside its clients, by the hours of their zones. */
export const dayDiagram = z.strictObject({
  heading: line,
  text,
  /** What the three kinds of bars show. */
  legend: z.strictObject({ ours: line, client: line, calls: line }),
  clock: line,
  overlap: line,
  office: laterEnd(workingDay.extend(confirmation)),
  /** When the office takes calls by appointment, in its own time; drawn behind its working hours. */
  calls: z.strictObject({ name: line, from: hour, to: hour, ...confirmation }).optional(),
  clients: z.array(laterEnd(workingDay)).min(1).meta({ one: "a client" }),
});
