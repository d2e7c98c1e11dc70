import { clockTime } from "@ttpl/content/derive/clock-time.ts";
/** A working day: hours of the day (9.5 is half past nine) in an IANA time zone. */
export interface WorkingDay {
  readonly zone: string;
  readonly from: number;
  readonly to: number;
}

/** A stretch of a day of 24 hours, in hours. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time zone's name at a moment, or an empty string. Formats are cached, as creating one is slower than using it. */
function nameOfZone(timeZone: string, timeZoneName: "longOffset" | "longGeneric", at: number): string {
  const key = `${timeZoneName} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en", { timeZone, timeZoneName });
  formats.set(key, format);
  return format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** A time zone's offset from UTC at a moment, in hours, including summer time. */
export function hoursAheadOfUtc(zone: string, at: number): number {
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(nameOfZone(zone, "longOffset", at));
  if (!match) return 0; // UTC itself is written as "GMT" alone.
  const hours = Number(match[2]) + Number(match[3]) / 60;
  return match[1] === "-" ? -hours : hours;
}

/** A working day in another time zone: one stretch, or two if it crosses midnight there. */
export function stretchesSeenFrom(zone: string, day: WorkingDay, at: number): Stretch[] {
  const shift = hoursAheadOfUtc(zone, at) - hoursAheadOfUtc(day.zone, at);
  const from = (((day.from + shift) % 24) + 24) % 24;
  const to = from + (day.to - day.from);
  return to <= 24
    ? [{ from, to }]
    : [
        { from: 0, to: to - 24 },
        { from, to: 24 },
      ];
}

/**
 * The overlap of two working days, in the time zone of the first: one stretch, or two if the other crosses midnight.
 */
export const stretchesInCommon = (a: WorkingDay, b: WorkingDay, at: number): Stretch[] =>
  stretchesSeenFrom(a.zone, b, at)
    .map(({ from, to }) => ({ from: Math.max(from, a.from), to: Math.min(to, a.to) }))
    .filter(({ from, to }) => from < to);

/** The overlap of two working days, in hours. */
export const hoursInCommon = (a: WorkingDay, b: WorkingDay, at: number): number =>
  stretchesInCommon(a, b, at).reduce((sum, { from, to }) => sum + to - from, 0);

/** Start and end of a working day in another time zone: "23:00–08:00". */
export function spanSeenFrom(zone: string, day: WorkingDay, at: number): string {
  const stretches = stretchesSeenFrom(zone, day, at);
  return `${clockTime(stretches.at(-1)?.from ?? 0)}–${clockTime(stretches[0]?.to ?? 24)}`;
}

/** The name of a time zone: "Eastern Time". */
export const zoneName = (zone: string, at: number): string => nameOfZone(zone, "longGeneric", at) || zone;
