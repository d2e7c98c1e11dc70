import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect, holdBack } from "./site-test.ts";
import { lightness, stored, storeBeforehand, theme } from "./stored-settings.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const [dark, shown] of [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const) {
  const settings = `dark_mode ${dark} and show ${shown}`;

  test(`${settings} apply before any script file has arrived`, async ({ page }) => {
    await storeBeforehand(page, stored(dark, shown));
    // Delays the script files until after the checks, as on a slow connection.
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

  test(`${settings} apply from the first frame on`, async ({ page }) => {
    await storeBeforehand(page, stored(dark, shown));
    await page.addInitScript(() => {
      const recorded: string[] = [];
      const record = () => {
        const panel = document.getElementById("menu-panel");
        if (panel) {
          const background = getComputedStyle(document.documentElement).backgroundColor;
          recorded.push(`${background} ${getComputedStyle(panel).display}`);
        }
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      Object.assign(globalThis, { recorded });
    });
    await page.goto("/services");
    await page.waitForTimeout(100);
    const recorded = await page.evaluate(() => (globalThis as unknown as { recorded: string[] }).recorded);
    expect([...new Set(recorded)]).toEqual([expect.stringMatching(shown ? /block$/ : /none$/)]);
    expect((await lightness(page)) < 0.5).toBe(dark);
  });
}
