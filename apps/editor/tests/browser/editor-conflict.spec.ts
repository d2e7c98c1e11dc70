import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expect as baseExpect } from "@playwright/test";
import { holdBack } from "@ttpl/site/tests/browser/site-test.ts";
import { openFile, save, test, unfolded } from "./editor-test.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });
const expect = baseExpect.configure({ timeout: 30_000 });

const keepMine = (page: Page) => page.getByRole("alert").getByRole("button", { name: "Keep mine, and save" }).click();

test("two editors at once: the second is told what the first has changed, and nothing is lost", async ({
  page,
  context,
  errors,
  editorSite,
}) => {
  errors.expect(/409/);
  const company = "content/company.yaml";
  const other = await context.newPage();
  for (const editor of [page, other]) await openFile(editor, company);
  await page.locator("#root_trade").fill("Trade of the first");
  await save(page);
  await other.locator("#root_trade").fill("Trade of the second");
  await other.keyboard.press("Control+s");
  await expect(other.getByRole("alert")).toContainText("“Trade of the second” is now “Trade of the first”");
  expect(editorSite.text(company)).toContain("trade: Trade of the first");
  await keepMine(other);
  await expect(other.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  expect(editorSite.text(company)).toContain("trade: Trade of the second");
});

test("what is typed while a file is read that has changed elsewhere is saved with that change, without a conflict", async ({
  page,
  editorSite,
}) => {
  const company = "content/company.yaml";
  await openFile(page, company);
  editorSite.edit(company, /^founded: .*$/m, "founded: 1999");
  const release = await holdBack(page, /\/file\?/);
  await page.locator("nav button[aria-current]").click();
  await page.locator("#root_trade").fill("Trade of the test while it is read");
  release();
  await expect(page.locator("#root_founded")).toHaveValue("1999");
  await save(page);
  expect(editorSite.text(company)).toMatch(/^trade: Trade of the test while it is read$[^]*^founded: 1999$/m);
});

test("who keeps his own version does not take back what was confirmed elsewhere meanwhile", async ({
  page,
  context,
  errors,
  editorSite,
}) => {
  errors.expect(/409/);
  const name = "content/projects/chemicals.yaml";
  interface Group {
    readonly projects: readonly {
      readonly description: string;
      readonly confirmed?: object;
    }[];
  }
  const group = () => parse(editorSite.text(name)) as Group;
  const [, second] = group().projects;
  const other = await context.newPage();
  for (const editor of [page, other]) await openFile(editor, name);

  await other.getByRole("button", { name: "Show the first" }).click();
  await other.locator(".open-here").getByRole("button", { name: "True as it is" }).click();
  await expect.poll(() => group().projects.filter(({ confirmed }) => confirmed).length).toBe(1);

  const entry = await unfolded(page, "Projects", second?.description ?? "");
  await entry.getByLabel("What was done").fill("Another project of the test");
  await page.keyboard.press("Control+s");
  await keepMine(page);
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  const { projects } = group();
  expect(projects.filter(({ confirmed }) => confirmed)).toHaveLength(1);
  expect(projects[1]?.description).toBe("Another project of the test");
});
