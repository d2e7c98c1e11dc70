import type { Page } from "@playwright/test";

const millimeter = 96 / 25.4;
/** A page of A4 without its margins; below is the title block. */
export const paperWidth = Math.round((210 - 2 * 15) * millimeter);
const maxHeight = (297 - 2 * 12 - 30) * millimeter;
/** No page takes more pages of A4. */
export const maxPages = 9;

/** What is wrong with a page that is laid out for paper: controls, what no page can hold, too many pages. */
export const paperFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([maxHeight, maxPages]) => {
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
      const all = (parts: string) => [...document.querySelectorAll(parts)];
      const controls = all("nav, button, aside, footer").filter((element) => element.checkVisibility());
      const high = all("figure, tr, li, h1, h2, h3").filter(
        (element) => element.getBoundingClientRect().height > maxHeight,
      );
      const pages = document.body.scrollHeight / maxHeight;
      return [
        ...controls.map((element) => `a control: ${nameOf(element)}`),
        ...high.map((element) => `higher than a page: ${nameOf(element)}`),
        ...(pages > maxPages ? [`takes ${Math.ceil(pages)} pages`] : []),
      ];
    },
    [maxHeight, maxPages] as const,
  );

/** The date that a page prints. */
export const today = (page: Page): Promise<string> => page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
