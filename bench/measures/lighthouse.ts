import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { packageProgram } from "@ttpl/install/package-program.mjs";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { median } from "../rows.ts";
import { retried } from "./retried.ts";

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

/** Lighthouse itself advises to run it again if the start of its trace is missing (NO_NAVSTART). */
const run = (url: string, ...options: string[]): Promise<unknown> =>
  retried(() => runOnce(url, ...options), "NO_NAVSTART");

async function runOnce(url: string, ...options: string[]): Promise<unknown> {
  const [node, program] = packageProgram(join(import.meta.dirname, "../lighthouse"), "lighthouse", "lighthouse");
  const flags = ["--quiet", "--output=json", "--output-path=stdout", `--chrome-flags=${chromiumArguments.join(" ")}`];
  const env = { ...process.env, CHROME_PATH: chromiumPath({ full: true }) };
  const limits = { maxBuffer: 1e9, timeout: 120_000 };
  const { stdout } = await promisify(execFile)(node, [program, url, ...flags, ...options], { env, ...limits });
  return JSON.parse(stdout);
}

/** Lighthouse's metrics of a page on a simulated phone, in milliseconds, and the layout shift. */
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

/** Whether these scores already determine if the median of five will be 100. */
const decided = (scores: readonly number[]): boolean => {
  const full = scores.filter((score) => score === 100).length;
  return full >= 3 || scores.length - full >= 3;
};

/**
 * Lighthouse's scores of a page, in percent: performance, accessibility, best practices, SEO. If one is below 100, the
 * result is the median of five runs, as https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
 * advises, or of fewer if these decide whether it is 100.
 */
export async function lighthouseScores(url: string): Promise<number[]> {
  const first = await scoresOnce(url);
  if (Math.min(...first) === 100) return first;
  const runs = [first];
  const scoresOf = (category: number) => runs.map((scores) => scores[category] ?? 0);
  while (runs.length < 5 && !first.every((_, category) => decided(scoresOf(category))))
    runs.push(await scoresOnce(url));
  return first.map((_, category) => median(scoresOf(category)));
}
