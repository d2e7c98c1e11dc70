import type { Page } from "@playwright/test";

/** Elements of a page that overflow or are cut off at its current size, each with the page's path. */
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
      // Content for screen readers is clipped intentionally, and the skip link is off-screen until focused.
      if (clipPath !== "none" || width <= 1) continue;
      if (element.closest("thead") && getComputedStyle(element.closest("thead")!).clipPath !== "none") continue;
      // On a phone the tiles of the banner are a row to scroll.
      const row = element.parentElement?.closest("header ul");
      if (row && getComputedStyle(row).overflowX === "auto") continue;
      if (left < -1 || right > clientWidth + 1) found.push(`beyond the edge: ${nameOf(element)}`);
      const clips = [overflowX, overflowY].some((value) => ["hidden", "clip"].includes(value));
      const cut = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      if (clips && cut) found.push(`cut off: ${nameOf(element)}`);
      // A narrow column stands beside the content.
      const covers = element.offsetHeight > innerHeight / 3 && element.offsetWidth > innerWidth / 3;
      if (["fixed", "sticky"].includes(position) && covers) found.push(`covers the page: ${nameOf(element)}`);
    }
    return found.map((fault) => `${location.pathname} at ${innerWidth} px: ${fault}`);
  });
