import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

/** A text in a PDF; positions in points from the lower left corner of the page. */
interface PrintedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PrintedText[];
}

/** Waits until the title block has what the browser fills in after the first paint, before which nobody prints. */
export const titleBlockFilled = (page: Page): Promise<void> =>
  page.locator("[data-local=date]:not(:empty)").first().waitFor({ state: "attached" });

/** Prints a page to PDF with Chromium, and removes the creation date. */
export async function print(page: Page): Promise<Buffer> {
  await titleBlockFilled(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // Replaced by spaces of the same length, because the PDF refers to its objects by byte offset.
  const timeless = pdf.toString("latin1").replace(/\/(Creation|Mod)Date \([^)]*\)/g, (date) => " ".repeat(date.length));
  return Buffer.from(timeless, "latin1");
}

/** The texts on the pages of a PDF, with their positions. */
export async function readPages(pdf: Buffer): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , , left = 0, baseline = 0] = item.transform as number[];
        return [{ text: item.str, left, right: left + item.width, baseline }];
      });
      return { width, height, texts };
    }),
  );
}
