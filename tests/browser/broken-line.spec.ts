import type { Page } from "@playwright/test";
import { topLinks } from "./page-parts.ts";
import { countDocuments, expect, openPage, scriptsRunning, test } from "./site-test.ts";

test.use({ viewport: { width: 1280, height: 900 } });

/** Pages and their data are not fetched ahead: what is asked for is asked for by the click. */
async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

for (const [what, pattern] of [
  ["data", /\/assets\/data\/offshore-.*\.json$/],
  ["template", /\/assets\/OffshorePage-.*\.js$/],
] as const) {
  for (const [how, break_] of [
    ["is gone, as after a new build", "gone"],
    ["is cut off by the line", "cut"],
  ] as const) {
    test(`a page whose ${what} ${how} is loaded as a document, once`, async ({ page, trouble }) => {
      await savesData(page);
      await openPage(page, "/services");
      await page.route(pattern, (route) =>
        break_ === "gone" ? route.fulfill({ status: 404, body: "" }) : route.abort("connectionreset"),
      );
      const documents = countDocuments(page);
      await topLinks(page).getByText("OFFSHORE MODEL", { exact: true }).click();
      await expect(page).toHaveURL("/offshore");
      await expect(page.locator("h1")).toHaveText("Offshore model");
      // Also the document cannot start React, and stays what it is.
      await page.waitForTimeout(1500);
      expect(documents()).toBe(1);
      await expect(page.locator("h1")).toHaveText("Offshore model");
      trouble.splice(0);
    });
  }
}

test("a page that fails on the way back is loaded as a document too", async ({ page, trouble }) => {
  await savesData(page);
  await openPage(page, "/careers");
  await page.goto("/services");
  await scriptsRunning(page);
  await topLinks(page).getByText("OFFSHORE MODEL", { exact: true }).click();
  await expect(page).toHaveURL("/offshore");
  await page.reload();
  await scriptsRunning(page);
  await page.route(/\/assets\/data\/services-.*\.json$/, (route) => route.abort("connectionreset"));
  const documents = countDocuments(page);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForTimeout(1000);
  expect(documents()).toBeLessThanOrEqual(1);
  trouble.splice(0);
});

test("where the line breaks while React is on its way, the page stays what it is", async ({ page, trouble }) => {
  await page.route(/\/assets\/libraries-.*\.js$/, (route) => route.abort("connectionreset"));
  // Requests do not tell of a document that was fetched while its link was pressed.
  let documents = 0;
  page.on("domcontentloaded", () => documents++);
  await page.goto("/services");
  await page.waitForTimeout(2500);
  await expect(page.locator("h1")).toBeVisible();
  await topLinks(page).getByText("CAREERS", { exact: true }).click();
  await expect(page).toHaveURL("/careers");
  await expect(page.locator("h1")).toHaveText("Careers");
  await expect.poll(() => documents).toBe(2);
  trouble.splice(0);
});
