import { pageLinks } from "./page-links.ts";

/**
 * How long the pointer must rest on a link before its page is prerendered, in milliseconds: longer than before a press.
 */
const restingTime = 200;

/**
 * Marks a link on which the pointer has rested, for a rule that prerenders its page (speculation-rules.ts). The
 * browser's own `moderate` eagerness also prerenders on press, and the click then waits for that:
 * docs/decisions/0026-islands.md.
 */
function markRested(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener("pointerover", ({ target }) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest(pageLinks);
    if (link) timer = setTimeout(() => link.setAttribute("data-rested", ""), restingTime);
  });
  addEventListener("pointerdown", () => clearTimeout(timer));
}

/**
 * The fallback for Firefox and Safari, which have no speculation rules: fetches the document of a link on hover or
 * touch. Documents are fresh for some seconds, so a click finds one that has arrived in the cache. One that has not is
 * given up at the click: a browser may make its own request wait for ours, Chromium for 20 seconds. Nothing else here
 * touches the click, which is the browser's.
 */
function fetchPointedAt(): void {
  let pointedAt: Element | null = null;
  let fetching = new AbortController();
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
    if (!link || link === pointedAt) return;
    pointedAt = link;
    fetching.abort();
    fetching = new AbortController();
    // Read to the end, because only complete responses are cached. Errors will show on navigation.
    void fetch(link.href, { signal: fetching.signal })
      .then((response) => response.text())
      .catch(() => undefined);
  });
  addEventListener("click", () => {
    fetching.abort();
    // The page may stay, for example because the link opened a tab; pointing at it then fetches again.
    pointedAt = null;
  });
}

/** Loads the document of a link before it is clicked. */
export const loadAhead = (): void =>
  HTMLScriptElement.supports?.("speculationrules") ? markRested() : fetchPointedAt();
