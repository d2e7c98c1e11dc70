import { pageLinks } from "./page-links.ts";

/** How long the pointer has to rest on a link until its page is prerendered, in milliseconds: longer than on the way to a press. */
const restingTime = 200;

/**
 * Marks a link on which the pointer has rested, for a rule that prerenders its page (speculation-rules.ts). By the browser's
 * own `moderate` a press begins a prerender too, and the click waits for it: docs/decisions/0026-islands.md.
 */
function markRested(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener("pointerover", ({ target }) => {
    clearTimeout(resting);
    const link = target instanceof Element && target.closest(pageLinks);
    if (link) resting = setTimeout(() => link.setAttribute("data-rested", ""), restingTime);
  });
  addEventListener("pointerdown", () => clearTimeout(resting));
}

/**
 * Does in Firefox and Safari what the speculation rules do elsewhere: fetches the document of a link that is pointed at or
 * touched. Documents are fresh for some seconds, so that the click finds it in the cache, and a second fetch asks nobody.
 * Firefox asks anew for what is still under way; so a click waits for it, as it would for its own request.
 */
function fetchPointedAt(): void {
  let pointedAt: HTMLAnchorElement | null = null;
  let coming: Promise<unknown> | undefined;
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
    if (!link || link === pointedAt) return;
    pointedAt = link;
    // To its end, for the cache keeps only what is whole. A failure is told by the click.
    coming = fetch(link.href)
      .then((answer) => answer.text())
      .catch(() => undefined);
  });
  addEventListener("click", (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const href = pointedAt?.contains(target as Node) ? pointedAt.href : "";
    if (!href || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void coming?.then(() => location.assign(href));
  });
}

/** Has the document of a link on its way before the click. */
export const loadAhead = (): void =>
  HTMLScriptElement.supports?.("speculationrules") ? markRested() : fetchPointedAt();
