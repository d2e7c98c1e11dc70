import { faults } from "./axe.ts";
import { themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

test("who asks for more contrast gets stronger texts and lines, in both themes", async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      const luminance = (token: string) => {
        probe.style.color = `var(--${token})`;
        const rgb = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map((byte) => {
          const share = Number(byte) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * (rgb[0] ?? 0) + 0.7152 * (rgb[1] ?? 0) + 0.0722 * (rgb[2] ?? 0);
      };
      const ground = luminance("surface");
      const ratios = ["ink", "ink-soft", "line", "line-strong", "accent", "alarm", "done"].map((token) => {
        const [low = 0, high = 0] = [luminance(token), ground].toSorted((a, b) => a - b);
        return [token, (high + 0.05) / (low + 0.05)] as const;
      });
      probe.remove();
      return Object.fromEntries(ratios);
    });
  await page.goto("/services");
  for (const theme of ["light", "dark"]) {
    await page.emulateMedia({ contrast: "no-preference" });
    const usual = await colors();
    await page.emulateMedia({ contrast: "more" });
    const more = await colors();
    for (const [token, ratio] of Object.entries(more)) {
      expect(ratio, `${token} in the ${theme} theme`).toBeGreaterThan(usual[token] ?? NaN);
      expect(ratio, `${token} in the ${theme} theme`).toBeGreaterThan(token === "line" ? 7 : 9);
    }
    // Colors fade into those of another theme.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await faults(page)).toEqual([]);
    await themeButton(page).click();
  }
  await page.emulateMedia({ contrast: null });
});
