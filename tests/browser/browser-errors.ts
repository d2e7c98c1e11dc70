/** What a browser reports while a test runs: console messages, page errors, failed and foreign requests. */
export class BrowserErrors {
  readonly reported: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares what this test provokes. Each pattern has to match something that is reported before the test ends. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What was reported but not expected, and expected but not reported. */
  differences(): string[] {
    const matches = (pattern: RegExp) => (report: string) => pattern.test(report);
    const unexpected = this.reported.filter((report) => !this.#expected.some((pattern) => pattern.test(report)));
    const missing = this.#expected.filter((pattern) => !this.reported.some(matches(pattern)));
    return [...unexpected, ...missing.map((pattern) => `not reported: ${pattern}`)];
  }
}
