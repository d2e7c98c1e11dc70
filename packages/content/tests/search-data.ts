import { type DocumentColumns, type SearchData, type SearchKind, searchKinds } from "../search/search-document.ts";
import { SearchIndex } from "../search/search-index.ts";
import type { wordsLike } from "../search/spelling.ts";

type Row = readonly [title: string, to: string, place: string, text: string];

const columns = (rows: readonly Row[]): DocumentColumns => ({
  titles: rows.map(([title]) => title),
  to: rows.map(([, to]) => to),
  places: rows.map(([, , place]) => place),
  texts: rows.map(([, , , text]) => text),
});

/** What is fetched for searching, with these pages and words. */
export function dataOf(pages: readonly Row[], words: Partial<Omit<SearchData, "documents">> = {}): SearchData {
  const none = Object.fromEntries(searchKinds.map((kind) => [kind, columns([])])) as Record<
    SearchKind,
    DocumentColumns
  >;
  return { documents: { ...none, page: columns(pages) }, synonyms: [], ignored: [], unserved: [], ...words };
}

/** An index with all documents. */
export function indexOf(data: SearchData, like?: typeof wordsLike): SearchIndex {
  const index = new SearchIndex(data, like);
  for (let document = 0; document < index.size; document++) index.add(document);
  return index;
}
