import { type ListWords, makeListButton } from "../../enquiry-list/list-button.ts";
import { plain } from "../../enquiry-list/stored-list.ts";
import type { StartIsland } from "../../islands/island-module.ts";

/** The button of a service or a product: its page's title and its checklist go on the list. */
const start: StartIsland<ListWords & { readonly checklist: string }> = (island, { checklist, ...words }) => {
  const button = island.querySelector("button");
  if (!button) throw new Error("The island has lost its button");
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));
  const [name = document.title] = texts("h1");
  const item = { name, at: "", needs: texts(`#${checklist} li`) };
  makeListButton(button, () => item, words);
};
export default start;
