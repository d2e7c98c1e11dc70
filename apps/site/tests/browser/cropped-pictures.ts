import type { Page } from "@playwright/test";

/** The pictures of a page that are not shown whole: cut by their own box, an ancestor or the page's edge. */
export const croppedPictures = (page: Page): Promise<string[]> =>
  page.locator("main img:visible").evaluateAll((images: HTMLImageElement[]) =>
    images.flatMap((image) => {
      const { objectFit, objectPosition, clipPath } = getComputedStyle(image);
      const box = image.getBoundingClientRect();
      const scale = Math.abs(box.width / box.height / (image.naturalWidth / image.naturalHeight) - 1);
      const faults = [
        objectFit === "contain" || (objectFit === "fill" && scale < 0.02) ? "" : `${objectFit} ${scale.toFixed(2)}`,
        objectPosition === "50% 50%" && clipPath === "none" ? "" : `${objectPosition} ${clipPath}`,
        box.left >= 0 && box.right <= document.documentElement.clientWidth + 0.5 ? "" : "beyond the page",
      ];
      for (let around = image.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const outer = around.getBoundingClientRect();
        const inside = outer.left <= box.left + 1 && outer.right >= box.right - 1;
        if (!inside || outer.top > box.top + 1 || outer.bottom < box.bottom - 1)
          faults.push(`cut by ${around.className}`);
      }
      return faults.filter(Boolean).map((fault) => `${image.currentSrc}: ${fault}`);
    }),
  );
