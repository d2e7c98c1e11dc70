import type { Page } from "@playwright/test";

/**
 * Goes so many steps in the history, back if negative, as the browser's own buttons do. Playwright's goBack waits for a load
 * event, which a page from the cache does not fire.
 */
export const goInHistory = (page: Page, steps: number): Promise<void> =>
  // Later, because going ends the context in which this would be answered.
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
