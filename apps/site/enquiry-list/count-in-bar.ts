/** The key of the list in local storage, and the event of a document whose list has changed. */
export const listKey = "enquiry-list";

/**
 * Calls back when the list has changed, also in another tab or while the page was in the back-forward cache.
 * @param signal ends this
 */
export function onListChange(changed: () => void, signal?: AbortSignal): void {
  const options = signal && { signal };
  for (const type of [listKey, "prerenderingchange"]) document.addEventListener(type, changed, options);
  for (const type of ["storage", "pageshow"]) addEventListener(type, changed, options);
}

/** Gives the styles of the link in the bar the number of items, and nothing if there are none. Returns the number. */
export function countInBar(): number {
  let count = 0;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(listKey) ?? "");
    if (Array.isArray(stored)) count = stored.length;
  } catch {
    // Blocked or broken: the list is empty.
  }
  document.documentElement.style.setProperty("--listed", count > 0 ? `${count}` : "");
  return count;
}

/** Keeps the count right while the page is open, and puts it into the names of the links to the list. */
export function followList(): void {
  const show = () => {
    const count = countInBar();
    for (const link of document.querySelectorAll<HTMLElement>("[data-list-link]"))
      link.ariaLabel = link.dataset["listLink"]?.replace("{count}", `${count}`) ?? null;
  };
  show();
  onListChange(show);
}
