import type { Page } from "@playwright/test";

/** What of a page is cut off or sticks out as it stands now, each fault with the page's path. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth}`] : [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
    for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg *)")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      const { left, right, width } = element.getBoundingClientRect();
      // What is there for screen readers alone is cut on purpose, and the skip link waits beyond the edge.
      if (clipPath !== "none" || width <= 1) continue;
      if (element.closest("thead") && getComputedStyle(element.closest("thead")!).clipPath !== "none") continue;
      if (left < -1 || right > clientWidth + 1) found.push(`beyond the edge: ${nameOf(element)}`);
      const clips = [overflowX, overflowY].some((value) => ["hidden", "clip"].includes(value));
      const cut = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      if (clips && cut) found.push(`cut off: ${nameOf(element)}`);
      if (["fixed", "sticky"].includes(position) && element.offsetHeight > innerHeight / 3)
        found.push(`stands in the way: ${nameOf(element)}`);
    }
    return found.map((fault) => `${location.pathname} at ${innerWidth} px: ${fault}`);
  });
