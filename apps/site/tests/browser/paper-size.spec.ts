import type { Page } from "@playwright/test";
import { statementParts } from "@ttpl/content/derive/capability-statement.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { expect, test } from "./site-test.ts";

const { name, files } = statementParts(readContent())!.whole;
const [a4, letter] = files.map(({ file }) => file);
const main = (page: Page) => page.locator("main").getByRole("link", { name, exact: true });
const other = (page: Page) => page.locator("main").getByRole("link", { name: new RegExp(`^${RegExp.escape(name)}, `) });

const readers = [
  ["in Houston", "en-US", "America/Chicago", letter, a4],
  ["in Pune, with a browser in American English", "en-US", "Asia/Kolkata", a4, letter],
  ["in London", "en-GB", "Europe/London", a4, letter],
] as const;
for (const [where, locale, timezoneId, usual, rare] of readers)
  test.describe(`for a reader ${where}`, () => {
    test.use({ locale, timezoneId });

    test("the link to the statement leads to the paper of the region, and the one beside it to the other", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(main(page)).toHaveAttribute("href", usual!);
      await page.goto("/experience");
      await expect(main(page)).toHaveAttribute("href", usual!);
      await expect(other(page)).toHaveAttribute("href", rare!);
      const paper = files.find(({ file }) => file === rare)!.paper;
      await expect(other(page)).toHaveText(paper);
      await expect(other(page)).toHaveAccessibleName(`${name}, ${paper}`);
    });
  });
