import type { Page } from "@playwright/test";

/** The cells of tables whose text is wider than they are. */
export const cutCells = (page: Page): Promise<string[]> =>
  page
    .locator("main tbody :is(td, th)")
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth && cell.clientWidth > 1)
        .map((cell) => cell.textContent),
    );
