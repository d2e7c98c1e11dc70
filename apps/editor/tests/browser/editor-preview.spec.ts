import { expect as baseExpect } from "@playwright/test";
import { openFile, previewOf, save, test } from "./editor-test.ts";

// One editor for all, in this order. A busy machine may take long.
test.describe.configure({ mode: "default", timeout: 180_000 });
const expect = baseExpect.configure({ timeout: 30_000 });

test("the website is seen as on a telephone, a tablet and a wide screen, and the tab remembers it", async ({
  page,
}) => {
  await openFile(page, "content/company.yaml");
  const frame = previewOf(page);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  const width = () => frame.locator("html").evaluate(() => innerWidth);
  const room = (await page.locator(".editor-preview").boundingBox())?.width ?? 0;
  for (const [name, pixels] of [
    ["Phone", 390],
    ["Tablet", 820],
    ["Wide", 1440],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect.poll(width).toBe(pixels);
    const shown = (await page.locator('iframe[title="The website"]').boundingBox())?.width ?? 0;
    expect(shown).toBeLessThanOrEqual(room);
    expect(shown).toBeGreaterThan(Math.min(pixels, room) * 0.95);
  }
  // A pressed word is found where it is seen.
  await frame.getByRole("heading", { level: 1 }).click();
  await expect(page.locator(".title-block")).toContainText("content/pages/contact.md");
  await page.reload();
  await expect(page.getByRole("button", { name: "Wide" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => width().catch(() => 0)).toBe(1440);
  await page.getByRole("button", { name: "Wide" }).click();
  // The website fills the room again, which is smaller than that screen.
  await expect.poll(width).toBeLessThanOrEqual(Math.ceil(room));
});

test("the side list is seen at every width while its order is changed, and as visitors see it otherwise", async ({
  page,
}) => {
  await openFile(page, "content/pages/services/section.yaml");
  const links = previewOf(page).locator("#section-pages li a");
  const names = page.locator(".side-list li > div:first-child");
  await expect(names.first()).toBeVisible();
  for (const screen of ["Phone", "Tablet", "Wide"]) {
    await page.getByRole("button", { name: screen, exact: true }).click();
    for (const at of [0, -1]) await expect(links.nth(at)).toBeVisible();
  }
  await page.getByRole("button", { name: "Phone", exact: true }).click();
  const second = (await links.nth(1).innerText()).trim();
  await page
    .getByRole("button", { name: /^Move up: / })
    .nth(1)
    .click();
  await page.getByRole("button", { name: "Save this order" }).click();
  await expect(links.first()).toHaveText(second);
  await expect(links.first()).toBeVisible();
  await openFile(page, "content/pages/services/default.md");
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(links.first()).toBeHidden();
  await page.getByRole("button", { name: "Phone", exact: true }).click();
});

test("a table gets a column more, and loses one", async ({ page, editorSite }) => {
  const name = "content/pages/services/modular.md";
  await openFile(page, name);
  const table = page.locator(".block.table").first();
  const columns = await table.locator("tr.head textarea").count();
  await table.getByRole("button", { name: "Add a column" }).click();
  const head = table.locator("tr.head textarea");
  await expect(head).toHaveCount(columns + 1);
  await expect(head.last()).toBeFocused();
  await page.keyboard.type("Where");
  await save(page);
  expect(editorSite.text(name)).toMatch(/^\|.*\| Where \|\n\|(?: ?:?-+:? ?\|)+$/m);
  await expect(previewOf(page).getByRole("columnheader", { name: "Where" })).toBeVisible();
  await table.getByRole("button", { name: /^Remove column .*Where/ }).click();
  await expect(head).toHaveCount(columns);
  await page.keyboard.press("Control+s");
  await expect.poll(() => editorSite.text(name)).not.toContain("Where |");
});
