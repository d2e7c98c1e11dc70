import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumPath } from "../../tools/chromium.ts";
import { chromiumArguments } from "../../tools/chromium-arguments.ts";
import { triedAgain } from "./tried-again.ts";

const score = z.object({ score: z.number().nullable() });
const value = z.object({ numericValue: z.number() });
const timings = z.object({
  audits: z.object({
    "first-contentful-paint": value,
    "largest-contentful-paint": value,
    "total-blocking-time": value,
    "cumulative-layout-shift": value,
  }),
});
const categories = z.object({ performance: score, accessibility: score, "best-practices": score, seo: score });

/** Lighthouse says itself to run it again when it has lost the beginning of its trace (NO_NAVSTART). */
const run = (url: string, ...options: string[]): Promise<unknown> =>
  triedAgain(() => runOnce(url, ...options), "NO_NAVSTART");

async function runOnce(url: string, ...options: string[]): Promise<unknown> {
  const program = join(import.meta.dirname, "../node_modules/.bin/lighthouse");
  const flags = ["--quiet", "--output=json", "--output-path=stdout", `--chrome-flags=${chromiumArguments.join(" ")}`];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const limits = { maxBuffer: 1e9, timeout: 120_000 };
  const { stdout } = await promisify(execFile)(program, [url, ...flags, ...options], { env, ...limits });
  return JSON.parse(stdout);
}

/** What Lighthouse measures of a page on a simulated phone: milliseconds, and the layout shift. */
export async function lighthouseTimings(url: string) {
  const { audits } = timings.parse(await run(url, "--only-categories=performance"));
  return {
    FCP: audits["first-contentful-paint"].numericValue,
    LCP: audits["largest-contentful-paint"].numericValue,
    TBT: audits["total-blocking-time"].numericValue,
    CLS: audits["cumulative-layout-shift"].numericValue,
  };
}

const scoresOnce = async (url: string): Promise<number[]> => {
  const scores = categories.parse(((await run(url)) as { categories: unknown }).categories);
  return Object.values(scores).map(({ score: part }) => Math.round((part ?? 0) * 100));
};

/**
 * Lighthouse's scores of a page, in percent: accessibility, best practices and SEO, which come out alike each time, and
 * performance of up to five runs, until one is 100. Performance goes by the clock: a task that waits for a core, while
 * Lighthouse itself is at work, counts as a long one, and four times. That only ever adds, so that the best run is the one
 * nearest to the page (Chen and Revels, Robust benchmarking in noisy environments, https://arxiv.org/abs/1608.04295).
 */
export async function lighthouseScores(url: string): Promise<{ performances: number[]; others: number[] }> {
  const [performance = 0, ...others] = await scoresOnce(url);
  const performances = [performance];
  while (Math.max(...performances) < 100 && performances.length < 5) {
    const [again = 0] = await scoresOnce(url);
    performances.push(again);
  }
  return { performances, others };
}
