import { flushSync } from "react-dom";

type Part = "up" | "down" | "remove" | "fields";

const entries = "li, tr, .entry";
const fields = "input:not([type=file]), textarea, select";

/** Unfolds an entry and focuses its first field. */
function openEntry(entry: Element): void {
  const folded = entry.querySelector<HTMLDetailsElement>(":scope > details");
  if (folded) folded.open = true;
  const field = entry.querySelector<HTMLElement>(fields) ?? entry.querySelector<HTMLElement>("button");
  field?.scrollIntoView({ block: "nearest" });
  field?.focus();
}

function focusPart(entry: Element, part: Part): void {
  if (part === "fields") return openEntry(entry);
  const button = (name: string) => entry.querySelector<HTMLButtonElement>(`[data-part=${name}]:enabled`);
  (button(part) ?? button(part === "up" ? "down" : "up") ?? button("remove"))?.focus();
}

/**
 * Changes a list and moves the focus to where the next key press is expected, before that key can come.
 * @param button a button of the changed entry
 * @param offset from this entry to the one that gets the focus
 */
export function changeAndFocus(button: Element, [offset, part]: [number, Part], change: () => void): void {
  const entry = button.closest(entries);
  const list = entry?.parentElement;
  const index = entry && list ? [...list.children].indexOf(entry) + offset : -1;
  flushSync(change);
  if (!list) return;
  const found = [list.children[index], list.children[index - 1]].find((other) => other?.matches(entries));
  if (found) return focusPart(found, part);
  return list.closest("details, fieldset, section")?.querySelector<HTMLElement>(".add")?.focus();
}

/** Adds an entry at the end of the list beside a button, and opens it. */
export function addAndOpen(button: Element, add: () => void): void {
  flushSync(add);
  const added = [...(button.parentElement?.querySelectorAll(`:scope > .entry, :scope > ol > li, tr`) ?? [])].at(-1);
  if (added) openEntry(added);
}
