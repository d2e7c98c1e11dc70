import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

test.use({ timezoneId: "America/Chicago", viewport: { width: 390, height: 844 } });

test("the working days are in the office's time zone, and in the visitor's once they are in view", async ({ page }) => {
  await page.goto("/offshore");
  const caption = page.locator("figcaption");
  await page.waitForLoadState("networkidle");
  await expect(caption).toContainText("India Standard Time");
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toContainText("Central Time");
  await expect(caption).toHaveCount(1);
});

test("if the island does not load, they stay unchanged and the console shows the error", async ({ page, errors }) => {
  await page.route(/working-days\.island/, (route) => route.abort());
  await page.goto("/offshore");
  await page.locator("figcaption").scrollIntoViewIfNeeded();
  await expect.poll(() => errors.reported.join()).toContain("console error");
  await expect(page.locator("figcaption")).toContainText("India Standard Time");
  errors.expect(/\/working-days\.island-/, /^console error: Failed to load resource: net::ERR_FAILED/);
});
