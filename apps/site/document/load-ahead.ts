import { pageLinks } from "./page-links.ts";

/**
 * Calls `then` with a link to a page on which the pointer has rested without a press.
 * @param time in milliseconds: longer than before a press, and longest for a prerendered page, which costs more than a
 *   fetched document, so that it needs a surer sign
 */
function whenRestedOn(time: number, then: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = (target: EventTarget | null | undefined) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks);
    if (link) timer = setTimeout(then, time, link);
  };
  addEventListener("pointerover", ({ target }) => start(target));
  // The pointer may have come before this script.
  start([...document.querySelectorAll(":hover")].at(-1));
  addEventListener("pointerdown", () => clearTimeout(timer));
}

/**
 * Marks a link on which the pointer has rested, for a rule that prerenders its page (speculation-rules.ts). The
 * browser's own `moderate` eagerness also prerenders on press, and the click then waits for that:
 * docs/decisions/0026-islands.md.
 */
const markRested = (): void => whenRestedOn(200, (link) => link.setAttribute("data-rested", ""));

/**
 * The fallback for Firefox and Safari, which have no speculation rules: fetches the document of such a link. Documents
 * are fresh for some seconds, so a click finds one that has arrived in the cache. One that has not is given up at the
 * click, because a browser may make its own request wait for ours, Chromium for 20 seconds. Nothing else here touches
 * the click, which is the browser's: docs/decisions/0063-native-navigation.md.
 */
function fetchRested(): void {
  let fetching = new AbortController();
  let last: HTMLAnchorElement | undefined;
  whenRestedOn(65, (link) => {
    if (link === last) return;
    last = link;
    fetching.abort();
    fetching = new AbortController();
    // Read to the end, because only complete responses are cached. Errors will show on navigation.
    void fetch(link.href, { signal: fetching.signal })
      .then((response) => response.text())
      .catch(() => undefined);
  });
  addEventListener("click", () => {
    fetching.abort();
    // The page may stay, for example because the link opened a tab.
    last = undefined;
  });
}

/** Loads the document of a link before it is clicked. */
export const loadAhead = (): void => (HTMLScriptElement.supports?.("speculationrules") ? markRested() : fetchRested());
