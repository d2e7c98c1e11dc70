import type { MailSink } from "./mail-sink.ts";

/**
 * The number of duplicates by fault: mails that arrived shortly before it and once more after it. A duplicate after the
 * last fault has the number -1.
 * @param times when each fault began, in order, as performance.now()
 */
export function copiesPerFault({ letters }: MailSink, times: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { arrivals } of letters.values()) {
    for (const arrival of arrivals.slice(0, -1)) {
      const fault = times.findIndex((at) => at > arrival - 50);
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
    }
  }
  return counts;
}
