import type { Page } from "@playwright/test";

/** The violations of its policies that a document has reported since it began. */
export const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        const observer = new ReportingObserver(
          (reports) => seen.push(...reports.map(({ type, url, body }) => `${type} on ${url}: ${JSON.stringify(body)}`)),
          { buffered: true, types: ["csp-violation", "coep"] },
        );
        observer.observe();
        // Reports are queued as tasks.
        setTimeout(() => resolve(seen), 50);
      }),
  );
