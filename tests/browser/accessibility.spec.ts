import { fillIn, missingAlert, newEnquiry, sendButton, test as formTest } from "./enquiry-form.ts";
import { faults } from "./axe.ts";
import { pictureLinks, shownPicture } from "./lightbox.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect, openPage } from "./site-test.ts";
import { everyPath } from "../spec-pages.ts";

const nowhere = "/services/nonsense";
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

for (const path of [...everyPath, nowhere]) {
  test(`axe finds nothing on ${path}: two themes, two widths, menu closed and open`, async ({ page, trouble }) => {
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await faults(page)).map((fault) => `${state}: ${fault}`));
    // Colours that are still changing would be read half-way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(wide);
    await openPage(page, path);
    if (path === nowhere) trouble.splice(0);
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize(wide);
      await look(`${theme}, wide`);
      await page.setViewportSize(narrow);
      await look(`${theme}, narrow`);
      await menuButton(page).click();
      await expect(menuPanel(page)).toBeVisible();
      await look(`${theme}, narrow, menu open`);
      await page.setViewportSize(wide);
      await look(`${theme}, wide, menu left open`);
      await page.setViewportSize(narrow);
      await menuButton(page).click();
      await themeButton(page).click();
    }
    expect(found).toEqual([]);
  });
}

for (const theme of ["light", "dark"]) {
  test(`axe finds nothing on an enlarged picture, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, "/showcase");
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
    await openPage(page, "/contact");
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
