import type { Page } from "@playwright/test";

const around = "header nav a, header p, header div:has(> p) > a svg, footer, aside svg[role=img]";
const words = "main :is(h1, h2, h3, p, li, dt, dd, th, td, figcaption, blockquote, a[href])";

/**
 * Parts of a page on a wide screen that are not seen, though nothing folds them.
 * @param withState whether the page shows and hides parts of its content as its state changes
 */
export const hiddenParts = (page: Page, { withState }: { withState: boolean }): Promise<string[]> =>
  page.evaluate(
    (parts) => {
      const folded = "details:not([open]) > :not(summary), [hidden], noscript, #menu-panel";
      return [...document.querySelectorAll(parts)]
        .filter((element) => element.textContent.trim() !== "" || element.tagName === "svg")
        .filter((element) => !element.closest(folded))
        .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((element) => `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`);
    },
    withState ? around : `${around}, ${words}, a[href^=http]`,
  );
