import type { Logger } from "pino";

/** Logs a warning if this process runs as root: a fault in it would then put the whole machine at risk. */
export function warnIfRoot(log: Logger): void {
  if (process.getuid?.() === 0)
    log.warn("the server runs as root: run it as a user of its own, as apps/server/deploy/ttpl-website.service does");
}
