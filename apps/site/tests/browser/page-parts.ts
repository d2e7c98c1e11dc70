import type { Locator, Page } from "@playwright/test";
import { firstSegment, sideLists } from "../spec-pages.ts";

/** Locators for the parts of the layout, by the spec and HTML semantics, not by text. */
export const bannerTitle = (page: Page) => page.locator("body > header p:not(nav p)");
export const banner = (page: Page) => bannerTitle(page).locator("xpath=..");
/** The page's first navigation. */
export const topLinks = (page: Page) => page.locator("nav").first().locator("a");
/** The link of the first navigation to a path. Labels are content, so tests find links by their targets. */
export const topLink = (page: Page, path: string) => page.locator("nav").first().locator(`a[href="${path}"]`);
export const activeTopLinks = (page: Page) => page.locator("nav").first().locator("a[aria-current]");
export const menuPanel = (page: Page) => page.locator("#menu-panel");
export const menuLink = (page: Page, path: string) => menuPanel(page).locator(`a[href="${path}"]`);
export const menuButton = (page: Page) => page.locator("button[aria-controls=menu-panel]");
export const themeButton = (page: Page) => page.locator("button[data-toggles=theme]");
export const sideList = (page: Page, heading: string) => page.getByRole("navigation", { name: heading, exact: true });
/** The side list of the page at a path. */
export const sideListAt = (page: Page, path: string) => sideList(page, sideLists[firstSegment(path)]?.heading ?? "");
/** Emblem, extra logo and contact data. */
export const companyPanel = (page: Page) => page.locator("aside");

export const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
