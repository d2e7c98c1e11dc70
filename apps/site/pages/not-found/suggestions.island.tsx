import type { StartIsland } from "../../islands/island-module.ts";
import { loadSearch } from "@ttpl/content/search/load-search.ts";
import type { SearchKind } from "@ttpl/content/search/search-document.ts";
import { showHits } from "@ttpl/content/search/show-hits.ts";

const most = 4;

/**
 * The words of a mistyped or former address: "products scrubbing system" of /products/scrubbing-system.html. Short numbers
 * stand in every text and tell nothing.
 */
const wordsOf = (path: string): string =>
  decodeURIComponent(path)
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b\d{1,3}\b/g, " ")
    .trim();

/** Shows what the search finds for the words of the unknown address. */
const start: StartIsland<Readonly<Record<SearchKind, string>>> = async (island, kinds) => {
  const place = island.querySelector("[data-hits]");
  const section = place?.closest<HTMLElement>("[hidden]");
  if (!place || !section) throw new Error("The place of the suggestions is missing");
  const index = await loadSearch();
  const hits = index.find(wordsOf(location.pathname)).slice(0, most);
  showHits(place, hits, kinds);
  section.hidden = hits.length === 0;
};
export default start;
