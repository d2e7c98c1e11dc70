import { fillIn, missingAlert, newEnquiry, sendButton, test as formTest } from "./enquiry-form.ts";
import { faults, looksOf } from "./axe.ts";
import { pictureLinks, shownPicture } from "./lightbox.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { everyPath, templatePaths } from "../spec-pages.ts";

const nowhere = "/services/nonsense";
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

for (const path of everyPath) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(path);
    expect(await faults(page)).toEqual([]);
  });
}

for (const path of [...templatePaths, nowhere]) {
  test(`axe finds nothing on ${path} in any state: two themes, two widths, menu closed and open`, async ({
    page,
    errors,
  }) => {
    const found: string[] = [];
    const seen = new Set<string>();
    const look = async (state: string) => {
      // What is pointed at looks different.
      await page.mouse.move(0, 0);
      const looks = await looksOf(page);
      // What looks the same to axe as a state before gets the same answer: a menu left open, on a wide screen.
      if (!seen.has(looks)) found.push(...(await faults(page)).map((fault) => `${path}, ${state}: ${fault}`));
      seen.add(looks);
    };
    // Colours that are still changing would be read half-way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(wide);
    await page.goto(path);
    if (path === nowhere) errors.expect(/^console error: Failed to load resource: .* 404/);
    // From state to state by one step: each change of width costs a layout.
    await look("light, wide");
    await themeButton(page).click();
    await look("dark, wide");
    await page.setViewportSize(narrow);
    await look("dark, narrow");
    await menuButton(page).click();
    await expect(menuPanel(page)).toBeVisible();
    await look("dark, narrow, menu open");
    await page.setViewportSize(wide);
    await look("dark, wide, menu left open");
    await themeButton(page).click();
    await look("light, wide, menu left open");
    await page.setViewportSize(narrow);
    await look("light, narrow, menu open");
    await menuButton(page).click();
    await look("light, narrow");
    expect(found).toEqual([]);
    // Fewer would mean that a step has led nowhere.
    expect(seen.size).toBeGreaterThanOrEqual(6);
  });
}

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
