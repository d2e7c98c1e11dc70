import { useSyncExternalStore } from "react";

/** The parameter of the address that names the picture shown enlarged. */
export const itemParameter = "item";

const changed = new EventTarget();
const itemShown = (): string | null => new URLSearchParams(location.search).get(itemParameter);

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  changed.addEventListener("change", listener);
  return () => {
    removeEventListener("popstate", listener);
    changed.removeEventListener("change", listener);
  };
}

/** Marks a history entry that a click on this page has added, so that closing can take it away again. */
const addedHere = { addedHere: true };

function goTo(item: string | undefined, how: "pushState" | "replaceState", state: unknown): void {
  const address = new URL(location.href);
  if (item === undefined) address.searchParams.delete(itemParameter);
  else address.searchParams.set(itemParameter, item);
  history[how](state, "", address);
  changed.dispatchEvent(new Event("change"));
}

/**
 * The picture that is shown enlarged stands in the page's address, as ?item=ID: it can be linked to, survives a reload,
 * and Back closes it. Only the query changes, never the path.
 */
export const useItemInAddress = () => useSyncExternalStore(subscribe, itemShown);

export const openItem = (item: string): void => goTo(item, "pushState", addedHere);
export const stepToItem = (item: string): void => goTo(item, "replaceState", history.state);
export const closeItem = (): void => {
  if ((history.state as Partial<typeof addedHere> | null)?.addedHere) history.back();
  else goTo(undefined, "replaceState", null);
};
