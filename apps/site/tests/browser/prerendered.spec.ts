import { plainChromium } from "@ttpl/testing/browsers/chromium.ts";
import { pause } from "@ttpl/testing/browsers/tab.ts";
import { clickOn, pointAt } from "./plain-tab.ts";
import { expect, test } from "./site-test.ts";
import { browserEnvironment } from "@ttpl/testing/run-date.ts";

// Playwright's driver disables prerendering, so these tests use the DevTools protocol directly.

/** Records the theme of each frame, the first one included. */
const recordFrames = `(() => {
  globalThis.frames = [];
  const record = () => {
    frames.push(document.documentElement.dataset.theme);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
})()`;
const activationStart = "performance.getEntriesByType('navigation')[0].activationStart";

let browser: Awaited<ReturnType<typeof plainChromium>>;
test.beforeAll(async () => {
  // A busy machine may take long to start it.
  test.setTimeout(120_000);
  browser = await plainChromium(browserEnvironment);
});
test.afterAll(() => browser.close());

test("a link on which the pointer has rested is prerendered, and shown in the theme that was set since", async ({
  site,
}) => {
  const tab = await browser.open("");
  await tab.goTo(`${site.url}/about`);
  await pointAt(tab, "nav a[href='/careers']");
  await pause(400);
  // The document must have applied the former theme before the change.
  await expect.poll(() => tab.evaluateAhead("document.readyState").catch(String), { timeout: 20_000 }).toBe("complete");
  expect(await tab.evaluateAhead("document.documentElement.dataset.theme")).toBe("light");
  await tab.evaluateAhead(recordFrames);

  const other = await tab.openBeside();
  await other.goTo(`${site.url}/contact`);
  await clickOn(other, "button[data-toggles=theme]");
  await expect.poll(() => other.evaluate("document.documentElement.dataset.theme")).toBe("dark");

  await tab.press();
  await tab.release();
  await expect.poll(() => tab.evaluate("location.pathname").catch(String)).toBe("/careers");
  expect(await tab.evaluate<number>(activationStart)).toBeGreaterThan(0);
  await expect.poll(() => tab.evaluate<number>("frames.length")).toBeGreaterThan(5);
  expect(await tab.evaluate("[...new Set(frames)]")).toEqual(["dark"]);
  await tab.close();
});
