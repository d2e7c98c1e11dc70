import { fillIn, missingAlert, newEnquiry, sendButton, test as formTest } from "./enquiry-form.ts";
import { faults, snapshotOf } from "./axe.ts";
import { pictureLinks, shownPicture } from "./lightbox.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { pagesToLookAt, templatePaths, templatesToLookAt } from "../spec-pages.ts";

const unknownPath = "/services/nonsense";
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
/** What the menu changes when it opens. */
const barAndMenu = "div:has(> #menu-panel)";

for (const path of pagesToLookAt.filter((path) => !templatePaths.includes(path))) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(path);
    expect(await faults(page)).toEqual([]);
  });
}

for (const path of [...templatesToLookAt, unknownPath]) {
  test(`axe finds nothing on ${path} in any state: themes, widths, menu closed and open`, async ({ page, errors }) => {
    // The page of all projects has thousands of elements.
    test.setTimeout(90_000);
    const found: string[] = [];
    const seen = new Set<string>();
    const check = async (state: string, part?: string) => {
      // Avoids hover styles.
      await page.mouse.move(0, 0);
      const snapshot = await snapshotOf(page);
      // A state that is identical for axe to an earlier one is skipped: an open menu on a wide screen.
      if (!seen.has(snapshot)) found.push(...(await faults(page, part)).map((fault) => `${path}, ${state}: ${fault}`));
      seen.add(snapshot);
    };
    // Without transitions, because axe would read intermediate colours.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(wide);
    await page.goto(path);
    if (path === unknownPath) errors.expect(/^console error: Failed to load resource: .* 404/);
    // Each state differs from the one before in one setting, because each change of width costs a layout.
    await check("light, wide");
    await themeButton(page).click();
    await check("dark, wide");
    await page.setViewportSize(narrow);
    await check("dark, narrow");
    await menuButton(page).click();
    await expect(menuPanel(page)).toBeVisible();
    await check("dark, narrow, menu open", barAndMenu);
    await page.setViewportSize(wide);
    await check("dark, wide, menu open", barAndMenu);
    await themeButton(page).click();
    await check("light, wide, menu open", barAndMenu);
    await page.setViewportSize(narrow);
    await check("light, narrow, menu open", barAndMenu);
    await menuButton(page).click();
    await check("light, narrow");
    expect(found).toEqual([]);
    // Fewer would mean that a step had no effect.
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
