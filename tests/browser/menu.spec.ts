import { addressesOf, menuButton, menuLink, menuPanel, topLinks } from "./page-parts.ts";
import { expect, test } from "./site-test.ts";
import { navigation } from "../spec-pages.ts";
import { readStorage, stored, storeBeforehand } from "./stored-settings.ts";

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu icon opens and closes the panel with the links of the bar", async ({ page }) => {
    await page.goto("/services/software");
    await expect(topLinks(page).first()).toBeHidden();
    await expect(menuPanel(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).click();
    await expect(menuPanel(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    expect(await addressesOf(menuPanel(page).locator("a"))).toEqual(Object.keys(navigation));
    expect(await addressesOf(menuPanel(page).locator("a[aria-current]"))).toEqual(["/services"]);
    expect(await readStorage(page)).toBe(stored(false, true));
    await menuButton(page).click();
    await expect(menuPanel(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    expect(await readStorage(page)).toBe(stored(false, false));
  });

  test("a link in the panel opens its page and closes the panel", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await menuLink(page, "/careers").click();
    await expect(page).toHaveURL("/careers");
    await expect(menuPanel(page)).toBeHidden();
    expect(await readStorage(page)).toBe(stored(false, false));
  });

  test("a click on the panel outside its links closes it", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await menuPanel(page).click({ position: { x: 2, y: 2 } });
    await expect(menuPanel(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("an open menu stays open after a reload", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await page.reload();
    await expect(menuPanel(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  });
});

test("on a wide screen the links are in the bar, even if the menu is stored as open", async ({ page }) => {
  await storeBeforehand(page, stored(false, true));
  await page.goto("/");
  for (const link of await topLinks(page).all()) await expect(link).toBeVisible();
  await expect(menuPanel(page)).toBeHidden();
});
