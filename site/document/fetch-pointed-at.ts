import { pageLinks } from "./page-links.ts";

/** A pointer on its way across a link rests no longer than this, in milliseconds. */
const passing = 50;

/** To its end, for the cache keeps only what is whole. A failure is told by the click. */
const fetchWhole = (address: string) =>
  fetch(address)
    .then((answer) => answer.text())
    .catch(() => undefined);

/**
 * Does in Firefox and Safari what the speculation rules do elsewhere: fetches the document of a link that is pointed at or
 * touched. Documents are fresh for some seconds, so that the click finds it in the cache, and a second fetch asks nobody.
 */
export function fetchPointedAt(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (HTMLScriptElement.supports?.("speculationrules") || connection?.saveData) return;
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener("pointerover", ({ target }) => {
    clearTimeout(resting);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks);
    if (link) resting = setTimeout(() => fetchWhole(link.href), passing);
  });
}
