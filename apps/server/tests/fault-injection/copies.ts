import type { MailSink } from "./mail-sink.ts";

/** How late a mail may be counted after the end of the server that sent it, in milliseconds, on a busy machine. */
const late = 250;

/**
 * The number of duplicates by fault: mails that arrived shortly before it and once more after it. A duplicate after the
 * last fault has the number -1.
 * @param times when each server had exited, in order, as performance.now()
 */
export function copiesPerFault({ letters }: MailSink, times: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { arrivals } of letters.values()) {
    for (const arrival of arrivals.slice(0, -1)) {
      const fault = times.findIndex((at) => at > arrival - late);
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
    }
  }
  return counts;
}
