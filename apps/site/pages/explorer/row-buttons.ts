import { makeListButton } from "../../enquiry-list/list-button.ts";
import type { ExplorerWords } from "./explorer-words.ts";
import { addressOf, type Row } from "./rows.ts";

/**
 * Makes the button of each row put its project on the visitor's enquiry list. Only one of them is a Tab stop: that of the
 * row in which the focus is, or was last. The arrow keys go on to those of the rows above and below.
 */
export function startRowButtons(table: HTMLTableElement, rows: readonly Row[], words: ExplorerWords["list"]): void {
  const buttons = new Map<Element, HTMLButtonElement>();
  for (const row of rows) {
    const button = row.element.querySelector<HTMLButtonElement>("td > button");
    if (!button) continue;
    buttons.set(row.element, button);
    const item = { name: row.description, at: addressOf(row) };
    makeListButton(button, () => item, words);
  }
  function makeStop(row: Element | undefined): void {
    for (const [other, button] of buttons) button.tabIndex = other === row ? 0 : -1;
  }
  const shown = () =>
    [...table.querySelectorAll<HTMLTableRowElement>("tr[data-values]")].filter(
      (row) => !row.hidden && !row.parentElement?.hidden,
    );
  table.addEventListener("focusin", ({ target }) => {
    const row = (target as Element).closest("tr[data-values]");
    if (row) makeStop(row);
  });
  table.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = (event.target as Element).closest<HTMLTableRowElement>("tr[data-values]");
    if (!step || !row || event.target !== buttons.get(row)) return;
    event.preventDefault();
    const all = shown();
    const next = all[all.indexOf(row) + step];
    if (next) buttons.get(next)?.focus();
  });
  /** Once the row with the stop is hidden, the first one has it. */
  const keepStop = () => {
    const [first, ...others] = shown();
    if (![first, ...others].some((row) => row && buttons.get(row)?.tabIndex === 0)) makeStop(first);
  };
  makeStop(rows[0]?.element);
  new MutationObserver(keepStop).observe(table, { attributes: true, attributeFilter: ["hidden"], subtree: true });
}
