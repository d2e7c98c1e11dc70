import { readContent } from "../../site/content-loader/read-content.ts";
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
