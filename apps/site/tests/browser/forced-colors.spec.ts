import type { Locator, Page } from "@playwright/test";
import { appearanceOf } from "./appearance.ts";
import { sendButton, test as formTest } from "./enquiry-form.ts";
import { lightbox } from "./lightbox.ts";
import { sheet } from "./picture-views.ts";
import { banner, companyPanel, sideListAt, topLink } from "./page-parts.ts";
import { contrastWithin } from "./pixel-contrast.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

/** Whether a change of state is visible on an element. */
async function differs(element: Locator, change: (element: HTMLElement) => void): Promise<boolean> {
  const before = await appearanceOf(element);
  await element.evaluate(change);
  return (await appearanceOf(element)) !== before;
}

const removeCurrent = (link: HTMLElement) => link.removeAttribute("aria-current");
const focus = (element: HTMLElement) => element.focus({ focusVisible: true } as FocusOptions);

/** The smallest difference in lightness, 0 to 1, between a drawing's shapes and the page's background. */
const contrastOf = (drawing: Locator) =>
  drawing.evaluate((svg) => {
    const lightness = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    const groundLightness = lightness(getComputedStyle(document.documentElement).backgroundColor);
    const paints = [...svg.querySelectorAll("path, circle, rect, line, text")].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      return [stroke, fill].find((paint) => paint.startsWith("rgb")) ?? [];
    });
    return Math.min(...paints.map((paint) => Math.abs(lightness(paint) - groundLightness)));
  });

/** Whether a button's text is visible: reversing it, which keeps its size, must change the screenshot. */
async function textVisible(button: Locator): Promise<boolean> {
  await button.evaluate((element) => element.style.setProperty("font-kerning", "none"));
  const before = await button.screenshot();
  await button.evaluate((element) => (element.textContent = [...element.textContent].toReversed().join("")));
  return !before.equals(await button.screenshot());
}

for (const colorScheme of ["light", "dark"] as const) {
  const gotoInForcedColors = async (page: Page, path: string) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
  };

  test(`in forced ${colorScheme} colors, the current page and the focus are visible`, async ({ page }) => {
    await gotoInForcedColors(page, "/services");
    const links = {
      "main link": topLink(page, "/services"),
      "link of the side list": sideListAt(page, "/services").locator("a[href='/services']"),
      tile: banner(page).locator("nav a[href='/services']"),
    };
    for (const [name, link] of Object.entries(links)) {
      expect(await differs(link, focus), `${name}: focus`).toBe(true);
      expect(await differs(link, removeCurrent), `${name}: current`).toBe(true);
    }
  });

  test(`in forced ${colorScheme} colors, drawings, logo and emblem contrast with the background`, async ({ page }) => {
    await gotoInForcedColors(page, "/offshore");
    const drawings = [
      ...(await banner(page).locator("svg").all()),
      ...(await companyPanel(page).locator("svg").all()),
      ...(await page.locator("main svg").all()),
    ];
    expect(drawings.length).toBeGreaterThan(8);
    for (const drawing of drawings) {
      expect(await contrastOf(drawing)).toBeGreaterThan(0.4);
      // Shapes of other files, as those of the tiles, have no style that a script can read. They show in pixels; 3 is WCAG's
      // bound for graphics (1.4.11).
      expect(await contrastWithin(drawing)).toBeGreaterThan(3);
    }
  });

  test(`in forced ${colorScheme} colors, filled buttons are legible`, async ({ page }) => {
    await gotoInForcedColors(page, "/services");
    expect(await textVisible(page.locator("main a[href='/showcase']").first())).toBe(true);
    await gotoInForcedColors(page, "/contact");
    expect(await textVisible(sendButton(page))).toBe(true);
  });

  test(`in forced ${colorScheme} colors, our hours, the customer's hours and calls look different`, async ({
    page,
  }) => {
    await gotoInForcedColors(page, "/offshore");
    // Found and read in one step: bars that the island has replaced in between would have no style.
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll("main figure svg rect")].map((bar) => {
        const { fill, fillOpacity, stroke } = getComputedStyle(bar);
        return [bar.getAttribute("class"), [fill, fillOpacity, stroke].join()] as const;
      }),
    );
    const byKind = new Map(styles);
    expect(byKind.size).toBe(3);
    expect(new Set(byKind.values()).size).toBe(3);
  });

  test(`in forced ${colorScheme} colors, what is pressed looks different from what is not`, async ({ page }) => {
    await gotoInForcedColors(page, "/demo");
    await page.locator("[data-demo][data-live]").waitFor();
    await page.setViewportSize({ width: 1440, height: 4000 });
    const release = (button: HTMLElement) => button.setAttribute("aria-pressed", "false");
    expect(await differs(page.locator("[data-show=unit]"), release)).toBe(true);
    expect(await differs(page.locator("[data-speed='1']"), release)).toBe(true);
    await gotoInForcedColors(page, `/showcase/showdetailengineering?item=${sheet}`);
    const whole = lightbox(page).locator(".lightbox-views button").first();
    await whole.waitFor();
    expect(await differs(whole, release)).toBe(true);
    await page.keyboard.press("Escape");
  });

  test(`in forced ${colorScheme} colors, what is disabled is gray`, async ({ page }) => {
    await gotoInForcedColors(page, "/experience");
    const gray = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "GrayText";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    const box = page.locator("main form label:has(input[type=checkbox])").first();
    const color = () => box.evaluate((label) => getComputedStyle(label).color);
    expect(await color()).not.toBe(gray);
    await box.locator("input").evaluate((input: HTMLInputElement) => (input.disabled = true));
    expect(await color()).toBe(gray);
  });

  formTest(
    `in forced ${colorScheme} colors, buttons have a border and invalid fields are visible`,
    async ({ page }) => {
      await gotoInForcedColors(page, "/contact");
      const borderWidth = await sendButton(page).evaluate((button) =>
        Number.parseFloat(getComputedStyle(button).borderTopWidth),
      );
      expect(borderWidth).toBeGreaterThanOrEqual(1);
      await sendButton(page).click();
      const invalidField = page.locator("[name=City]");
      await expect(invalidField).toHaveAttribute("aria-invalid", "true");
      expect(await differs(invalidField, (field) => field.removeAttribute("aria-invalid"))).toBe(true);
    },
  );
}
