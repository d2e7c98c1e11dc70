import type { Locator, Page } from "@playwright/test";

/**
 * Presses Tab until an element has the focus.
 * @throws Error if it does not get it
 */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  const wanted = await element.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((element) => document.activeElement === element, wanted)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab did not reach ${element}`);
}
