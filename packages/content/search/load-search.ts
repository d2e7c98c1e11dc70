import { SearchIndex } from "./search-index.ts";

/** How long the page may be busy at a time, in milliseconds: on a slow phone a document more takes as long again. */
const piece = 4;

async function load(): Promise<SearchIndex> {
  const { default: data } = await import("virtual:search-data");
  const index = new SearchIndex(data);
  for (let document = 0; document < index.size; await new Promise((later) => setTimeout(later)))
    for (const until = performance.now() + piece; document < index.size && performance.now() < until; document++)
      index.add(document);
  return index;
}

let loading: Promise<SearchIndex> | undefined;

/** Fetches the site's documents, and indexes them in pieces, so that the page stays responsive. Once only. */
export const loadSearch = (): Promise<SearchIndex> => (loading ??= load());
