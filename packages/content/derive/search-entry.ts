import type { SearchDocument, SearchKind } from "../search/search-document.ts";

/** What ends by itself, also before a closing quotation mark or bracket. */
const ended = /[.?!:…][”’)]?$/;

/** The lines of texts one after the other, each ended by a full stop unless it ends by itself. */
export const inSentences = (texts: readonly (string | undefined)[]): string =>
  texts
    .flatMap((text) => text?.split("\n") ?? [])
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (ended.test(line) ? line : `${line}.`))
    .join(" ");

/** A document of the search. `place` is the page on which it stands; a page itself has none. */
export const searchEntry = (
  kind: SearchKind,
  to: string,
  title: string,
  text: readonly (string | undefined)[],
  place = "",
): SearchDocument => ({ kind, to, title, place, text: inSentences(text) });
