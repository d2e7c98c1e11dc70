import type { Page } from "@playwright/test";

/** Scrolls every picture of the page into view, waits until it has loaded, and returns its file and sizes. */
export const readToTheEnd = (page: Page) =>
  page.locator("main img:visible").evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) {
      image.scrollIntoView({ block: "center", behavior: "instant" });
      const ended = (resolve: () => void) => ["load", "error"].forEach((end) => image.addEventListener(end, resolve));
      if (!image.complete) await new Promise<void>(ended);
    }
    return images.map((image) => ({
      file: image.currentSrc,
      natural: image.naturalWidth,
      shown: image.getBoundingClientRect().width,
      sizesAttribute: image.sizes,
    }));
  });
