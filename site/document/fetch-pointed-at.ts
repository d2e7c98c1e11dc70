import { pageLinks } from "./page-links.ts";

/**
 * Does in Firefox and Safari what the speculation rules do elsewhere: fetches the document of a link that is pointed at or
 * touched. Documents are fresh for some seconds, so that the click finds it in the cache, and a second fetch asks nobody.
 */
export function fetchPointedAt(): void {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  addEventListener("pointerover", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks);
    if (!link) return;
    // To its end, for the cache keeps only what is whole. A failure is told by the click.
    fetch(link.href)
      .then((answer) => answer.text())
      .catch(() => undefined);
  });
}
