/** Browser errors during a test: console messages, page errors, failed requests, requests to other origins. */
export class BrowserErrors {
  readonly reported: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #origins: string[] = [];

  /** Requests to this origin are not foreign, such as those of a preview in a frame. */
  allowOrigin(origin: string): void {
    this.#origins.push(origin);
  }

  /** Declares errors that this test provokes. Each pattern must match a report before the test ends. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** The reports that were not expected, and the patterns that no report matched. */
  differences(): string[] {
    const matches = (pattern: RegExp) => (report: string) => pattern.test(report);
    const isOwn = (report: string) => this.#origins.some((origin) => report.startsWith(`foreign request: ${origin}/`));
    const unexpected = this.reported.filter(
      (report) => !isOwn(report) && !this.#expected.some((pattern) => pattern.test(report)),
    );
    const missing = this.#expected.filter((pattern) => !this.reported.some(matches(pattern)));
    return [...unexpected, ...missing.map((pattern) => `not reported: ${pattern}`)];
  }
}
