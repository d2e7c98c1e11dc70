import { excerpt, markedParts } from "./marked-text.ts";
import type { SearchKind } from "./search-document.ts";
import type { SearchHit } from "./search-index.ts";

function write(element: Element | null, text: string, terms: ReadonlySet<string>): void {
  const parts = markedParts(text, terms).map((part) => {
    if (!part.marked) return part.text;
    const mark = document.createElement("mark");
    mark.textContent = part.text;
    return mark;
  });
  element?.replaceChildren(...parts);
}

/**
 * Shows hits in the list of a SearchHits component, with the words marked. Its template has the elements of a hit, because the
 * policy forbids HTML from scripts.
 */
export function showHits(
  place: Element,
  hits: readonly SearchHit[],
  kinds: Readonly<Record<SearchKind, string>>,
): void {
  const template = place.querySelector("template");
  const items = hits.flatMap(({ document: found, terms }) => {
    const item = template?.content.cloneNode(true) as DocumentFragment | undefined;
    const link = item?.querySelector("a");
    if (!item || !link) return [];
    link.href = found.to;
    write(link, found.title, terms);
    const [where, text] = item.querySelectorAll("p");
    if (where) where.textContent = [kinds[found.kind], found.place].filter(Boolean).join(" · ");
    if (found.text === "") text?.remove();
    else write(text ?? null, excerpt(found.text, terms), terms);
    return [item];
  });
  place.querySelector("ol")?.replaceChildren(...items);
}
