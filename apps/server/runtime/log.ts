import { type Logger, pino } from "pino";

/** How much is kept for a later attempt while the log cannot be written, in bytes. */
const maxKept = 1024 * 1024;

/**
 * Creates the log: JSON lines on standard output. If they cannot be written, because the terminal was closed or the disk
 * is full, the server goes on: the newest lines are lost, and the oldest are written later.
 */
export function standardLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: true, maxLength: maxKept });
  output.on("error", () => undefined);
  return pino({ level, base: null }, output);
}
