import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

const openings = {
  Automation: [
    ["Project Manager", "10+"],
    ["PLC/SCADA Programmer", "3+"],
    ["Project Engineer Instru/Elec", "7+"],
    ["Designer", "3+"],
  ],
  Engineering: [
    ["Project Manager", "10+"],
    ["Project Engineer Chem/Mech", "5+"],
    ["Lead Designer", "7+"],
    ["Designer", "3+"],
  ],
};

for (const [department, expected] of Object.entries(openings)) {
  test(`${department}: a table of the openings, their years and a mail ready to be written`, async ({ page }) => {
    await page.goto("/careers");
    const section = page.getByRole("region", { name: department, exact: true });
    const rows = section
      .getByRole("table")
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") });
    await expect(rows).toHaveCount(expected.length);
    for (const [at, [title = "", years = ""]] of expected.entries()) {
      const row = rows.nth(at);
      await expect(row.getByRole("rowheader")).toHaveText(title);
      await expect(row.getByRole("cell").filter({ hasText: years })).toHaveCount(1);
      const mail = new URL((await row.locator("a[href^='mailto:']").getAttribute("href")) ?? "");
      expect(mail.pathname).toMatch(/^[^@\s]+@[^@\s]+$/);
      expect(mail.searchParams.get("subject")).toContain(title);
    }
  });
}
