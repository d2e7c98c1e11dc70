import { appendFileSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { releaseFile } from "@ttpl/server/static-site/release-record.ts";
import type { Publishing, PublishStep } from "../../wire.ts";
import { reasonInWords } from "./publish-error.ts";
import { isLocked, lockReleases } from "./publish-lock.ts";
import type { Say } from "./say.ts";

/** Beside the releases, so that it is known to whoever publishes there, from anywhere, and outlives every process. */
const progressFile = ".publishing.json";
const logFile = ".publishing.log";

/** What the file has; without `ended`, the lock says whether it still runs. */
interface Written extends Pick<Publishing, "way" | "by" | "startedAt" | "steps"> {
  readonly pid: number;
  readonly ended?: { readonly at: number; readonly problem?: string };
}

/** By hand, because the way back must not wait for a library to load. */
const isWritten = (value: Partial<Record<keyof Written, unknown>> | null): boolean =>
  typeof value?.by === "string" && typeof value.startedAt === "number" && Array.isArray(value.steps);

function writtenIn(root: string): Written | undefined {
  try {
    const written = JSON.parse(readFileSync(join(root, progressFile), "utf8")) as Written;
    return isWritten(written) ? written : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the current release is of that time or later. */
function hasBecomeCurrent(root: string, since: number): boolean {
  try {
    const release = resolve(root, readlinkSync(join(root, "current")), releaseFile);
    const { publishedAt } = JSON.parse(readFileSync(release, "utf8")) as { publishedAt: string };
    return Date.parse(publishedAt) >= since;
  } catch {
    return false;
  }
}

/** The latest publishing to a folder of releases, and the process that does or did it; undefined before the first. */
export function latestPublishing(root: string): (Publishing & { readonly pid: number }) | undefined {
  // Before the file: it may end in between, and then the file says so.
  const runs = isLocked(root);
  const written = writtenIn(root);
  if (!written) return undefined;
  const { ended, ...rest } = written;
  if (ended) {
    const { at, problem } = ended;
    return { ...rest, endedAt: at, state: problem === undefined ? "done" : "failed", ...(problem && { problem }) };
  }
  if (runs) return { ...rest, state: "running" };
  return { ...rest, state: hasBecomeCurrent(root, rest.startedAt) ? "done" : "interrupted" };
}

/** All that the latest publishing has said and its programs have printed; undefined before the first. */
export function publishingLog(root: string): string | undefined {
  try {
    return readFileSync(join(root, logFile), "utf8");
  } catch {
    return undefined;
  }
}

/** Who publishes, and since when, in the time of this machine. */
export function whoPublishes(root: string): string {
  const latest = latestPublishing(root);
  if (latest?.state !== "running") return "The site is being published at this moment.";
  const since = new Date(latest.startedAt).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
  return `The site is being published at this moment, by ${latest.by || "somebody"} since ${since}.`;
}

/** A publishing that runs, recorded step by step. It holds the lock of the releases until `free`. */
export interface Progress {
  readonly say: Say;
  readonly log: (text: string) => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
  readonly free: () => void;
}

/**
 * Locks a folder of releases, and records what is done with it.
 * @param say gets each step too
 * @throws PublishError if somebody else is publishing there
 */
export async function beginProgress(root: string, start: Pick<Written, "way" | "by">, say: Say): Promise<Progress> {
  const unlock = await lockReleases(root, () => whoPublishes(root));
  let written: Written = { ...start, pid: process.pid, startedAt: Date.now(), steps: [] };
  const write = (more: Partial<Written>) => {
    written = { ...written, ...more };
    const temporary = join(root, `${progressFile}.new`);
    writeFileSync(temporary, `${JSON.stringify(written, null, 2)}\n`, { flush: true });
    renameSync(temporary, join(root, progressFile));
  };
  const log = (text: string) => appendFileSync(join(root, logFile), text);
  const end = (problem?: string) => {
    if (!written.ended) write({ ended: { at: Date.now(), ...(problem !== undefined && { problem }) } });
  };
  try {
    // Another user may have made it.
    rmSync(join(root, logFile), { force: true });
    write({});
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    say(words, kind) {
      const step: PublishStep = { at: Date.now(), words, ...(kind === "warning" && { isWarning: true }) };
      write({ steps: [...written.steps, step] });
      log(`${new Date(step.at).toISOString()} ${words}\n`);
      say(words, kind);
    },
    log,
    done: () => end(),
    failed(error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      const reason = reasonInWords(error);
      log(`${new Date().toISOString()} ${reason === message ? message : stack}\n`);
      end(reason ?? `The program itself has failed: ${message}`);
    },
    free: unlock,
  };
}
