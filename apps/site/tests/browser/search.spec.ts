import type { Page } from "@playwright/test";
import { readContent } from "@ttpl/content/read-content.ts";
import { addressesOf } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect, test as ownPageTest } from "./site-test.ts";

const content = readContent();
const { words } = content.search;
const field = (page: Page) => page.locator("main [type=search]");
const hits = (page: Page) => page.locator("main [data-hits] li");
const status = (page: Page) => page.locator("main [role=status]");
const found = (count: number, query: string) => words.found.replace("{count}", String(count)).replace("{query}", query);

test("the icon in the bar leads to the search; what is typed is found, marked, counted and kept in the address", async ({
  page,
}) => {
  await page.goto("/about/quality");
  await page.getByRole("link", { name: content.layoutWords.labels.search, exact: true }).click();
  await expect(page).toHaveURL("/search");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("P&ID");
  await expect(hits(page).first()).toBeVisible();
  await expect(page).toHaveURL("/search?q=P%26ID");
  await expect(hits(page).first().locator("mark").first()).toHaveText(/^P&ID/);
  const names = Object.values(words.kinds);
  for (const place of await hits(page).locator("p:first-of-type").allInnerTexts())
    expect(names).toContain(place.split(" · ")[0]);
  await expect(page.getByRole("heading", { name: words.allPages })).toBeHidden();
  // The keyboard goes on to the results, and all of them can be shown.
  const more = page.getByRole("button", { name: words.more });
  await expect(more).toBeVisible();
  const shown = await hits(page).count();
  await more.click();
  await expect(more).toBeHidden();
  await expect(status(page)).toHaveText(found(await hits(page).count(), "P&ID"));
  await expect(hits(page).nth(shown).locator("a")).toBeFocused();
});

test("an address with a query shows its results; a project leads to its row; Back leads to the results", async ({
  page,
}) => {
  const [group] = content.projects.values();
  const title = group?.projects[0]?.description.replaceAll(/\u00a0/g, " ").replaceAll("\u2060", "") ?? "";
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expect(field(page)).toHaveValue(title);
  await hits(page).getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/experience#${group?.projects[0]?.id}`);
  await expect(page.locator("[data-values]:target")).toBeInViewport();
  await page.goBack();
  await expect(hits(page).first()).toBeVisible();
});

test("for unknown words it says that nothing was found, and lists all pages", async ({ page }) => {
  await page.goto("/search");
  // There before it says anything, because screen readers do not speak what appears together with its place.
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(1);
  await field(page).fill("qqxzzyv");
  await expect(status(page)).toHaveText(words.none.replace("{query}", "qqxzzyv"));
  await expect(page.getByRole("heading", { name: words.allPages })).toBeVisible();
  await expect(hits(page)).toHaveCount(0);
  await field(page).fill("");
  await expect(status(page)).toBeEmpty();
});

test("for a maker without a project it says on which platforms there are projects, and offers the enquiry", async ({
  page,
}) => {
  const projects = [...content.projects.values()].flatMap((group) => group.projects.map((one) => JSON.stringify(one)));
  const maker = content.search.makers.find(({ name, words: own = [name] }) =>
    own.every((word) => !projects.some((text) => text.toLowerCase().includes(word.toLowerCase()))),
  );
  test.skip(!maker, "There are projects on the systems of all makers");
  await page.goto(`/search?q=${encodeURIComponent(maker?.name.toLowerCase() ?? "")}`);
  await expect(status(page)).toContainText(words.unserved.lead.replace("{maker}", maker?.name ?? ""));
  await expect(page.locator("main [data-unserved] a[href*='platform=']").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: words.allPages })).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: words.unserved.enquire }).click();
  await expect(page).toHaveURL(/\/contact/);
});

ownPageTest(
  "the list of all pages is not seen before the results of a shared link, but if they do not come",
  async ({ page }) => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(/search-data|search\.island/, async (route) => {
      await sent;
      await route.continue();
    });
    await page.clock.install();
    await page.goto("/search?q=panel");
    const allPages = page.getByRole("heading", { name: words.allPages, includeHidden: true });
    await expect(field(page)).toBeVisible();
    await expect(allPages).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(allPages).toBeVisible();
    send();
    await page.clock.resume();
    await expect(hits(page).first()).toBeVisible();
    await expect(allPages).toBeHidden();
    await expect(page).toHaveTitle(/panel.* · /);
    await field(page).fill("");
    await expect(allPages).toBeVisible();
    await expect(page).not.toHaveTitle(/panel/);
  },
);

test("an unknown address suggests what its words find", async ({ page, errors }) => {
  errors.expect(/^console error: Failed to load resource: .* 404/);
  await page.goto("/en/products/scrubing-systems.html");
  await expect(page.getByRole("heading", { name: content.layoutWords.notFound.suggestions })).toBeVisible();
  const to = await addressesOf(hits(page).locator("a"));
  expect(to.some((address) => address.startsWith("/products") || address.includes("scrubbing"))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the icon leads to a list of all pages", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: content.layoutWords.labels.search, exact: true }).click();
    const listed = new Set(await addressesOf(page.locator("main a")));
    for (const { path, frontMatter } of content.pages.values()) expect(listed.has(path)).toBe(!frontMatter.unlisted);
    await expect(field(page)).toBeHidden();
    await expect(page.getByText(words.hint)).toBeHidden();
    const reason = page.locator("main noscript p");
    await expect(reason).toBeVisible();
    await expect(reason).toHaveText(words.withoutScript);
  });
});
