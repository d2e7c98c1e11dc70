import { fillIn, missingAlert, newEnquiry, sendButton, test as formTest } from "./enquiry-form.ts";
import { faults } from "./axe.ts";
import { pictureLinks, shownPicture } from "./lightbox.ts";
import { themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

// The pages themselves: every-page.spec.ts.
for (const theme of ["light", "dark"]) {
  test(`axe finds nothing on an enlarged picture, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/showcase");
    if (theme === "dark") await themeButton(page).click();
    await pictureLinks(page).first().click();
    await expect(shownPicture(page)).toBeVisible();
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      expect(await faults(page)).toEqual([]);
    }
  });

  formTest(`axe finds nothing on the form with all its errors, ${theme}`, async ({ page, alerts }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/contact");
    if (theme === "dark") await themeButton(page).click();
    await sendButton(page).click();
    expect(alerts).toEqual([`alert: ${missingAlert}`]);
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      expect(await faults(page)).toEqual([]);
    }
    await fillIn(page, { ...newEnquiry(), Email: "nobody" });
    await sendButton(page).click();
    expect(await faults(page)).toEqual([]);
  });
}
