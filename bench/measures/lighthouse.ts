import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumPath } from "../../tools/chromium.ts";
import { chromiumArguments } from "../../tools/chromium-arguments.ts";

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

/** How often a page is tried: Lighthouse now and then loses a trace (NO_NAVSTART), and says itself to run it again. */
const tries = 3;

async function run(url: string, ...options: string[]): Promise<unknown> {
  for (let left = tries - 1; left > 0; left--) {
    try {
      return await runOnce(url, ...options);
    } catch (error) {
      if (!String(error).includes("NO_NAVSTART")) throw error;
    }
  }
  return runOnce(url, ...options);
}

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

const sum = (scores: readonly number[]): number => scores.reduce((one, other) => one + other, 0);

/**
 * Lighthouse's scores of a page, in percent: performance, accessibility, best practices, SEO, and how many runs it took.
 * The best of at most eight runs counts: other programs on a shared machine only ever slow a page down, by three times and
 * more for some tenths of a second, and the plain-HTML twin with it.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 */
export async function lighthouseScores(url: string): Promise<{ scores: number[]; runs: number }> {
  let best: number[] = [];
  for (let runs = 1; ; runs++) {
    const scores = await scoresOnce(url);
    if (sum(scores) > sum(best)) best = scores;
    if (runs === 8 || Math.min(...best) === 100) return { scores: best, runs };
  }
}
