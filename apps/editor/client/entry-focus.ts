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
 * Once a list has changed, moves the focus to where the next key press is expected.
 * @param button a button of the changed entry
 * @param offset from this entry to the one that gets the focus
 */
export function focusEntryAfter(button: Element, offset: number, part: Part): void {
  const entry = button.closest(entries);
  const list = entry?.parentElement;
  if (!entry || !list) return;
  const index = [...list.children].indexOf(entry) + offset;
  requestAnimationFrame(() => {
    const found = [list.children[index], list.children[index - 1]].find((other) => other?.matches(entries));
    if (found) return focusPart(found, part);
    return list.closest("details, fieldset, section")?.querySelector<HTMLElement>(".add")?.focus();
  });
}

/** Once an entry has been added at the end of the list beside a button, opens it. */
export function openEntryAdded(button: Element): void {
  requestAnimationFrame(() => {
    const added = [...(button.parentElement?.querySelectorAll(`:scope > .entry, :scope > ol > li, tr`) ?? [])].at(-1);
    if (added) openEntry(added);
  });
}
