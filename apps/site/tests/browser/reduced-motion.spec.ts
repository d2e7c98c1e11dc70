import { tiles } from "../spec-pages.ts";
import { bannerTitle, menuButton, themeButton } from "./page-parts.ts";
import { expect, test } from "./site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

// That no page has a transition or an animation by its styles: every-page.spec.ts.
test("with prefers-reduced-motion, nothing is animated on navigation or a change of menu or theme", async ({
  page,
}) => {
  const started: string[] = [];
  await page.exposeFunction("tellStarted", (type: string) => void started.push(type));
  await page.addInitScript(() => {
    const { tellStarted } = globalThis as unknown as { tellStarted: (type: string) => void };
    for (const type of ["transitionrun", "animationstart"]) addEventListener(type, () => tellStarted(type), true);
  });
  await page.goto("/");
  await menuButton(page).click();
  await themeButton(page).click();
  for (const path of tiles.slice(0, 2)) {
    await page.locator(`header a[href="${path}"]:visible`).last().click();
    await expect(page).toHaveURL(path);
    await expect(bannerTitle(page)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  }
  expect(started).toEqual([]);
});
