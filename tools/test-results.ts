/** How many tests of a run passed, failed and were skipped, and which passed only on a second try. */
export type TestResults = {
  passed: number;
  failed: number;
  skipped: number;
  flaky: string[];
};

export const noResults: TestResults = { passed: 0, failed: 0, skipped: 0, flaky: [] };

/** What a step counts for: one that fails without a failed test to show for it is itself a failure. */
export function countStep(succeeded: boolean, reported: TestResults = noResults): TestResults {
  return { ...reported, failed: Math.max(reported.failed, succeeded ? 0 : 1) };
}

/** Adds up the results of several steps. */
export function addResults(all: TestResults[]): TestResults {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
      flaky: [...sum.flaky, ...one.flaky],
    }),
    noResults,
  );
}

/** The line that closes a test run. */
export function closingLine({ passed, failed, skipped }: TestResults): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
