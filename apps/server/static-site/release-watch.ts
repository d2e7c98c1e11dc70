import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Logger } from "pino";
import { ConfigError } from "../config/config.ts";
import type { Raise } from "../runtime/alarms.ts";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary, reasonOf } from "../runtime/error-summary.ts";
import { repeat, type RepeatingTask } from "../runtime/repeat.ts";
import { readRelease, type Release } from "./release.ts";

/** How often the link is read, in milliseconds. */
const interval = 500;

/** The longest wait between two tries to read the same release, in milliseconds. Each reads all of its files. */
const longestWait = 15_000;

interface ReleaseWatchDependencies {
  readonly siteDirectory: string;
  readonly hosts: readonly string[];
  /** The release that is served so far. */
  readonly served: Release;
  readonly clock: Clock;
  readonly log: Logger;
  readonly raise: Raise;
  /** Called with a new release, completely read. */
  readonly onRelease: (release: Release) => void;
}

/** A release that could not be read. */
interface Failure {
  readonly directory: string;
  /** How long to wait before the next try, in milliseconds. */
  readonly wait: number;
  readonly passed: number;
}

/**
 * Watches where the site's folder leads to, and reads the new release when a link on its path was changed. While that one
 * cannot be read or must not be served, the one before stays, an alarm tells why, and it is tried again and again.
 */
export function watchReleases(dependencies: ReleaseWatchDependencies): RepeatingTask {
  const { siteDirectory, hosts, served, clock, log, raise, onRelease } = dependencies;
  let current = served.directory;
  let failure: Failure | undefined;

  /** Why, without the folders of this machine, because /readyz tells it to everyone. */
  const reasonFor = (directory: string, error: unknown): string => {
    if (!(error instanceof ConfigError)) return reasonOf(error);
    const name = join(basename(dirname(directory)), basename(directory));
    return error.message.replaceAll(directory, name).replaceAll(siteDirectory, name);
  };
  const isServed = () => {
    failure = undefined;
    raise("release", false, {}, "");
  };
  const isNotServed = (directory: string, error: unknown) =>
    raise(
      "release",
      true,
      { reason: reasonFor(directory, error), error: errorSummary(error) },
      "release not served: keeping the one before, and trying again until it can be read",
    );

  return repeat({ clock, log }, "watch releases", interval, async () => {
    const directory = await realpath(siteDirectory).catch((error: unknown) => isNotServed(siteDirectory, error));
    if (directory === undefined) return;
    if (directory === current) return isServed();
    if (failure?.directory === directory && failure.passed < failure.wait) {
      failure = { ...failure, passed: failure.passed + interval };
      return;
    }
    try {
      onRelease(await readRelease(directory, hosts));
      current = directory;
      isServed();
      log.info({ directory }, "serving another release");
    } catch (error) {
      isNotServed(directory, error);
      const before = failure?.directory === directory ? failure.wait : 0;
      failure = { directory, wait: Math.min(Math.max(2 * before, interval), longestWait), passed: 0 };
    }
  });
}
