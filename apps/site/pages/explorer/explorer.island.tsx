import projectWords from "virtual:project-words";
import { AddressParameters } from "../../islands/address-parameters.ts";
import type { StartIsland } from "../../islands/island-module.ts";
import { both, type Choice, choiceIn, choiceOf, fillIn, isEmpty, pairsOf, partsOf, unknownIn } from "./choice.ts";
import type { ExplorerWords } from "./explorer-words.ts";
import { countValues, matches } from "./match.ts";
import { printOn, printWholeAddress } from "./print-choice.ts";
import { startCards } from "./project-card.ts";
import { startRowButtons } from "./row-buttons.ts";
import { facetNames, readRows, type Row, rowsIn } from "./rows.ts";
import { sorted, sortsBy } from "./sort.ts";
import { tableText } from "./table-text.ts";
import { resultTeller } from "./tell-result.ts";
import { type Found, TextSearch } from "./text-search.ts";

/** A status that changes with every key would be spoken with every key; milliseconds. What a choice finds is said at once. */
const spokenAfterKey = 250;

interface Parts {
  readonly explorer: HTMLElement;
  readonly form: HTMLFormElement;
  readonly table: HTMLTableElement;
  readonly address: AddressParameters;
}

function explore({ explorer, form, table, address }: Parts, words: ExplorerWords): void {
  const groups = readRows(table, form);
  const rows = rowsIn(groups);
  const part = (name: string) => explorer.querySelector<HTMLElement>(`[data-${name}]`);
  const field = form.querySelector<HTMLElement>("[type=search]");
  const [count, chips, reset, show] = [part("shown"), part("chips"), part("reset"), part("show")];
  const columns = [...table.querySelectorAll<HTMLElement>("[data-column]")];
  const ofRows = [...explorer.querySelectorAll<HTMLButtonElement>("[data-table], [data-print]")];
  let search: TextSearch<Row> | undefined;
  const tell = resultTeller(explorer, words, remove);
  let ordered = { sort: "", rows };
  let shown = rows;
  const placeCard = startCards(table, rows, facetNames(form), address);

  /** Who does not search does not wait for the words of all rows. */
  function find(query: string): Found<Row> {
    if (query === "") return { things: new Set(rows), wanted: 0, isWhole: true };
    search ??= new TextSearch(
      rows.map((row) => [row, row.text]),
      projectWords,
    );
    return search.find(query);
  }
  const hasWordsOf = (query: string) => {
    const { things } = find(query);
    return (row: Row) => things.has(row);
  };
  const fitting = (choice: Choice) => {
    const hasWords = hasWordsOf(choice.search);
    return rows.filter((row) => matches(row, choice, hasWords));
  };

  function apply(choice: Choice, saidAfter = 0, unknown: readonly string[] = []): void {
    const hasWords = hasWordsOf(choice.search);
    const found = new Set(fitting(choice));
    for (const row of rows) row.element.hidden = !found.has(row);
    for (const [input, number] of countValues(form, rows, choice, hasWords)) {
      const place = input.parentElement?.querySelector("[data-count]");
      if (place) place.textContent = String(number);
      input.disabled = number === 0 && !input.checked;
    }
    if (choice.sort !== ordered.sort) ordered = { sort: choice.sort, rows: sorted(groups, choice.sort, table) };
    shown = ordered.rows.filter((row) => found.has(row));
    for (const { element, rows: own } of groups)
      element.hidden = choice.sort !== "" || !own.some((row) => found.has(row));
    placeCard();
    columns.forEach((button, index) => {
      const order = sortsBy(choice.sort, index);
      if (order) button.dataset["order"] = order;
      else delete button.dataset["order"];
      if (button.ariaPressed !== null) button.ariaPressed = String(order !== undefined);
      else if (order) button.parentElement?.setAttribute("aria-sort", order);
      else button.parentElement?.removeAttribute("aria-sort");
    });
    for (const button of ofRows) button.disabled = shown.length === 0;
    if (reset) reset.hidden = isEmpty(choice);
    const { wanted, isWhole } = find(choice.search);
    const parts = partsOf(form, choice).map((one) => ({ ...one, found: fitting(one.without).length }));
    const wantedWords = shown.length > 0 && !isWhole ? wanted : undefined;
    tell({ shown: shown.length, all: rows.length, wantedWords, unknown, parts }, saidAfter);
  }

  /** Typing replaces the entry of the history, so that Back does not undo single letters. */
  function remember(how: "push" | "replace"): void {
    const choice = choiceOf(form);
    address[how](pairsOf(choice));
    apply(choice, how === "replace" ? spokenAfterKey : 0);
  }
  function fill(choice: Choice): void {
    fillIn(form, choice);
    apply(choiceOf(form), 0, unknownIn(address.pairs, form));
  }
  /** The button goes away; the next one gets the focus, or else the field. */
  function remove(left: Choice, position: number): void {
    fillIn(form, left);
    remember("push");
    const others = [...(chips?.querySelectorAll("button") ?? [])];
    (others[position] ?? others.at(-1) ?? field)?.focus();
  }

  form.addEventListener("change", ({ target }) => {
    if ((target as HTMLInputElement).type === "checkbox") remember("push");
  });
  form.addEventListener("input", ({ target }) => {
    if ((target as HTMLInputElement).type === "search") remember("replace");
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  reset?.addEventListener("click", () => {
    fillIn(form, choiceIn([]));
    remember("push");
    field?.focus();
  });
  columns.forEach((button, index) =>
    button.addEventListener("click", () => {
      form.dataset["sort"] = sortsBy(choiceOf(form).sort, index) === "ascending" ? `-${index}` : String(index);
      remember("push");
    }),
  );
  show?.addEventListener("click", () => {
    const details = show.closest("details");
    if (details) details.open = false;
    count?.focus({ preventScroll: true });
    count?.scrollIntoView();
  });
  part("table")?.addEventListener("click", () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([tableText(words, facetNames(form), shown, rows)], { type: "text/csv" }));
    link.download = `${words.file}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  for (const button of explorer.querySelectorAll<HTMLElement>("[data-print]"))
    button.addEventListener("click", () => printOn(button.dataset["print"] ?? ""));
  printWholeAddress();
  startRowButtons(table, rows, words.list);
  address.onMove(() => fill(choiceIn(address.pairs)));
  explorer.dataset["live"] = "";
  const visitors = choiceOf(form);
  fill(both(choiceIn(address.pairs), visitors));
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
