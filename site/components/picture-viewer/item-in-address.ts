import { useSyncExternalStore } from "react";

/** The query parameter with the id of the enlarged picture. */
export const itemParameter = "item";

/** The query parameter with the name of the view that is framed; without it the picture is shown whole. */
const viewParameter = "view";

/** The name of a picture's model, and the query parameter with what is seen of it. */
export const modelName = "3d";
const lookParameter = "look";

/** The name of a picture at the full width of the space. */
export const fullWidthName = "width";

const changed = new EventTarget();
const inAddress = (parameter: string) => (): string | null => new URLSearchParams(location.search).get(parameter);
const [itemShown, viewShown] = [inAddress(itemParameter), inAddress(viewParameter)];

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

interface Place {
  item?: string;
  view?: string | undefined;
  look?: string;
}

function goTo({ item, view, look }: Place, how: "pushState" | "replaceState", state: unknown): void {
  const address = new URL(location.href);
  for (const parameter of [viewParameter, lookParameter]) address.searchParams.delete(parameter);
  if (item === undefined) address.searchParams.delete(itemParameter);
  else address.searchParams.set(itemParameter, item);
  if (view !== undefined) address.searchParams.set(viewParameter, view);
  if (look !== undefined) address.searchParams.set(lookParameter, look);
  history[how](state, "", address);
  changed.dispatchEvent(new Event("change"));
}

/**
 * The enlarged picture is part of the page's address, as ?item=ID&view=VIEW, so that it can be linked to, survives a
 * reload, and closes with Back. Only the query changes, never the path.
 */
export const useItemInAddress = () => useSyncExternalStore(subscribe, itemShown);

export const useViewInAddress = () => useSyncExternalStore(subscribe, viewShown);

export const openItem = (item: string, view?: string): void => goTo({ item, view }, "pushState", addedHere);
export const stepToItem = (item: string, view?: string): void => goTo({ item, view }, "replaceState", history.state);

/** What is seen of a model, in its own format. */
export const lookInAddress = inAddress(lookParameter);
export const keepLook = (item: string, look: string): void =>
  goTo({ item, view: modelName, look }, "replaceState", history.state);

export const closeItem = (): void => {
  if ((history.state as Partial<typeof addedHere> | null)?.addedHere) history.back();
  else goTo({}, "replaceState", null);
};
