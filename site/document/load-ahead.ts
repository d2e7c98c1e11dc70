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
 * touch. Documents are fresh for some seconds, so the click finds it in the cache without another request. Firefox does
 * not reuse a request in flight, so the click waits for it.
 */
function fetchPointedAt(): void {
  let pointedAt: HTMLAnchorElement | null = null;
  let pending: Promise<unknown> | undefined;
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
    if (!link || link === pointedAt) return;
    pointedAt = link;
    // Read to the end, because only complete responses are cached. Errors will show on navigation.
    pending = fetch(link.href)
      .then((response) => response.text())
      .catch(() => undefined);
  });
  addEventListener("click", (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const href = pointedAt?.contains(target as Node) ? pointedAt.href : "";
    if (!href || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void pending?.then(() => location.assign(href));
  });
}

/** Loads the document of a link before it is clicked. */
export const loadAhead = (): void =>
  HTMLScriptElement.supports?.("speculationrules") ? markRested() : fetchPointedAt();
