import type { SearchDocument, SearchKind } from "../../search/search-document.ts";

/** Texts one after the other, each ended by a full stop unless it ends by itself. */
const inSentences = (texts: readonly (string | undefined)[]): string =>
  texts.flatMap((text) => (text ? [/[.?!:]$/.test(text) ? text : `${text}.`] : [])).join(" ");

/** A document of the search. `place` is the page on which it stands; a page itself has none. */
export const searchEntry = (
  kind: SearchKind,
  to: string,
  title: string,
  text: readonly (string | undefined)[],
  place = "",
): SearchDocument => ({ kind, to, title, place, text: inSentences(text) });
