import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect } from "@playwright/test";
import { previewOf, openFile, test } from "./editor-test.ts";

// One editor for all, in this order. A busy machine may take long.
test.describe.configure({ mode: "default", timeout: 180_000 });
const expect = baseExpect.configure({ timeout: 30_000 });

const description = "How a page that a test has added describes itself in one sentence for search engines.";

test("a new service is added from a short form, and is on the website, in its side list and in the search", async ({
  page,
  errors,
  editorSite,
}) => {
  errors.expect(/422/);
  await page.goto("/");
  // The list of pages is folded.
  await page.getByRole("button", { name: "New page" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Drive Retrofits");
  await expect(page.getByLabel(/^Address/)).toHaveValue("drive-retrofits");
  await page.getByRole("button", { name: "Add this page" }).click();
  await expect(page.getByRole("alert")).toContainText("Not added yet");
  const receives = page.getByLabel("What the customer receives");
  await expect(receives).toHaveAccessibleDescription(/Please fill it in/);
  await page.getByLabel("First paragraph").fill("We replace drives in a weekend.");
  await page.getByLabel("Description for search engines").fill(description);
  await receives.fill("Drives\nSettings on paper");
  await page.getByLabel("What you need from the customer").fill("The nameplate of the motor");
  await page.getByRole("button", { name: "Add this page" }).click();
  await expect(page.locator(".title-block")).toContainText("drive-retrofits.md");
  const said = page.getByRole("status").filter({ hasText: "Saved." });
  await expect(said).toContainText(/Pages: Drive Retrofits: added at \/.*drive-retrofits/);
  const frame = previewOf(page);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Drive Retrofits");
  // Where there is room for it, the side list is open.
  await page.getByRole("button", { name: "Wide", exact: true }).click();
  await expect(frame.getByRole("link", { name: "Drive Retrofits" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Wide", exact: true }).click();
  const address = (await page.locator(".title-block dd").nth(2).textContent()) ?? "";
  const search = await page.request.get(`${editorSite.preview}/search`);
  expect(await search.text()).toContain(address);
});

test("a page is removed with what leads to it, and comes back with one undo", async ({ page, errors, editorSite }) => {
  // The preview looks at the page once more, perhaps between two files of the step.
  errors.expect(/status of (?:404|500)/);
  const name = "content/pages/success/engineeringfirm.md";
  const text = editorSite.text(name);
  await openFile(page, name);
  await page.getByRole("button", { name: /^Remove this page/ }).click();
  const panel = page.getByRole("region", { name: "Remove" });
  await expect(panel).toContainText("are led to /success");
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  await panel.getByRole("button", { name: /^Remove it/ }).click();
  await expect(page.locator(".title-block")).toContainText("content/pages/success/default.md");
  expect(existsSync(join(editorSite.root, name))).toBe(false);
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Changes" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.getByText(/^Taken back/)).toBeVisible();
  expect(editorSite.text(name)).toBe(text);
});

test("a removed page is listed, and brought back by a press", async ({ page, errors, editorSite }) => {
  errors.expect(/status of (?:404|500)/);
  const name = "content/pages/success/engineeringfirm.md";
  const section = "content/pages/success/default.md";
  const [text, before] = [editorSite.text(name), editorSite.text(section)];
  await openFile(page, name);
  const title = (await page.locator(".title-block dd").nth(1).textContent()) ?? "";
  await page.getByRole("button", { name: /^Remove this page/ }).click();
  await page
    .getByRole("region", { name: "Remove" })
    .getByRole("button", { name: /^Remove it/ })
    .click();
  await expect(page.locator(".title-block")).toContainText(section);
  await page.getByRole("button", { name: "Changes" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: title }).last()).toContainText("not yet in the history");
  await page.getByRole("button", { name: `Bring back: ${title}` }).click();
  await expect(page.locator(".title-block")).toContainText(name);
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect([editorSite.text(name), editorSite.text(section)]).toEqual([text, before]);
});

test("a removed quote that pages use is told, and goes there too", async ({ page, errors, editorSite }) => {
  errors.expect(/422/);
  const name = "content/testimonials.yaml";
  await openFile(page, name);
  const quotes = page.locator(".entries > .entry");
  const before = await quotes.count();
  await page
    .getByRole("button", { name: /^Remove: / })
    .first()
    .click();
  await expect(quotes).toHaveCount(before - 1);
  await page.keyboard.press("Control+s");
  const told = page.getByRole("alert").filter({ hasText: "used elsewhere" });
  await expect(told.getByRole("listitem").first()).toContainText("Pages: ");
  await told.getByRole("button", { name: "Remove it there too, and save" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toContainText("Pages: ");
  expect(editorSite.text(name).match(/^ {2}- /gm)?.length).toBe(before - 1);
});

test("the order of a side list is changed by mouse", async ({ page, editorSite }) => {
  await openFile(page, "content/pages/about/section.yaml");
  const list = page.getByRole("region", { name: "Order of the side list" });
  const titles = () => list.getByRole("listitem").locator("> div:first-child").allTextContents();
  const [first = "", second = ""] = await titles();
  await list
    .getByRole("button", { name: /^Move down/ })
    .first()
    .click();
  await list.getByRole("button", { name: "Save this order" }).click();
  await expect(list.getByRole("button", { name: "Save this order" })).toBeDisabled();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toContainText("in another order");
  expect((await titles()).slice(0, 2)).toEqual([second, first]);
  await page.getByRole("button", { name: "Wide", exact: true }).click();
  const links = previewOf(page).getByRole("link");
  // The preview may load anew meanwhile.
  const placeOf = async (title: string) =>
    (await links.allTextContents().catch(() => [])).findIndex((text) => text !== "" && title.startsWith(text));
  await expect.poll(async () => (await placeOf(first)) - (await placeOf(second))).toBeGreaterThan(0);
  expect(editorSite.text("content/pages/about/default.md")).toContain("order: 2");
});
