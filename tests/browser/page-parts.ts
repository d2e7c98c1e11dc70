import type { Locator, Page } from "@playwright/test";

/** Locators for the parts of the layout, by the spec and HTML semantics, not by text. */
export const bannerTitle = (page: Page) => page.getByTestId("banner-title");
export const banner = (page: Page) => bannerTitle(page).locator("xpath=..");
/** The page's first navigation. */
export const topLinks = (page: Page) => page.locator("nav").first().locator("a");
export const activeTopLinks = (page: Page) => page.locator("nav").first().locator("a[aria-current]");
export const menuPanel = (page: Page) => page.locator("#menu-panel");
export const menuButton = (page: Page) => page.locator("button[aria-controls=menu-panel]");
export const themeButton = (page: Page) => page.locator("button[aria-pressed]");
export const sideList = (page: Page, heading: string) => page.getByRole("navigation", { name: heading, exact: true });
/** Emblem, extra logo and contact data. */
export const companyPanel = (page: Page) => page.locator("aside");

export const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
