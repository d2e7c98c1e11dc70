import { z } from "zod";
import type { TestResults } from "./test-results.ts";

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Reads what Vitest's JSON reporter wrote; a file that failed outside its tests counts as one failure. */
export function readVitestReport(report: unknown): TestResults {
  const files = vitestReport.parse(report).testResults;
  const tests = files.flatMap((file) => {
    const own = file.assertionResults.map((test) => ({ status: test.status, name: `${file.name}: ${test.fullName}` }));
    return file.status === "failed" && own.every((test) => test.status !== "failed")
      ? [...own, { status: "failed", name: file.name }]
      : own;
  });
  const passed = tests.filter((test) => test.status === "passed").length;
  const failures = tests.filter((test) => test.status === "failed").map((test) => test.name);
  const skipped = tests.length - passed - failures.length;
  return { passed, failed: failures.length, skipped, failures, flaky: [] };
}

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
});

/** Reads what Playwright's JSON reporter wrote; errors outside all tests count as one failure, as one is often told twice. */
export function readPlaywrightReport(report: unknown): TestResults {
  const { suites, stats, errors } = playwrightReport.parse(report);
  const outside = errors.slice(0, 1).map(({ message = "an error outside all tests" }) => message);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap((suite) => titlesThatWere("unexpected", suite)), ...outside],
    flaky: suites.flatMap((suite) => titlesThatWere("flaky", suite)),
  };
}

function titlesThatWere(status: "unexpected" | "flaky", suite: z.infer<typeof playwrightSuite>): string[] {
  const own = suite.specs.filter((spec) => spec.tests.some((test) => test.status === status));
  return [
    ...own.map((spec) => `${spec.file}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap((inner) => titlesThatWere(status, inner)),
  ];
}
