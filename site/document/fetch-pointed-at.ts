import { pageLinks } from "./page-links.ts";

/**
 * Does in Firefox and Safari what the speculation rules do elsewhere: fetches the document of a link that is pointed at or
 * touched. Documents are fresh for some seconds, so that the click finds it in the cache, and a second fetch asks nobody.
 * Firefox asks anew for what is still under way; so a click waits for it, as it would for its own request.
 */
export function fetchPointedAt(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
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
