import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { expect, holdBack, test } from "./site-test.ts";
import { lightness, stored, storeBeforehand, theme } from "./stored-settings.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const [dark, shown] of [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const) {
  const settings = `dark_mode ${dark} and show ${shown}`;

  test(`${settings} hold before any of the site's script files has arrived`, async ({ page }) => {
    await storeBeforehand(page, stored(dark, shown));
    // Answered, but only after all is looked at: the page is as a visitor on a slow line sees it.
    const release = await holdBack(page, /\.js$/);
    await page.goto("/services", { waitUntil: "commit" });
    await expect(page.locator("footer")).toBeVisible();
    expect(await theme(page)).toBe(dark ? "dark" : "light");
    expect((await lightness(page)) < 0.5).toBe(dark);
    await expect(menuPanel(page)).toBeVisible({ visible: shown });
    release();
    await expect(themeButton(page)).toHaveAttribute("aria-pressed", String(dark));
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", String(shown));
  });

  test(`${settings} hold in every frame from the first one on`, async ({ page }) => {
    await storeBeforehand(page, stored(dark, shown));
    await page.addInitScript(() => {
      const looks: string[] = [];
      const look = () => {
        const panel = document.getElementById("menu-panel");
        if (panel) {
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          looks.push(`${ground} ${getComputedStyle(panel).display}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(globalThis, { looks });
    });
    await page.goto("/services");
    await page.waitForTimeout(100);
    const looks = await page.evaluate(() => (globalThis as unknown as { looks: string[] }).looks);
    expect([...new Set(looks)]).toEqual([expect.stringMatching(shown ? /block$/ : /none$/)]);
    expect((await lightness(page)) < 0.5).toBe(dark);
  });
}
