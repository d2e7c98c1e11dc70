import { pageWith } from "@ttpl/content/content.ts";
import { statementParts } from "@ttpl/content/derive/capability-statement.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { addressesOf, menuButton, menuLink, menuPanel, topLinks } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { menuAddresses } from "../spec-pages.ts";
import { readStorage, stored, storeBeforehand } from "./stored-settings.ts";

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu icon opens and closes the panel: all projects, the links of the bar, telephone and e-mail", async ({
    page,
  }) => {
    await page.goto("/services/software");
    await expect(topLinks(page).first()).toBeHidden();
    await expect(menuPanel(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
    await menuButton(page).click();
    await expect(menuPanel(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    expect(await addressesOf(menuPanel(page).locator("a"))).toEqual(menuAddresses);
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

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const content = readContent();
  const listed = [...content.pages.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const terms = pageWith("terms", content.pages.values())!;
  const onPaper = [statementParts(content)!.whole, pageDataAt(content, terms.path, "terms").agreement];

  test("the links are in the bar, and the menu icon opens the whole site over the page", async ({ page }) => {
    await page.goto("/services/software");
    for (const link of await topLinks(page).all()) await expect(link).toBeVisible();
    await expect(menuPanel(page)).toBeHidden();
    const place = () => page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await place();
    await menuButton(page).click();
    for (const { path } of listed) await expect(menuLink(page, path).last()).toBeVisible();
    expect(await addressesOf(menuPanel(page).locator("a[aria-current=page]"))).toEqual(["/services/software"]);
    expect(await place()).toBe(before);
    expect(await readStorage(page)).toBe(stored(false, true));
    await page.keyboard.press("Escape");
    await expect(menuPanel(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await menuLink(page, "/about/quality").click();
    await expect(page).toHaveURL("/about/quality");
    await expect(menuPanel(page)).toBeHidden();
  });

  test("the menu lists each document on paper once", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    for (const { files } of onPaper) {
      const links = files.map(({ file }) => `[href="${file}"]`);
      await expect(menuPanel(page).locator(`a:is(${links.join()})`)).toHaveCount(1);
    }
  });

  test("a stored open menu is open, and closes when the focus goes on to the page that it hides", async ({ page }) => {
    await storeBeforehand(page, stored(false, true));
    await page.goto("/");
    await expect(menuLink(page, "/services/modular")).toBeVisible();
    await menuPanel(page).locator("a").last().focus();
    await page.keyboard.press("Tab");
    await expect(menuPanel(page)).toBeHidden();
    await expect(page.locator(":focus")).toBeVisible();
  });
});
