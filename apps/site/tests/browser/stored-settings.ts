import type { Page } from "@playwright/test";

export const storageKey = "persist:root";

/** The stored value in the exact format of the old site's library, which this site must read and write. */
export const stored = (darkMode: boolean, menuOpen: boolean): string =>
  String.raw`{"theme":"{\"dark_mode\":${darkMode}}","nav":"{\"show\":${menuOpen}}","_persist":"{\"version\":-1,\"rehydrated\":true}"}`;

export const readStorage = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

/** Stores a value before any script of the page runs. */
export const storeBeforehand = (page: Page, value: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [storageKey, value] as const);

/** The lightness of the page's background: 0 is black, 1 is white. */
export const lightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [];
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part) / 255 / 3, 0);
  });

export const theme = (page: Page) => page.locator("html").getAttribute("data-theme");
