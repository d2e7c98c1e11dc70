import { activeTopLinks, addressesOf } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

// Status, contents and redirects: apps/site/tests/pages/served.test.ts.
test("the section of an unknown address is marked in the navigation, and its links lead on", async ({
  page,
  errors,
}) => {
  await page.goto("/services/nonsense");
  expect(await addressesOf(activeTopLinks(page))).toEqual(["/services"]);
  // Chromium logs the status of the document.
  errors.expect(/^console error: Failed to load resource: .* 404/);
  const [onward = ""] = await addressesOf(page.locator("main a"));
  await page.locator("main a").first().click();
  await expect(page).toHaveURL(onward);
});
