import { readFileSync } from "node:fs";
import { readContent } from "@ttpl/content/read-content.ts";
import { pageWith } from "@ttpl/content/content.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const content = readContent();
const { company } = content;
const { details } = pageWith("contact", content.pages.values())!.frontMatter;
const office = pageWith("offshore", content.pages.values())!.frontMatter.day!.office;

test("contact data are copied, which is spoken, saved as a card and found on a map; the office's clock is shown", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/contact");
  const data = page.locator("#details");
  // There before it says anything, because screen readers do not speak what appears together with its place.
  await expect(data.getByRole("status")).toHaveCount(1);
  for (const value of [company.email, company.telephones[0]!.number]) {
    await data.locator(`[data-copy="${value}"]`).first().click();
    await expect(data.getByRole("status")).toHaveText(`${details.copied}: ${value}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    data.getByRole("link", { name: details.card }).click(),
  ]);
  // Its parts: apps/site/tests/unit/contact-card.test.ts.
  const card = readFileSync(await download.path(), "utf8");
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  await expect(data.getByRole("link", { name: details.map })).toHaveAttribute("href", /^https:\/\//);
  const now = new Date().toLocaleString("en-GB", { timeZone: office.zone, weekday: "long", hour: "2-digit" });
  await expect(data.locator("time")).toContainText(now.split(/[ ,]/)[0] ?? "");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the office hours are there, and no button that does nothing", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.locator("#details")).toContainText(details.hours);
    await expect(page.locator("#details").getByRole("button")).toHaveCount(0);
    await expect(page.locator("#details time")).toBeHidden();
  });
});
