import type { Page } from "@playwright/test";

/** Elements and pseudo-elements with a transition, an animation or smooth scrolling. */
export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) =>
      [null, "::before", "::after"].flatMap((part) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        const takesTime = (durations: string) =>
          durations.split(", ").some((duration) => Number.parseFloat(duration) > 0);
        const moves =
          takesTime(transitionDuration) ||
          (animationName !== "none" && takesTime(animationDuration)) ||
          scrollBehavior === "smooth";
        return moves ? [`${element.tagName.toLowerCase()} ${element.className.toString()} ${part ?? ""}`] : [];
      }),
    ),
  );
