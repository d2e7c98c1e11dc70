import projectSynonyms from "virtual:project-synonyms";
import { AddressParameters } from "../../islands/address-parameters.ts";
import type { StartIsland } from "../../islands/island-module.ts";
import { makeListButton } from "../../enquiry-list/list-button.ts";
import { addressOf, descriptionOf, facetNames, readRows, type Row, rowsIn } from "./rows.ts";
import { both, type Choice, choiceIn, choiceOf, fillIn, isEmpty, pairsOf, unknownIn } from "./choice.ts";
import { countValues, type HasWords, matches } from "./match.ts";
import { chosenInWords, printOn, printWholeAddress } from "./print-choice.ts";
import { sorted, sortsBy } from "./sort.ts";
import { tableText } from "./table-text.ts";
import { TextSearch } from "./text-search.ts";
import type { ExplorerWords } from "./explorer-words.ts";

/** A status that changes with every key would be spoken with every key; milliseconds. What a choice finds is said at once. */
const spokenAfterKey = 250;

interface Parts {
  readonly explorer: HTMLElement;
  readonly form: HTMLFormElement;
  readonly table: HTMLTableElement;
  readonly address: AddressParameters;
}

/** A button in each row that puts its project on the visitor's enquiry list. */
function addListButtons(rows: readonly Row[], words: ExplorerWords): void {
  for (const row of rows) {
    const button = document.createElement("button");
    button.type = "button";
    row.element.cells[row.element.cells.length - 1]?.append(button);
    const item = { name: descriptionOf(row), at: addressOf(row) };
    makeListButton(button, () => item, words.list);
  }
}

function explore({ explorer, form, table, address }: Parts, words: ExplorerWords): void {
  const { file, story } = words;
  const groups = readRows(table, form);
  const rows = rowsIn(groups);
  const status = form.querySelector("[role=status]");
  const reset = form.querySelector<HTMLElement>("[type=reset]");
  const chosen = form.querySelector("[data-chosen]");
  const headings = [...table.querySelectorAll<HTMLElement>("thead th")];
  addListButtons(rows, words);
  let search: TextSearch<Row> | undefined;
  let speaking: ReturnType<typeof setTimeout> | undefined;
  let ordered = { sort: "", rows };
  let shown = rows;

  /** Who does not search does not wait for the words of all rows. */
  function finderOf(query: string): HasWords {
    if (query === "") return () => true;
    search ??= new TextSearch(
      rows.map((row) => [row, row.text]),
      projectSynonyms,
    );
    return search.finder(query);
  }

  function say(found: number, unknown: readonly string[], after: number): void {
    const text = found === 0 ? words.none : words.count;
    const count = text.replace("{shown}", String(found)).replace("{all}", String(rows.length));
    const said = unknown.length > 0 ? `${count}. ${words.unknown.replace("{values}", unknown.join(", "))}` : count;
    clearTimeout(speaking);
    if (after > 0) speaking = setTimeout(say, after, found, unknown, 0);
    else if (status) status.textContent = said;
  }

  function apply(choice: Choice, saidAfter = 0, unknown: readonly string[] = []): void {
    const hasWords = finderOf(choice.search);
    const found = new Set(rows.filter((row) => matches(row, choice, hasWords)));
    for (const row of rows) row.element.hidden = !found.has(row);
    for (const [input, count] of countValues(form, rows, choice, hasWords)) {
      const output = input.parentElement?.querySelector("output");
      if (output) output.value = String(count);
      input.disabled = count === 0 && !input.checked;
    }
    if (choice.sort !== ordered.sort) ordered = { sort: choice.sort, rows: sorted(groups, choice.sort, table) };
    shown = ordered.rows.filter((row) => found.has(row));
    for (const { element, rows: own } of groups)
      element.hidden = choice.sort !== "" || !own.some((row) => found.has(row));
    headings.forEach((heading, at) => {
      const order = sortsBy(choice.sort, at);
      if (order) heading.setAttribute("aria-sort", order);
      else heading.removeAttribute("aria-sort");
    });
    if (reset) reset.hidden = isEmpty(choice);
    if (chosen) {
      chosen.textContent = chosenInWords(form, choice.search);
      chosen.parentElement?.toggleAttribute("hidden", chosen.textContent === "");
    }
    say(shown.length, unknown, saidAfter);
  }

  /** Typing replaces the entry of the history, so that Back does not undo single letters. */
  function remember(how: "push" | "replace"): void {
    const choice = choiceOf(form);
    address[how](pairsOf(choice));
    apply(choice, how === "replace" ? spokenAfterKey : 0);
  }
  function show(choice: Choice): void {
    fillIn(form, choice);
    apply(choiceOf(form), 0, unknownIn(address.pairs, form));
  }

  form.addEventListener("change", ({ target }) => {
    if ((target as HTMLInputElement).type === "checkbox") remember("push");
  });
  form.addEventListener("input", ({ target }) => {
    if ((target as HTMLInputElement).type === "search") remember("replace");
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    event.preventDefault();
    fillIn(form, choiceIn([]));
    remember("push");
    form.querySelector<HTMLElement>("[type=search]")?.focus();
  });
  headings.forEach((heading, at) =>
    heading.querySelector("button")?.addEventListener("click", () => {
      form.dataset["sort"] = sortsBy(choiceOf(form).sort, at) === "ascending" ? `-${at}` : String(at);
      remember("push");
    }),
  );
  form.querySelector("[data-table]")?.addEventListener("click", () => {
    const link = document.createElement("a");
    const names = { cells: headings.map(({ textContent }) => textContent ?? ""), facets: facetNames(form), story };
    link.href = URL.createObjectURL(new Blob([tableText(names, shown, rows)], { type: "text/csv" }));
    link.download = `${file}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  for (const button of form.querySelectorAll<HTMLElement>("[data-print]"))
    button.addEventListener("click", () => printOn(button.dataset["print"] ?? ""));
  printWholeAddress();
  address.onMove(() => show(choiceIn(address.pairs)));
  explorer.dataset["live"] = "";
  const visitors = choiceOf(form);
  show(both(choiceIn(address.pairs), visitors));
  if (!isEmpty(visitors)) address.replace(pairsOf(choiceOf(form)));
}

/** Filters, sorts and counts the prerendered rows. The address has the choice, so that it can be sent to others. */
const start: StartIsland<ExplorerWords> = (island, words) => {
  const explorer = island.querySelector<HTMLElement>("[data-explorer]");
  const form = explorer?.querySelector("form");
  const table = explorer?.querySelector("table");
  if (!explorer || !form || !table) throw new Error("The explorer has lost its form or its table");
  const address = new AddressParameters(island.dataset["query"]?.split(" ") ?? []);
  explore({ explorer, form, table, address }, words);
};
export default start;
