import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { PreviewState } from "../wire.ts";

export interface PreviewSettings {
  /** The origin of the development server. */
  readonly origin: string;
  /** Starts it. */
  readonly start: () => ChildProcess;
  /** Why it could not start, in words; undefined if nothing is known to prevent it. */
  readonly obstacle: () => string | undefined;
  /** Tells the terminal. */
  readonly say: (words: string) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

export interface PreviewSite {
  readonly state: () => PreviewState;
  /** Resolves when the website answers or cannot start for now; at the latest after a minute. */
  readonly opened: Promise<void>;
  /** Resolves when the development server has ended for good. */
  readonly ended: Promise<void>;
}

/** How often the content is looked at while it has errors, in milliseconds. */
const lookAgain = 2000;
/** The first and the longest pause before a website is started again that has ended by itself, in milliseconds. */
const [shortestPause, longestPause] = [2000, 60_000];

/**
 * Keeps the development server running that shows the website beside the editor. It does not start while the content has
 * errors, and may end because of one. Then it is started again as soon as it can be, and the editor stays open.
 */
export function runPreview({ origin, start, obstacle, say, signal }: PreviewSettings): PreviewSite {
  let state: PreviewState = { answers: false };
  const opened = Promise.withResolvers<void>();

  const fails = (problem: string) => {
    if (problem !== state.problem) say(`\n${problem}\n`);
    state = { answers: false, problem };
    opened.resolve();
  };

  async function untilItAnswers(hasEnded: () => boolean): Promise<void> {
    while (!hasEnded()) {
      // An error page is an answer too: it is shown, and says what is wrong.
      if (await fetch(origin, { signal }).catch(() => undefined)) {
        if (!hasEnded()) state = { answers: true };
        return opened.resolve();
      }
      await pause(200);
    }
  }

  async function oneRun(): Promise<void> {
    const site = start();
    const stop = () => site.kill("SIGTERM");
    signal.addEventListener("abort", stop);
    let ended = false;
    void untilItAnswers(() => ended || signal.aborted);
    // A program that cannot be started has an error in place of an exit.
    await once(site, "exit").catch((error: unknown) => say(String(error)));
    ended = true;
    signal.removeEventListener("abort", stop);
  }

  async function keepRunning(): Promise<void> {
    let wait = shortestPause;
    while (!signal.aborted) {
      const known = obstacle();
      if (known !== undefined) {
        fails(known);
        await pause(lookAgain, undefined, { signal }).catch(() => undefined);
        continue;
      }
      const startedAt = Date.now();
      await oneRun();
      if (signal.aborted) break;
      if (Date.now() - startedAt > longestPause) wait = shortestPause;
      // An error that has ended it is told in the next round.
      if (obstacle() === undefined) {
        fails(
          "The website beside the editor has ended; the terminal has its messages. It is started again in a moment.",
        );
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
      wait = Math.min(2 * wait, longestPause);
    }
  }

  const ended = keepRunning();
  void pause(60_000, undefined, { signal, ref: false }).then(opened.resolve, opened.resolve);
  return { state: () => state, opened: opened.promise, ended };
}
