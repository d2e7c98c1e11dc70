import type { Page } from "@playwright/test";
import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { pageWith } from "@ttpl/content/content.ts";
import { words } from "../spec-pages.ts";
import { expectMail } from "./arrived-mail.ts";
import { faults } from "./axe.ts";
import { field, formWords, newEnquiry, ownPageTest as test, sendButton, sentAlert, status } from "./enquiry-form.ts";
import { menuButton, menuPanel, themeButton } from "./page-parts.ts";
import { expect } from "./site-test.ts";
import { tabTo } from "./tab-to.ts";

const content = readContent();
const service = "/services/modular";
const { title } = pageDataAt(content, service, "article");
const explorer = pageWith("explorer", content.pages.values())!.path;
const { details } = pageWith("contact", content.pages.values())!.frontMatter;

const listLink = (page: Page) => page.locator("header [data-list-link]");

test("by the keyboard alone: from home by search and filter to an enquiry that is sent", async ({
  page,
  alerts,
  site,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { keyboard } = page;
  const found: string[] = [];
  /** axe in both themes; the focus stays where it is. */
  async function check(state: string): Promise<void> {
    for (let themes = 0; themes < 2; themes++) {
      found.push(...(await faults(page)).map((fault) => `${state}: ${fault}`));
      await themeButton(page).evaluate((button: HTMLElement) => button.click());
    }
  }
  await page.goto("/");
  await tabTo(page, menuButton(page));
  await keyboard.press("Enter");
  await expect(menuPanel(page)).toBeVisible();
  await keyboard.press("Escape");
  await expect(menuPanel(page)).toBeHidden();

  await page.reload();
  await tabTo(page, page.getByRole("link", { name: words.labels.search, exact: true }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/search");
  await expect(page.locator("main [type=search]")).toBeFocused();
  await keyboard.type("qqxzzyv");
  await expect(page.locator("main [role=status]")).not.toBeEmpty();
  await check("search without results");
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type(title);
  const hit = page.locator(`main [data-hits] a[href="${service}"]`);
  await expect(hit).toBeVisible();
  await expect(page.locator("main [role=status]")).toContainText(title);
  await check("search with results");
  await tabTo(page, hit);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(service);
  await tabTo(page, page.locator("main header button"));
  await keyboard.press("Enter");
  await expect(listLink(page)).toBeVisible();

  await tabTo(page, page.locator(`main a[href^="${explorer}"]`).first());
  await keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^[^?]+${explorer}`));
  await expect(page.locator("[data-live]")).toBeVisible();
  const box = page.locator("fieldset input:not(:checked):not(:disabled)").first();
  await tabTo(page, box);
  await keyboard.press("Space");
  await expect(page).toHaveURL(/\?.*=/);
  const add = page.locator("[data-values]:visible button").first();
  await tabTo(page, add);
  await keyboard.press("Enter");
  await expect(page.locator("[data-enquiry-said]")).toHaveText(words.enquiryList.count.replace("{count}", "2"));
  await check("project added");

  await tabTo(page, listLink(page));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact/);
  const enquiry = newEnquiry();
  for (const name of enquiryFieldNames.filter((one) => one !== "Comment")) {
    await tabTo(page, field(page, name));
    await keyboard.type(enquiry[name]);
  }
  await tabTo(page, field(page, "Comment"));
  await expect(page.locator(".listed-items li")).toHaveCount(2);
  await expect(field(page, "Comment")).toHaveValue(new RegExp(`^${formWords.list.opening}\n- ${title}`));
  await keyboard.press("ControlOrMeta+End");
  await keyboard.type("By keyboard.");
  await check("enquiry list open");
  await page.reload();
  await expect(field(page, "Company")).toHaveValue(enquiry.Company);
  await check("draft restored");
  const comment = await field(page, "Comment").inputValue();
  await tabTo(page, sendButton(page));
  await keyboard.press("Enter");
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  await expect(status(page)).toBeVisible();
  await check("sent");
  await expectMail(site.mails, { ...enquiry, Comment: comment });

  await tabTo(page, page.locator("#details [data-copy]").first());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await keyboard.press("Enter");
  await expect(page.locator("#details [role=status]")).toContainText(details.copied);
  await check("copied");
  expect(found).toEqual([]);
});
