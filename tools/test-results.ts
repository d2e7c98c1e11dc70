/** How many tests of a run passed, failed and were skipped; by name, what failed and what passed only on a second try. */
export type TestResults = {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  flaky: string[];
};

export const noResults: TestResults = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

/** What a step counts for: one that fails without a failed test to show for it is itself a failure. */
export function countStep(title: string, succeeded: boolean, reported: TestResults = noResults): TestResults {
  if (succeeded || reported.failed > 0) return reported;
  return { ...reported, failed: 1, failures: [...reported.failures, title] };
}

/** Adds up the results of several steps. */
export function addResults(all: TestResults[]): TestResults {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
      flaky: [...sum.flaky, ...one.flaky],
    }),
    noResults,
  );
}

/** What failed and what passed only on a second try, a line each: the run's own output is long, and only its end may be kept. */
export function namesToSee({ failures, flaky }: TestResults): string[] {
  return [
    ...failures.map((name) => `Failed: ${name}`),
    ...flaky.map((name) => `Flaky, passed only on a second try: ${name}`),
  ];
}

/** The line that closes a test run. */
export function closingLine({ passed, failed, skipped }: TestResults): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
