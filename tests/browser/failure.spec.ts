import { readContent } from "../../site/reading/read-content.ts";
import { addressesOf } from "./page-parts.ts";
import { expect, openPage, test } from "./site-test.ts";

const { failure, notFound } = readContent().shellWords;

test("where a page fails, the visitor reads what to do, and can go on from there", async ({ page, trouble }) => {
  await openPage(page, "/about");
  // What the offshore page's working days cannot do without.
  await page.evaluate(() => {
    Intl.DateTimeFormat = undefined as unknown as typeof Intl.DateTimeFormat;
  });
  await page.locator("nav a[href='/offshore']").first().click();
  await expect(page.locator("h1")).toHaveText(failure.title);
  await expect(page.locator("body")).not.toContainText("DateTimeFormat");
  await expect(page.getByRole("button", { name: failure.reload })).toBeVisible();
  await expect(page.locator("main a[href^='tel:']")).toHaveCount(3);
  expect(await addressesOf(page.locator("main li a"))).toEqual(notFound.onward.map(({ to }) => to));
  await page.locator("main a[href='/services']").click();
  await expect(page).toHaveURL("/services");
  await expect(page.locator("h1")).not.toHaveText(failure.title);
  expect(trouble.splice(0).join()).toContain("DateTimeFormat");
});
