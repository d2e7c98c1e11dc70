import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";

/** Sizes in pixels of the strip. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** Screenshots of a visit, two in a row, for the decisions. */
export class FilmStrip {
  readonly #grid: Grid;
  readonly #frames: Buffer[] = [];

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  /** Adds what is seen of a page now. A page of another shape, such as a phone's, stands whole on its own background. */
  async take(page: Page): Promise<void> {
    const { width, height } = this.#grid;
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const seen = await page.screenshot({ animations: "disabled" });
    this.#frames.push(await sharp(seen).resize({ width, height, fit: "contain", background }).toBuffer());
  }

  /** The strip, still to be written in some format. */
  composed(): Sharp {
    const { width, height, gap } = this.#grid;
    const place = (at: number, length: number) => gap + at * (length + gap);
    const rows = Math.ceil(this.#frames.length / 2);
    const background = { r: 136, g: 136, b: 136 };
    return sharp({
      create: { width: place(2, width), height: place(rows, height), channels: 3, background },
    }).composite(
      this.#frames.map((input, index) => ({ input, left: place(index % 2, width), top: place(index >> 1, height) })),
    );
  }
}
