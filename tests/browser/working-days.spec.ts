import { expect, openPage, test } from "./site-test.ts";

test.use({ timezoneId: "America/Chicago", viewport: { width: 390, height: 844 } });

test("the working days stand on the office's clock, and on the visitor's own once they come near", async ({ page }) => {
  await openPage(page, "/offshore");
  const caption = page.locator("figcaption");
  await page.waitForLoadState("networkidle");
  await expect(caption).toContainText("India Standard Time");
  await caption.scrollIntoViewIfNeeded();
  await expect(caption).toContainText("Central Time");
  await expect(caption).toHaveCount(1);
});

test("coming from another page of the site, they stand on the visitor's own clock at once", async ({ page }) => {
  await openPage(page, "/");
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page
    .locator("a[href='/offshore']")
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator("figcaption")).toContainText("Central Time");
});
