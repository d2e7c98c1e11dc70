import { openingsOf } from "../../site/content-loader/derive/openings.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { pageWith } from "../../site/content-loader/content.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

for (const { heading, openings } of readContent().departments.values()) {
  test(`${heading}: a table of the openings with years of experience and a mailto link`, async ({ page }) => {
    await page.goto("/careers");
    const section = page.getByRole("region", { name: heading, exact: true });
    const rows = section
      .getByRole("table")
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") });
    await expect(rows).toHaveCount(openings.length);
    for (const [at, { title, years }] of openings.entries()) {
      const row = rows.nth(at);
      await expect(row.getByRole("rowheader")).toHaveText(title);
      await expect(row.getByRole("cell").filter({ hasText: `${years}+` })).toHaveCount(1);
      const mail = new URL((await row.locator("a[href^='mailto:']").getAttribute("href")) ?? "");
      expect(mail.pathname).toMatch(/^[^@\s]+@[^@\s]+$/);
      expect(mail.searchParams.get("subject")).toContain(title);
    }
  });
}

test("each opening has a page with its facts and the same mailto link; what is not filled in is not shown", async ({
  page,
}) => {
  const content = readContent();
  const { words } = pageWith("careers", content.pages.values())!.frontMatter;
  for (const { heading, openings } of openingsOf(content)) {
    const [opening] = openings;
    if (!opening) continue;
    await page.goto("/careers");
    await page
      .getByRole("region", { name: heading, exact: true })
      .getByRole("link", { name: opening.title, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(opening.to);
    await expect(page.locator("h1")).toHaveText(opening.title);
    await expect(page.locator("main a[href^='mailto:']")).toHaveAttribute("href", opening.mail);
    const names = await page.locator("main dt").allInnerTexts();
    expect(names).toContain(words.experience);
    expect(names.includes(words.location)).toBe(opening.location !== undefined);
    expect(names.includes(words.posted)).toBe(opening.posted !== undefined);
  }
});
