import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { pageParts } from "@ttpl/content/parse/front-matter.ts";
import { expect as baseExpect } from "@playwright/test";
import { openFile, previewOf, test } from "./editor-test.ts";

const automation = "content/careers/automation.yaml";

test.describe.configure({ mode: "default", timeout: 240_000 });
const expect = baseExpect.configure({ timeout: 30_000 });

/** Presses the tab key, as often as it takes, until `target` has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  // Found once, or again where it was replaced: to find it by its name takes longer than to press a key.
  let element = await target.elementHandle();
  for (let press = 0; press < 400; press++) {
    const [isFocused, isThere] = (await element?.evaluate((node) => [
      node === document.activeElement,
      node.isConnected,
    ])) ?? [false, false];
    if (isFocused) return;
    if (!isThere) element = await target.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} cannot be reached with the tab key`);
}
const press = async (page: Page, target: Locator, key?: "Tab" | "Shift+Tab") => {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
};
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const saved = (page: Page) => page.getByRole("status").filter({ hasText: "Saved." });
const toForm = (page: Page) => press(page, page.getByRole("link", { name: "Skip to the form" }), "Shift+Tab");

test("an opening is added and the others closed by keyboard alone; the page says that there is none", async ({
  page,
  editorSite,
}) => {
  await openFile(page, automation);
  const count = (parse(editorSite.text(automation)) as { openings: unknown[] }).openings.length;
  await toForm(page);
  // The focus goes on to the next entry.
  for (let left = count; left > 0; left--) await press(page, button(page, /^Remove: /));
  await expect(button(page, /^Add an opening/)).toBeFocused();
  // As with Caps Lock.
  await page.keyboard.press("Control+S");
  await expect(saved(page)).toBeVisible();
  const { none } = parse(pageParts(editorSite.text("content/pages/careers.md"))?.yaml ?? "") as { none: string };
  await expect(previewOf(page).getByText(none)).toBeVisible();

  await tabTo(page, button(page, /^Add an opening/));
  // Whoever types fast presses the next key before the next frame.
  const isInEntry = await page.evaluate(() => {
    (document.activeElement as HTMLElement).click();
    return document.activeElement?.matches("input, textarea");
  });
  baseExpect(isInEntry).toBe(true);
  await page.keyboard.type("Commissioning Engineer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("4");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Starts plants up");
  await page.keyboard.press("Control+s");
  await expect(previewOf(page).getByRole("rowheader", { name: "Commissioning Engineer" })).toBeVisible();
});

test("the whole way by keyboard: find, move, remove, change, save, undo, confirm, and the way back", async ({
  page,
  errors,
  editorSite,
}) => {
  // There is no release to return to.
  errors.expect(/422/);
  const name = "content/projects/pharma.yaml";
  const before = editorSite.text(name);
  const projects = () => (parse(editorSite.text(name)) as { projects: { description: string }[] }).projects;
  const [first, second, third] = projects().map(({ description }) => description);
  await page.goto("/");
  await expect(page.locator(".settings")).toBeVisible();

  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("pharma");
  await press(page, page.locator(".editor-files").getByRole("button", { name: "Pharma", exact: true }));
  await expect(page.locator(".title-block")).toContainText(name);
  await toForm(page);
  await press(page, button(page, `Move up: ${second}`));
  await press(page, button(page, `Remove: ${third}`));
  await toForm(page);
  await press(page, page.locator(".entries > .entry summary").first());
  await tabTo(page, page.getByLabel("What was done").first());
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("A project of the keyboard");
  await press(page, page.getByRole("button", { name: "Save", exact: true }), "Shift+Tab");
  await expect(saved(page)).toBeVisible();
  expect(
    projects()
      .slice(0, 2)
      .map(({ description }) => description),
  ).toEqual(["A project of the keyboard", first]);
  expect(projects().map(({ description }) => description)).not.toContain(third);

  await press(page, button(page, "Changes"), "Shift+Tab");
  await press(page, page.getByRole("button", { name: "Undo", exact: true }).first());
  await expect.poll(() => editorSite.text(name)).toBe(before);
  await expect(page.getByRole("status").filter({ hasText: "Taken back." })).toBeVisible();

  await press(page, button(page, /^Open points/), "Shift+Tab");
  const group = page.locator("details").filter({ has: page.locator("summary", { hasText: "Projects: Pharma" }) });
  await press(page, group.locator("summary"));
  await press(page, group.getByRole("button", { name: /^True as it is: / }).first());
  await expect.poll(() => editorSite.text(name)).toMatch(/confirmed: \{ by: /);

  await press(page, page.getByRole("button", { name: "Publish", exact: true }), "Shift+Tab");
  await tabTo(page, page.getByLabel("Your name"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Asha Rao");
  await press(page, button(page, "Return to the release before"));
  await expect(page.getByRole("alert")).toContainText("Nothing has been published");
});
