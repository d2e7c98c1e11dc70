import { expect, test } from "./site-test.ts";

test.use({ timezoneId: "America/Chicago", viewport: { width: 390, height: 844 } });

test("the working days stand on the office's clock, and on the visitor's own once they come near", async ({ page }) => {
  await page.goto("/offshore");
  const caption = page.locator("figcaption");
  await page.waitForLoadState("networkidle");
  await expect(caption).toContainText("India Standard Time");
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toContainText("Central Time");
  await expect(caption).toHaveCount(1);
});

test("where they cannot be drawn anew they stay as they are, and the console says why", async ({ page, errors }) => {
  await page.route(/working-days\.island/, (route) => route.abort());
  await page.goto("/offshore");
  await page.locator("figcaption").scrollIntoViewIfNeeded();
  await expect.poll(() => errors.reported.join()).toContain("console error");
  await expect(page.locator("figcaption")).toContainText("India Standard Time");
  errors.expect(/\/working-days\.island-/, /^console error: Failed to load resource: net::ERR_FAILED/);
});
