import { expect } from "@playwright/test";
import type { Tab } from "@ttpl/testing/browsers/tab.ts";

/** Scrolls to the first visible element with this selector, and returns its middle. */
const middleOf = (tab: Tab, selector: string) =>
  tab.evaluate<{ x: number; y: number }>(`(() => {
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);

/**
 * Moves the pointer to the middle of the first visible element with this selector, once the typefaces are there: lines
 * that break elsewhere would move it away from under the pointer.
 */
export async function pointAt(tab: Tab, selector: string): Promise<void> {
  await expect.poll(() => tab.evaluate("document.fonts.status")).toBe("loaded");
  const { x, y } = await middleOf(tab, selector);
  await tab.move(x, y);
}

/** Clicks the middle of the first visible element with this selector. */
export async function clickOn(tab: Tab, selector: string): Promise<void> {
  await pointAt(tab, selector);
  await tab.press();
  await tab.release();
}
