/** The time of a moment, to the second: "14:05:09". */
export const clock = (at: number): string => new Date(at).toLocaleTimeString("en-GB");

/** A moment in words: "at 14:05" today, otherwise "on 26 November 2026 at 14:05". */
export function moment(at: number): string {
  const [then, now] = [new Date(at), new Date()];
  const time = then.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const isToday = then.toDateString() === now.toDateString();
  return isToday ? `at ${time}` : `on ${then.toLocaleDateString("en-GB", { dateStyle: "long" })} at ${time}`;
}
