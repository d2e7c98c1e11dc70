import { z } from "zod";
import type { TestResults } from "./test-results.ts";

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Reads what Vitest's JSON reporter wrote; a file that failed outside its tests counts as one failure. */
export function readVitestReport(report: unknown): TestResults {
  const files = vitestReport.parse(report).testResults;
  const states = files.flatMap((file) => {
    const tests = file.assertionResults.map((test) => test.status);
    return file.status === "failed" && !tests.includes("failed") ? [...tests, "failed"] : tests;
  });
  const passed = states.filter((state) => state === "passed").length;
  const failed = states.filter((state) => state === "failed").length;
  return { passed, failed, skipped: states.length - passed - failed, flaky: [] };
}

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Reads what Playwright's JSON reporter wrote; errors outside all tests count as one failure, as one is often told twice. */
export function readPlaywrightReport(report: unknown): TestResults {
  const { suites, stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + Math.min(errors.length, 1),
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyTitles),
  };
}

function flakyTitles(suite: z.infer<typeof playwrightSuite>): string[] {
  const own = suite.specs.filter((spec) => spec.tests.some((test) => test.status === "flaky"));
  return [...own.map((spec) => spec.title), ...(suite.suites ?? []).flatMap(flakyTitles)];
}
