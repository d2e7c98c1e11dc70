import type { Page } from "@playwright/test";
import { enquiryFields } from "@ttpl/contract/enquiry.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { words } from "../spec-pages.ts";
import { faults } from "./axe.ts";
import { field, fillIn, form, formWords, newEnquiry, test, sendButton } from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

const service = "/services/modular";
const product = "/products";
const { title } = pageDataAt(readContent(), service, "article");
const list = words.enquiryList;

const addButton = (page: Page) => page.locator("main header button");
const link = (page: Page) => page.locator("header [data-list-link]");
/** The line above the form. */
const announced = (page: Page) => form(page).getByRole("link", { name: formWords.list.heading });
const spoken = (page: Page) => page.locator("[data-enquiry-said]");
const listedNow = (count: number) => list.listed.replace("{count}", String(count));
const counted = (count: number) => list.count.replace("{count}", String(count));
const entries = (page: Page) => page.locator(".listed-items li");
const comment = (page: Page) => field(page, "Comment");
const seen = (page: Page) => comment(page).scrollIntoViewIfNeeded();

/** Puts items on the list, as earlier visits did. */
const listed = (page: Page, items: readonly { name: string; at: string }[]) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem("test-listed")) localStorage.setItem("enquiry-list", text);
    sessionStorage.setItem("test-listed", "once");
  }, JSON.stringify(items));

test("a service is added by the keyboard, counted in the bar, and stands at the head of the comment", async ({
  page,
}) => {
  await page.goto(service);
  await expect(link(page)).toBeHidden();
  await expect(addButton(page)).toHaveAccessibleDescription(list.explained);
  await addButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(addButton(page)).toHaveText(listedNow(1));
  await expect(addButton(page)).toHaveAccessibleName(`${listedNow(1)}: ${title}. ${list.remove}`);
  await expect(spoken(page)).toHaveText(counted(1));
  await expect(link(page)).toBeVisible();
  await expect(link(page)).toHaveAccessibleName(listedNow(1));
  expect(await faults(page)).toEqual([]);

  await page.goto(product);
  await expect(link(page)).toBeVisible();
  await addButton(page).click();
  await expect(spoken(page)).toHaveText(counted(2));
  await page.reload();
  await expect(link(page)).toHaveAccessibleName(listedNow(2));
  await link(page).click();
  await expect(announced(page)).toBeVisible();
  await expect(announced(page)).toHaveAccessibleName(`${formWords.list.heading} (2)`);
  await expect(announced(page)).toBeInViewport();
  await announced(page).click();
  await expect(entries(page).first()).toBeInViewport();
  await seen(page);
  await expect(entries(page)).toHaveCount(2);
  const { origin } = new URL(page.url());
  await expect(comment(page)).toHaveValue(
    new RegExp(`^${formWords.list.opening}\n- ${title}: ${origin}${service}\n- `),
  );
  expect(await faults(page)).toEqual([]);

  // The checklist came along with the service; the first answer is typed at once.
  await entries(page).first().getByRole("button", { name: formWords.list.insert }).press("Enter");
  await expect(comment(page)).toBeFocused();
  await page.keyboard.type("next week");
  expect(await comment(page).inputValue()).toMatch(new RegExp(`\n\n${title}:\n- [^\n]+: next week\n- `));

  await entries(page).first().getByRole("button", { name: formWords.list.remove }).press("Enter");
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page).getByRole("button").first()).toBeFocused();
  expect(await comment(page).inputValue()).not.toContain(`${origin}${service}\n`);
  expect(await comment(page).inputValue()).toContain("next week");
});

test("the line about the list takes no room from the form on a wide screen", async ({ page }) => {
  const top = () => field(page, "Name").evaluate((input) => input.getBoundingClientRect().top);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/contact");
  await expect(announced(page)).toBeHidden();
  const without = await top();
  await listed(page, [{ name: title, at: service }]);
  await page.reload();
  await expect(announced(page)).toBeInViewport();
  expect(await top()).toBe(without);
});

test("two tabs agree, and what was typed is never overwritten", async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto("/contact");
  await comment(page).fill("Typed by hand.");
  await other.goto(service);
  await addButton(other).click();
  await expect(comment(page)).toHaveValue(/^.+\n.+\n\nTyped by hand\.$/);
  // An edited head stays as it is; what is new goes above it.
  const edited = (await comment(page).inputValue()).replace(formWords.list.opening, "We need:");
  await comment(page).fill(edited);
  await other.goto(product);
  await addButton(other).click();
  await expect(comment(page)).toHaveValue(new RegExp(`^${formWords.list.opening}\n- .+\n\nWe need:`));
  expect((await comment(page).inputValue()).endsWith(edited)).toBe(true);
  await addButton(other).click();
  await expect(comment(page)).toHaveValue(edited);
  await expect(entries(page)).toHaveCount(1);
});

test("a full comment takes what fits, and says that it is full", async ({ page }) => {
  const { max } = enquiryFields.Comment;
  await page.goto("/careers");
  await page.evaluate((length) => {
    const items = [1, 2].map((number) => ({ name: `Item ${number}`, at: `/services?item=${number}` }));
    localStorage.setItem("enquiry-list", JSON.stringify(items));
    const values = { Comment: "x".repeat(length) };
    sessionStorage.setItem("enquiry-draft", JSON.stringify({ id: "0".repeat(32), values }));
  }, max - 80);
  await page.goto("/contact");
  await seen(page);
  await expect(entries(page)).toHaveCount(2);
  await expect(page.locator(".listed-items [role=status]")).toHaveText(formWords.list.noRoom);
  const value = await comment(page).inputValue();
  expect(value).toContain("- Item 1: ");
  expect(value).not.toContain("- Item 2: ");
  expect(value.length).toBeLessThanOrEqual(max);
  expect(value.endsWith("x".repeat(max - 80))).toBe(true);
});

/** Puts an item on the list, and fills in the form below it. */
async function fillInWithItem(page: Page): Promise<void> {
  await listed(page, [{ name: "Item", at: "/services?item=1" }]);
  await page.goto("/contact");
  await seen(page);
  await expect(entries(page)).toHaveCount(1);
  const { Comment: text, ...others } = newEnquiry();
  await fillIn(page, others);
  await comment(page).press("End");
  await comment(page).pressSequentially(text.slice(0, 20));
}

test("what was sent is taken off the list, once", async ({ page, alerts, posts }) => {
  await fillInWithItem(page);
  await sendButton(page).click();
  await expect.poll(() => alerts.length).toBe(1);
  expect(posts[0]?.postDataJSON()).toMatchObject({ Comment: expect.stringContaining("/services?item=1") });
  await expect(comment(page)).toHaveValue("");
  await expect(entries(page)).toHaveCount(0);
  await expect(link(page)).toBeHidden();
  await page.reload();
  await seen(page);
  await expect(comment(page)).toHaveValue("");
});

test("what was sent is taken off the list, even if the comment was never in view after a reload", async ({
  page,
  alerts,
  posts,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await fillInWithItem(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await page.evaluate(() => document.querySelector("form")?.requestSubmit());
  await expect.poll(() => alerts.length).toBe(1);
  expect(posts[0]?.postDataJSON()).toMatchObject({ Comment: expect.stringContaining("/services?item=1") });
  await expect(entries(page), "the list above the comment is not there").toHaveCount(0);
  await expect(link(page)).toBeHidden();
  await page.goto("/contact");
  await seen(page);
  await expect(comment(page)).toHaveValue("");
  // Something listed later stands in the next comment.
  await page.goto(service);
  await addButton(page).click();
  await link(page).click();
  await seen(page);
  await expect(comment(page)).toHaveValue(new RegExp(`- ${title}: `));
});

test("pictures and projects are added where they are looked at", async ({ page }) => {
  await page.goto("/showcase/deliverables?item=io-list");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: list.add }).click();
  await expect(dialog.locator("[data-enquiry-said]")).toHaveText(counted(1));
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("button", { name: list.add })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("button", { name: listedNow(1) })).toBeVisible();

  await page.goto("/experience");
  const row = page.locator("[data-values]").nth(3);
  await row.getByRole("button", { name: list.add }).click();
  await expect(spoken(page)).toHaveText(counted(2));
  expect(await faults(page)).toEqual([]);
  const address = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("enquiry-list") ?? "") as { at: string }[])[1]?.at,
  );
  await page.goto(address ?? "");
  await expect(page.locator("[data-values]:target")).toBeInViewport();
});

test("where the browser stores nothing, the button says so", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException("Blocked", "SecurityError");
        },
      });
  });
  await page.goto(service);
  await addButton(page).click();
  await expect(addButton(page)).toHaveText(list.refused);
  await expect(spoken(page)).toHaveText(list.refused);
  await page.goto("/contact");
  await comment(page).fill("Works");
  await expect(comment(page)).toHaveValue("Works");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no button", async ({ page }) => {
    await page.goto(service);
    await expect(page.locator("main header button")).toBeHidden();
  });
});

test("storage that holds something else counts as an empty list", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("enquiry-list", '"abcdef"'));
  await page.goto("/contact");
  await expect(link(page)).toBeHidden();
  await expect(announced(page)).toBeHidden();
});

test("a broken list is an empty one", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("enquiry-list", '[{"name":1},{"at":"javascript:1"},"x",{"name":"a","at":"//evil.example/"}]'),
  );
  await page.goto("/contact");
  await seen(page);
  await expect(entries(page)).toHaveCount(0);
  await expect(comment(page)).toHaveValue("");
});
