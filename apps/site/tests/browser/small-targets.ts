import type { Page } from "@playwright/test";

/** What can be pressed and is smaller than this, in CSS pixels, except links within a sentence (WCAG 2.5.8). */
export const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const within = element.parentElement?.textContent.trim() !== element.textContent.trim();
          return !(getComputedStyle(element).display === "inline" && within);
        })
        .map((element) => {
          // A box and its label are one target.
          const boxes = [element, element.closest("label") ?? element].map((part) => part.getBoundingClientRect());
          const largest = (side: "width" | "height") => Math.max(...boxes.map((box) => box[side]));
          return { element, box: { width: largest("width"), height: largest("height") } };
        })
        .filter(({ box }) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
        .map(
          ({ element, box }) =>
            `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}" ${Math.round(box.width)} × ${Math.round(box.height)}`,
        ),
    least,
  );
