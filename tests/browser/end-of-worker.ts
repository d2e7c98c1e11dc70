/**
 * Stands in for "vitest" under Playwright (tsconfig.playwright.json), so that the server tests' mail server and server
 * process serve here too: what they would tidy up after a test is tidied up when the worker ends.
 */
const endings: (() => unknown)[] = [];

export const onTestFinished = (ending: () => unknown): void => void endings.push(ending);

/** Runs what was put off, the latest first, as Vitest does. */
export async function endWorker(): Promise<void> {
  for (const ending of endings.splice(0).toReversed()) await ending();
}
