import type { Locator } from "@playwright/test";

/** A screenshot of an element, in base64, with a margin for its focus ring. */
export async function appearanceOf(element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const clip = { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  return (await element.page().screenshot({ clip })).toString("base64");
}
