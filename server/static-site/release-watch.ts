import { realpath } from "node:fs/promises";
import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { repeat, type RepeatingTask } from "../runtime/repeat.ts";
import { readRelease, type Release } from "./release.ts";

/** How often the link is read, in milliseconds. */
const interval = 500;

interface ReleaseWatchDependencies {
  readonly siteDirectory: string;
  readonly hosts: readonly string[];
  /** The release that is served so far. */
  readonly served: Release;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called with a new release, completely read. */
  readonly onRelease: (release: Release) => void;
}

/**
 * Watches where the site's folder leads to, and reads the new release when a link on its path was changed. A release
 * that cannot be read or must not be served is logged once, and the one before stays.
 */
export function watchReleases(dependencies: ReleaseWatchDependencies): RepeatingTask {
  const { siteDirectory, hosts, served, clock, log, onRelease } = dependencies;
  let last = served.directory;
  return repeat({ clock, log }, "watch releases", interval, async () => {
    const directory = await realpath(siteDirectory).catch(() => undefined);
    if (directory === undefined || directory === last) return;
    last = directory;
    try {
      onRelease(await readRelease(directory, hosts));
      log.info({ directory }, "serving another release");
    } catch (error) {
      log.error({ directory, error: errorSummary(error) }, "release not served: the one before stays");
    }
  });
}
