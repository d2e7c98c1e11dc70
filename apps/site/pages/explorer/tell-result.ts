import { showChips } from "./chips.ts";
import type { Choice, Part } from "./choice.ts";
import type { ExplorerWords } from "./explorer-words.ts";

export interface Result {
  readonly shown: number;
  readonly all: number;
  /** The number of words that are searched for, if no project has all of them. */
  readonly wantedWords: number | undefined;
  /** Values of the address that there are not. */
  readonly unknown: readonly string[];
  /** What is chosen, with the number of projects that would be shown without it. */
  readonly parts: readonly (Part & { readonly found: number })[];
}

/**
 * Returns a function that says what is found and chosen: in words that are seen, and in the page's only live region after
 * some milliseconds. Each part of the choice has a button that removes it.
 */
export function resultTeller(explorer: HTMLElement, words: ExplorerWords, remove: (left: Choice, at: number) => void) {
  const part = (name: string) => explorer.querySelector<HTMLElement>(name);
  const status = part("[role=status]");
  const [count, chips, partly] = [part("[data-shown]"), part("[data-chips]"), part("[data-partly]")];
  const [none, instead, show] = [part("[data-none]"), part("[data-none] ul"), part("[data-show]")];
  const chosen = part("[data-chosen]");
  let speaking: ReturnType<typeof setTimeout> | undefined;

  function say(text: string, after: number): void {
    clearTimeout(speaking);
    if (after > 0) speaking = setTimeout(say, after, text, 0);
    else if (status) status.textContent = text;
  }
  const projects = (number: number) =>
    number === 1 ? words.project : words.projects.replace("{count}", String(number));
  const named = (text: string, name: string) => text.replace("{value}", () => name);

  return ({ shown, all, wantedWords, unknown, parts }: Result, saidAfter: number): void => {
    const counted = words.count.replace("{shown}", String(shown)).replace("{all}", String(all));
    const limits = wantedWords === undefined ? [] : [words.partly.replace("{wanted}", String(wantedWords))];
    if (unknown.length > 0) limits.push(words.unknown.replace("{values}", unknown.join(", ")));
    if (count) count.textContent = counted;
    if (show) show.textContent = words.show.replace("{count}", projects(shown));
    if (partly) {
      partly.textContent = limits.join(" ");
      partly.hidden = limits.length === 0;
    }
    if (chosen) {
      chosen.textContent = parts.map(({ name }) => name).join("; ");
      chosen.parentElement?.toggleAttribute("hidden", parts.length === 0);
    }
    const removals = parts.map((part) => ({ part, shown: part.name, label: named(words.remove, part.name) }));
    if (chips) showChips(chips, removals, remove);
    if (none && instead) {
      none.hidden = shown > 0;
      const useful = parts.filter(({ found }) => found > 0).toSorted((a, b) => b.found - a.found);
      const offers = useful.map((part) => {
        const label = named(words.instead, part.name).replace("{count}", projects(part.found));
        return { part, shown: label, label };
      });
      showChips(instead, none.hidden ? [] : offers, remove);
    }
    // Late code must not say that everything is shown to somebody who has just chosen something.
    const isNews = shown < all || limits.length > 0 || status?.textContent !== "";
    if (isNews) say([shown === 0 ? words.none : counted, ...limits].join(" · "), saidAfter);
  };
}
