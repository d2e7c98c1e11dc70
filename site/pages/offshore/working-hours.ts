/** Somebody's working day: hours of the day (9.5 is half past nine) in an IANA time zone. */
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

/** How far a zone's clocks are ahead of UTC at a moment, in hours; summer time is taken into account. */
export function hoursAheadOfUtc(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0; // UTC itself is written as "GMT" alone.
  const hours = Number(match[2]) + Number(match[3]) / 60;
  return match[1] === "-" ? -hours : hours;
}

/** Where a working day lies on the clock of another zone: one stretch, or two if it runs over midnight there. */
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

/** How many hours two working days have in common. */
export function hoursInCommon(one: WorkingDay, other: WorkingDay, at: number): number {
  return stretchesSeenFrom(one.zone, other, at).reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
    0,
  );
}

/** 17.5 → "17:30"; 24 stays 24:00, the end of a day. */
export function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
