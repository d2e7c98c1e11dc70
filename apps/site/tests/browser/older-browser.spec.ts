import { lightbox, pictureLinks, shownPicture } from "./lightbox.ts";
import { menuButton, menuPanel } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

// What came into browsers in 2024: https://webstatus.dev. The fixture `errors` fails on any TypeError.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
    Reflect.deleteProperty(Promise, "withResolvers");
    Reflect.deleteProperty(Object, "groupBy");
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(URL, "parse");
    Reflect.deleteProperty(Array, "fromAsync");
    for (const method of ["union", "intersection", "difference", "isSubsetOf"])
      Reflect.deleteProperty(Set.prototype, method);
  });
});

test("Escape closes the menu, and any other key does nothing to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.keyboard.press("a");
  await menuButton(page).click();
  await page.keyboard.press("a");
  await expect(menuPanel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menuPanel(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("Tab stays within the enlarged picture, and Escape closes it", async ({ page }) => {
  await page.goto("/showcase");
  await pictureLinks(page).first().click();
  await expect(shownPicture(page)).toHaveCount(1);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
});

test("the live plant, the projects and the search run", async ({ page }) => {
  await page.goto("/demo");
  await page.locator("[data-panel] button").first().click();
  await page.goto("/experience");
  const boxes = page.locator("main form input[type=checkbox]");
  await boxes.first().check({ force: true });
  await expect(page.locator("main [role=status]").first()).not.toBeEmpty();
  await page.goto("/search?q=skid");
  await expect(page.locator("main ol li").first()).toBeVisible();
});
