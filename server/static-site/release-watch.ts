import { realpath } from "node:fs/promises";
import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary, reasonOf } from "../runtime/error-summary.ts";
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
  /** Why the link could not be followed at the last try, so that it is logged once. */
  let unreadable: string | undefined;
  return repeat({ clock, log }, "watch releases", interval, async () => {
    const directory = await realpath(siteDirectory).catch((error: unknown) => {
      const problem = reasonOf(error);
      if (problem !== unreadable)
        log.error({ siteDirectory, error: errorSummary(error) }, "SITE_DIR cannot be followed");
      unreadable = problem;
    });
    if (directory === undefined) return;
    unreadable = undefined;
    if (directory === last) return;
    last = directory;
    try {
      onRelease(await readRelease(directory, hosts));
      log.info({ directory }, "serving another release");
    } catch (error) {
      log.error({ directory, error: errorSummary(error) }, "release not served: keeping the current one");
    }
  });
}
