import { AddressParameters } from "../../islands/address-parameters.ts";
import type { StartIsland } from "../../islands/island-module.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { loadSearch } from "@ttpl/content/search/load-search.ts";
import { showHits } from "@ttpl/content/search/show-hits.ts";

/** A status that changes with every key would be spoken with every key. */
const spokenAfter = 400;

/** Hits that are shown at first. */
const most = 20;

/** The words that are searched for, in the address. */
const parameter = "q";

/** Searches while words are typed. The address has the query, so that it can be sent to others. */
const start: StartIsland<PageData<"search">["words"]> = (island, words) => {
  const field = island.querySelector<HTMLInputElement>("[type=search]");
  const status = island.querySelector("[role=status]");
  const place = island.querySelector<HTMLElement>("[data-hits]");
  const more = island.querySelector<HTMLElement>("[data-more]");
  const allPages = island.querySelector<HTMLElement>("section");
  const platforms = island.querySelector<HTMLElement>("[data-unserved]");
  if (!field || !status || !place?.parentElement || !more || !allPages || !platforms)
    throw new Error("The search has lost its form");
  const results = place.parentElement;
  const { title } = document;
  const address = new AddressParameters([parameter]);
  let speaking: ReturnType<typeof setTimeout> | undefined;

  /** What was found. For a maker on whose systems there is no project, which platforms there are. */
  function say(count: number, query: string, maker: string): void {
    clearTimeout(speaking);
    const found = count === 0 ? words.none : count === 1 ? words.one : words.found;
    const texts = [
      query === "" || (maker && count === 0) ? "" : found + (maker && "."),
      maker && words.unserved.lead.replace("{maker}", () => maker),
    ];
    const said = texts
      .filter(Boolean)
      .join(" ")
      .replace("{count}", String(count))
      .replace("{query}", () => query);
    speaking = setTimeout(() => status && (status.textContent = said), spokenAfter);
  }

  async function search(shown = most): Promise<void> {
    const query = field?.value.trim() ?? "";
    const index = await loadSearch();
    // Meanwhile more may have been typed.
    if (!place || !more || !allPages || !platforms || query !== field?.value.trim()) return;
    const hits = index.find(query);
    showHits(place, hits.slice(0, shown), words.kinds);
    results.hidden = hits.length === 0;
    more.hidden = hits.length <= shown;
    const maker = index.unserved(query);
    platforms.hidden = maker === "";
    allPages.hidden = hits.length > 0 || maker !== "";
    delete allPages.parentElement?.dataset["asked"];
    document.title = query === "" ? title : `${words.documentTitle.replace("{query}", () => query)} · ${title}`;
    say(hits.length, query, maker);
  }

  /** Typing replaces the entry of the history, so that Back does not undo single letters. */
  function remember(): void {
    const query = field?.value.trim();
    address.replace(query ? [[parameter, query]] : []);
    void search();
  }

  function restore(): void {
    if (!field) return;
    field.value = address.get(parameter) ?? "";
    void search();
  }

  field.addEventListener("input", remember);
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    remember();
  });
  more.addEventListener("click", () => {
    // The button goes away, and the focus would go with it.
    const next = place.querySelectorAll("a").length;
    void search(Infinity).then(() => place.querySelectorAll("a")[next]?.focus());
  });
  address.onMove(restore);
  // Something may have been typed before the script came.
  if (field.value === "") restore();
  else remember();
  // Whoever comes by the icon in the bar is about to type.
  const fromHere = document.referrer.startsWith(location.origin);
  if (fromHere && field.value === "" && document.activeElement === document.body) field.focus({ preventScroll: true });
};
export default start;
