import { pageWith } from "../../site/content-loader/content.ts";
import { statementParts } from "../../site/content-loader/derive/capability-statement.ts";
import { pageDataAt } from "../../site/content-loader/derive/page-data.ts";
import { readContent } from "../../site/content-loader/read-content.ts";
import { words } from "../spec-pages.ts";
import { readSheets } from "./printed-pages.ts";
import { expect, test } from "./site-test.ts";

const content = readContent();
const { path } = pageWith("terms", content.pages.values())!;
const { agreement, stated } = pageDataAt(content, path, "terms");

test("the agreement is a PDF on each paper, and unfilled facts leave nothing behind", async ({ page, request }) => {
  await page.goto(path);
  for (const { paper, file } of agreement.files) {
    await expect(page.getByRole("link", { name: `${agreement.name}, ${paper}` })).toHaveAttribute("href", file);
    const response = await request.get(file);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    expect((await readSheets(await response.body())).length).toBeGreaterThan(0);
  }
  await expect(page.locator("#stated dt")).toHaveCount(stated?.facts.length ?? 0);
  await expect(page.locator("#stated")).toHaveCount(stated ? 1 : 0);
});

for (const from of ["/offshore", "/products", "/products/columninternals", "/products/controlpanels", "/contact"]) {
  test(`${from} links to the terms`, async ({ page }) => {
    await page.goto(from);
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  });
}

test("the menu of wide screens lists the terms and the documents on paper, the home page the statement", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const { files } = statementParts(content)!.whole;
  for (const { file } of files) await expect(page.locator(`main a[href="${file}"]`)).toBeVisible();
  await page.getByRole("button", { name: words.labels.menu }).click();
  for (const to of [path, ...files.map(({ file }) => file), ...agreement.files.map(({ file }) => file)])
    await expect(page.locator(`#menu-panel a[href="${to}"]`)).toBeVisible();
});
