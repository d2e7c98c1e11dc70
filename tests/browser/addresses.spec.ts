import type { Page } from "@playwright/test";
import { readContent } from "../../site/content-loader/read-content.ts";
import { activeTopLinks, addressesOf, banner, bannerTitle, companyPanel, sideList, topLinks } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";
import {
  expectedPages,
  firstSegment,
  navigation,
  pagesToLookAt,
  sideLists,
  type SpecPage,
  tiles,
  words,
} from "../spec-pages.ts";

const { telephones } = readContent().company;
const headings = new Set(Object.values(sideLists).map(({ heading }) => heading));
const soft = expect.configure({ soft: true });

for (const expectedPage of expectedPages.filter(({ path }) => pagesToLookAt.includes(path))) {
  const { path } = expectedPage;
  test(`${path} has its header, side list, company panel and footer`, async ({ page }) => {
    const response = await page.goto(path);
    soft(response?.status()).toBe(200);
    await soft(page.locator("h1")).toHaveCount(1);
    if (expectedPage.title) await soft(page.locator("h1")).toHaveText(expectedPage.title);
    await soft(bannerTitle(page)).toHaveText(expectedPage.banner);
    soft(await addressesOf(banner(page).locator("nav a"))).toEqual(tiles);
    await soft(banner(page).locator("> a[href='/'] svg[role=img]")).toBeVisible();
    await soft(page.locator("footer")).toContainText(`© ${new Date().getFullYear()} `);
    await expectNavigation(page, path);
    await expectSideList(page, expectedPage);
    await expectCompanyPanel(page, path);
  });
}

async function expectNavigation(page: Page, path: string): Promise<void> {
  const section = `/${firstSegment(path)}`;
  soft(await addressesOf(topLinks(page))).toEqual(Object.keys(navigation));
  await soft(topLinks(page)).toHaveText(Object.values(navigation));
  const active = await addressesOf(activeTopLinks(page));
  soft(active).toEqual(section in navigation ? [section] : []);
}

async function expectSideList(page: Page, { path, profile }: SpecPage): Promise<void> {
  const expected = sideLists[firstSegment(path)];
  for (const heading of headings) {
    await soft(sideList(page, heading), heading).toHaveCount(heading === expected?.heading ? 1 : 0);
  }
  if (!expected) return;
  const list = sideList(page, expected.heading);
  await soft(list.getByText(expected.heading, { exact: true })).toBeVisible();
  soft(await addressesOf(list.locator("li a"))).toEqual(expected.links);
  const profileLink = list.getByRole("link", { name: words.labels.viewExperienceProfile, exact: true });
  soft(await addressesOf(profileLink)).toEqual(profile ? [profile] : []);
}

async function expectCompanyPanel(page: Page, path: string): Promise<void> {
  const extraLogo = sideLists[firstSegment(path)]?.extraLogo;
  const contactData = path !== "/";
  await soft(companyPanel(page).getByRole("img")).toHaveCount(extraLogo ? 2 : 1);
  await soft(companyPanel(page).locator("a[href^='tel:']")).toHaveCount(contactData ? telephones.length : 0);
  await soft(companyPanel(page).locator("a[href^='mailto:']")).toHaveCount(contactData ? 1 : 0);
  await soft(companyPanel(page).locator("address")).toHaveCount(contactData ? 1 : 0);
}
