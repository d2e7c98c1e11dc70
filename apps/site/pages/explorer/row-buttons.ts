import { makeListButton } from "../../enquiry-list/list-button.ts";
import type { ExplorerWords } from "./explorer-words.ts";
import { addressOf, type Row } from "./rows.ts";

/** What a row has of its own to be pressed: its name, which opens its card, and the button of the list. */
const controls = ["th > a", "td > button"] as const;

/**
 * Makes the button of each row put its project on the visitor's enquiry list. Of all names one is a Tab stop, and of all
 * buttons one: that of the row in which the focus is, or was last, unless it stands before the focus, where Tab would never
 * come to it. The arrow keys go on to those of the rows above and below.
 */
export function startRowButtons(table: HTMLTableElement, rows: readonly Row[], words: ExplorerWords["list"]): void {
  const control = (row: Element | undefined, selector: string) => row?.querySelector<HTMLElement>(selector);
  for (const row of rows) {
    const button = row.element.querySelector<HTMLButtonElement>("td > button");
    const item = { name: row.description, at: addressOf(row) };
    if (button) makeListButton(button, () => item, words);
  }
  /** By selector, the row of the one stop. */
  const stops = new Map<string, Element>();
  const setTabIndex = (row: Element | undefined, selector: string, tabIndex: number): void => {
    const element = control(row, selector);
    if (element) element.tabIndex = tabIndex;
  };
  function makeStop(row: Element, selector: string): void {
    setTabIndex(stops.get(selector), selector, -1);
    setTabIndex(row, selector, 0);
    stops.set(selector, row);
  }
  const shown = () =>
    [...table.querySelectorAll<HTMLTableRowElement>("tr[data-values]")].filter(
      (row) => !row.hidden && !row.parentElement?.hidden,
    );
  table.addEventListener("focusin", ({ target }) => {
    const focused = target as Element;
    const row = focused.closest("tr[data-values]");
    if (!row) return;
    for (const selector of controls) {
      const isBefore = control(row, selector)?.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isBefore) makeStop(row, selector);
    }
  });
  table.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (event.target as Element).closest<HTMLTableRowElement>("tr[data-values]");
    const selector = controls.find((own) => event.target === control(row ?? undefined, own));
    if (!step || !row || selector === undefined) return;
    event.preventDefault();
    const all = shown();
    control(all[all.indexOf(row) + step], selector)?.focus();
  });
  /** Once the row with a stop is hidden, the first one has it. */
  const keepStops = () => {
    const all = shown();
    const [first] = all;
    for (const selector of controls)
      if (first && !all.some((row) => row === stops.get(selector))) makeStop(first, selector);
  };
  for (const { element } of rows) for (const selector of controls) setTabIndex(element, selector, -1);
  keepStops();
  new MutationObserver(keepStops).observe(table, { attributes: true, attributeFilter: ["hidden"], subtree: true });
}
