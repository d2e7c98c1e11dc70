import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Logger } from "pino";
import { systemClock } from "./clock.ts";
import { repeat, type RepeatingTask } from "./repeat.ts";

const run = promisify(execFile);

interface ServiceManagerDependencies {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Asks the store whether an enquiry can be stored. */
  readonly checkStore: () => Promise<unknown>;
  readonly log: Logger;
}

/**
 * Tells systemd that the server is ready, and then feeds its watchdog three times a period as long as the store answers,
 * be it with an error: a restart would not mend that, and alarms tell of it. Does nothing unless systemd asks for it:
 * https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html
 */
export function notifySystemd({ environment, checkStore, log }: ServiceManagerDependencies): RepeatingTask {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = environment;
  if (!NOTIFY_SOCKET || !WATCHDOG_USEC) return { stop: async () => undefined };
  // Node has no datagram sockets of the family AF_UNIX, so systemd's own program is run.
  const notify = (message: string) => run("systemd-notify", [message], { env: { ...environment }, timeout: 10_000 });
  const period = Number(WATCHDOG_USEC) / 1000;
  let message = "READY=1";
  return repeat({ clock: systemClock, log }, "feed the watchdog", period / 3, async () => {
    await checkStore().catch(() => undefined);
    await notify(message);
    message = "WATCHDOG=1";
  });
}

/** The descriptor of the first socket that systemd passes: https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html */
const firstPassed = 3;

/**
 * The descriptor of the socket that systemd listens on for this process, if it does. It stays open while the server
 * restarts: connections wait there, and none is refused.
 */
export const socketFromSystemd = (
  { LISTEN_PID, LISTEN_FDS }: Readonly<Record<string, string | undefined>>,
  pid = process.pid,
): number | undefined => (LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? firstPassed : undefined);
