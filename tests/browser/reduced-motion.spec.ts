import { allUnchanged, templatesToLookAt, tiles } from "../spec-pages.ts";
import { bannerTitle, menuButton, themeButton } from "./page-parts.ts";
import { expect, test } from "./site-test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

/** Elements and pseudo-elements with a transition, an animation or smooth scrolling. */
const moving = () =>
  [...document.querySelectorAll("*")].flatMap((element) =>
    [null, "::before", "::after"].flatMap((part) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element, part);
      const takesTime = (durations: string) =>
        durations.split(", ").some((duration) => Number.parseFloat(duration) > 0);
      const moves =
        takesTime(transitionDuration) ||
        (animationName !== "none" && takesTime(animationDuration)) ||
        scrollBehavior === "smooth";
      return moves ? [`${location.pathname}: ${element.tagName} ${element.className.toString()} ${part ?? ""}`] : [];
    }),
  );

test("with prefers-reduced-motion, no page has a transition, an animation or smooth scrolling", async ({ page }) => {
  test.skip(templatesToLookAt.length === 0, allUnchanged);
  const found: string[] = [];
  for (const path of templatesToLookAt) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    found.push(...(await page.evaluate(moving)));
  }
  expect(found).toEqual([]);
});

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
