import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumPath } from "../../tools/chromium.ts";
import { chromiumArguments } from "../../tools/chromium-arguments.ts";

const score = z.object({ score: z.number().nullable() });
const value = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "first-contentful-paint": value,
    "largest-contentful-paint": value,
    "total-blocking-time": value,
    "cumulative-layout-shift": value,
  }),
});

/** What Lighthouse says of a page on a simulated phone: milliseconds, the layout shift, and its four scores. */
export async function lighthouse(url: string) {
  const program = join(import.meta.dirname, "../node_modules/.bin/lighthouse");
  const options = ["--quiet", "--output=json", "--output-path=stdout", `--chrome-flags=${chromiumArguments.join(" ")}`];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const { stdout } = await promisify(execFile)(program, [url, ...options], { env, maxBuffer: 1e9, timeout: 120_000 });
  const { audits, categories } = report.parse(JSON.parse(stdout));
  return {
    FCP: audits["first-contentful-paint"].numericValue,
    LCP: audits["largest-contentful-paint"].numericValue,
    TBT: audits["total-blocking-time"].numericValue,
    CLS: audits["cumulative-layout-shift"].numericValue,
    scores: Object.values(categories).map((category) => Math.round((category.score ?? 0) * 100)),
  };
}
