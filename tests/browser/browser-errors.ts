/** Browser errors during a test: console messages, page errors, failed requests, requests to other origins. */
export class BrowserErrors {
  readonly reported: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares errors that this test provokes. Each pattern must match a report before the test ends. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The reports that were not expected, and the patterns that no report matched. */
  differences(): string[] {
    const matches = (pattern: RegExp) => (report: string) => pattern.test(report);
    const unexpected = this.reported.filter((report) => !this.#expected.some((pattern) => pattern.test(report)));
    const missing = this.#expected.filter((pattern) => !this.reported.some(matches(pattern)));
    return [...unexpected, ...missing.map((pattern) => `not reported: ${pattern}`)];
  }
}
