import { type Page, expect as baseExpect } from "@playwright/test";
import sharp from "sharp";
import { faults, rulesOfColors } from "@ttpl/site/tests/browser/axe.ts";
import { type EditorSite, openFile, previewOf, save, test, unfolded } from "./editor-test.ts";

test.describe.configure({ mode: "default", timeout: 240_000 });
const expect = baseExpect.configure({ timeout: 30_000 });

const company = "content/company.yaml";
const automation = "content/careers/automation.yaml";

/** What the editor can show, each with the way to it. */
const states: Readonly<Record<string, (page: Page, editor: EditorSite) => Promise<void>>> = {
  "a form": (page) => openFile(page, company),
  "a list": (page) => openFile(page, automation),
  "text of a page": (page) => openFile(page, "content/pages/services/default.md"),
  "words of the shell": (page) => openFile(page, "content/layout.yaml"),
  "everything unfolded": async (page) => {
    await openFile(page, "content/pages/success/default.md");
    await page
      .locator("details")
      .evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
  },
  "a new page with errors": async (page) => {
    await openFile(page, company);
    await page.locator("summary", { hasText: /^Pages/ }).click();
    await page.getByRole("button", { name: "New page" }).click();
    await page.getByRole("button", { name: "Add this page" }).click();
    await expect(page.getByRole("alert")).toContainText("Not added yet");
  },
  "a page before it is removed": async (page) => {
    await openFile(page, "content/pages/services/modular.md");
    await page.getByRole("button", { name: /^Remove this page/ }).click();
    await expect(page.getByRole("heading", { name: /^Remove this page/ })).toBeVisible();
  },
  "the order of a side list, and a telephone’s screen": async (page) => {
    await openFile(page, "content/pages/services/section.yaml");
    await expect(page.getByRole("heading", { name: "Order of the side list" })).toBeVisible();
    await page.getByRole("button", { name: "Phone", exact: true }).click();
  },
  "words that were found": async (page) => {
    await page.getByRole("searchbox").fill("certificate");
    await expect(page.getByText("In texts")).toBeVisible();
  },
  "a change that is not saved": async (page) => {
    await openFile(page, company);
    await page.locator("#root_trade").fill(`Trade of the test ${Date.now()}`);
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
  },
  "a save": (page) => save(page),
  "an error": async (page) => {
    const office = await unfolded(page, "Telephones", "Office");
    await office.getByLabel("Number").fill("call us");
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("alert")).toContainText("Not saved yet");
    await expect(office.locator(".error")).toBeVisible();
  },
  "a conflict": async (page, editor) => {
    await openFile(page, company);
    await page.locator("#root_trade").fill(`Trade of the editor ${Date.now()}`);
    editor.edit(company, /^trade: .*$/m, `trade: Trade of an editor ${Date.now()}`);
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("alert")).toContainText("changed elsewhere");
    await page.getByRole("button", { name: "Take the other version" }).click();
  },
  "a page that has moved": async (page, editor) => {
    await openFile(page, automation);
    editor.edit(
      automation,
      /^openings:[^]*/m,
      "openings:\n  - title: Checker\n    years: 3\n    work: Checks drawings\n",
    );
    await openFile(page, automation);
    await page.getByRole("textbox", { name: "Role", exact: true }).fill(`Checker of the test ${Date.now()}`);
    await save(page);
    await expect(page.getByRole("button", { name: "Let the old address lead to the new one" })).toBeVisible();
  },
  "a photo before it is used": async (page) => {
    await openFile(page, "content/pages/success/default.md");
    const figure = await unfolded(page, "Pictures in the text", "Pictures", /./);
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#567" } })
      .png()
      .toBuffer();
    await figure.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: photo });
    await figure.getByLabel("Caption").first().fill("A caption");
    await figure.getByLabel("What is seen in it, in a sentence").fill("A gray picture of a test that is too small");
    await figure.getByRole("button", { name: "Use this photo" }).click();
    await expect(figure.getByRole("alert")).toContainText("300 pixels");
  },
  "a spreadsheet before it is applied": async (page) => {
    await openFile(page, "content/testimonials.yaml");
    const panel = page.locator(".spreadsheet-panel");
    await panel.locator("summary").click();
    const rows = ["Note,The customer’s words,Role,Region", ",Words of the test,,Gulf", ",Words,Engineer,Gulf"];
    await panel
      .locator("input[type=file]")
      .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
    await expect(panel.getByRole("row")).toHaveCount(3);
  },
  changes: async (page) => {
    await page.getByRole("button", { name: "Changes" }).click();
    await expect(page.getByRole("button", { name: "Undo", exact: true }).first()).toBeVisible();
  },
  "a save that is taken back": async (page) => {
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "Taken back." })).toBeVisible();
  },
  "publishing that fails": async (page) => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByLabel("Your name").fill("Asha Rao");
    await page.getByRole("button", { name: "Return to the release before" }).click();
    await expect(page.getByRole("alert")).toContainText("Nothing has been published");
  },
  "the open points": async (page) => {
    await page.getByRole("button", { name: /^Open points/ }).click();
    await page.locator("summary", { hasText: "Quotes: Words of customers" }).click();
  },
  "the way through the open points": async (page) => {
    await page
      .getByRole("button", { name: /^Open: / })
      .locator("visible=true")
      .first()
      .click();
    await expect(page.locator(".open-here").getByRole("button", { name: "Next open point" })).toBeVisible();
  },
};

const setTheme = (page: Page, theme: "light" | "dark") =>
  page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), theme);

test("axe finds no fault in any state of the editor, nor in its colors in the dark theme", async ({
  page,
  errors,
  editorSite,
}) => {
  errors.expect(/409/, /422/);
  await page.emulateMedia({ colorScheme: "light" });
  await openFile(page, company);
  await expect(previewOf(page).locator("h1")).toBeVisible();
  const found: string[] = [];
  for (const [name, show] of Object.entries(states)) {
    await test.step(name, () => show(page, editorSite));
    found.push(...(await faults(page)).map((fault) => `${name}: ${fault}`));
    // The theme is an attribute, and changes nothing else.
    await setTheme(page, "dark");
    found.push(...(await faults(page, "html", rulesOfColors)).map((fault) => `${name}, dark: ${fault}`));
    await setTheme(page, "light");
  }
  expect(found).toEqual([]);
});

test("the editor opens in the dark theme if the system has it, axe finds no fault there, and the website follows it", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openFile(page, company);
  const button = page.getByRole("button", { name: /dark/i });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const colors = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await colors();
  expect(await faults(page)).toEqual([]);
  const website = previewOf(page).locator("html");
  await expect(website).toHaveAttribute("data-theme", "dark");
  await button.click();
  expect(await colors()).not.toBe(dark);
  await expect(website).toHaveAttribute("data-theme", "light");
  await setTheme(page, "dark");
  expect(await colors()).toBe(dark);
});
