import { onListChange } from "./count-in-bar.ts";
import { type ListedItem, plain, readList, writeList } from "./stored-list.ts";

/** The words of a button; `listed` and `count` contain {count} as a placeholder. */
export interface ListWords {
  readonly add: string;
  /** Once its item is on the list, with the number of items there. */
  readonly listed: string;
  /** What the button then does. */
  readonly remove: string;
  readonly count: string;
  readonly refused: string;
}

/** Where the effect of a button is said, and not seen: one place for a page, which may have it already, and one for a dialog, which silences the page. */
function statusFor(button: HTMLElement): Element {
  const root = button.closest("[role=dialog]") ?? document.body;
  const known = root.querySelector("[data-enquiry-said]");
  if (known) return known;
  const status = document.createElement("p");
  status.role = "status";
  status.dataset["enquirySaid"] = "";
  Object.assign(status.style, { position: "absolute", clipPath: "inset(50%)" });
  root.append(status);
  return status;
}

/**
 * Makes a button put an item on the visitor's enquiry list, and take it off. What it does is what its label says, also if
 * another tab has changed the list meanwhile. The item's address is relative to the page's. Returns what to call once the
 * item is another one.
 * @param signal for a button that is removed before its page: ends what it listens to
 */
export function makeListButton(
  button: HTMLButtonElement,
  item: () => ListedItem,
  words: ListWords,
  signal?: AbortSignal,
): () => void {
  const status = statusFor(button);
  let isListed = false;
  function own(): ListedItem {
    const { pathname, search, hash } = new URL(item().at, location.origin + location.pathname);
    return { ...item(), name: plain(item().name), at: pathname + search + hash };
  }
  const counted = (text: string) => text.replace("{count}", String(readList().length));
  function show(): void {
    const { name, at } = own();
    isListed = readList().some((listed) => listed.at === at);
    button.toggleAttribute("data-listed", isListed);
    const label = isListed ? counted(words.listed) : words.add;
    button.textContent = label;
    button.title = isListed ? words.remove : "";
    button.ariaLabel = isListed ? `${label}: ${name}. ${words.remove}` : `${label}: ${name}`;
  }
  button.addEventListener("click", () => {
    const added = own();
    const others = readList().filter(({ at }) => at !== added.at);
    const kept = writeList(isListed ? others : [...others, added]);
    if (!kept) button.textContent = words.refused;
    status.textContent = kept ? counted(words.count) : words.refused;
  });
  onListChange(show, signal);
  show();
  return show;
}
