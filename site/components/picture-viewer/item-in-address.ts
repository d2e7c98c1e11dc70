import { useSyncExternalStore } from "react";

/** The query parameter with the id of the enlarged picture. */
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

/** Marks a history entry that was added by a click on this page, so that closing can go back. */
const addedHere = { addedHere: true };

function goTo(item: string | undefined, how: "pushState" | "replaceState", state: unknown): void {
  const address = new URL(location.href);
  if (item === undefined) address.searchParams.delete(itemParameter);
  else address.searchParams.set(itemParameter, item);
  history[how](state, "", address);
  changed.dispatchEvent(new Event("change"));
}

/**
 * The enlarged picture is part of the page's address, as ?item=ID, so that it can be linked to, survives a reload, and
 * closes with Back. Only the query changes, never the path.
 */
export const useItemInAddress = () => useSyncExternalStore(subscribe, itemShown);

export const openItem = (item: string): void => goTo(item, "pushState", addedHere);
export const stepToItem = (item: string): void => goTo(item, "replaceState", history.state);
export const closeItem = (): void => {
  if ((history.state as Partial<typeof addedHere> | null)?.addedHere) history.back();
  else goTo(undefined, "replaceState", null);
};
