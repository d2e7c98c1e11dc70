import { useSyncExternalStore } from "react";
import { AddressParameters } from "../../islands/address-parameters.ts";
import { itemParameter } from "./item-parameter.ts";

/** The query parameter with the name of the view that is framed; without it the picture is shown whole. */
const viewParameter = "view";

/** The name of a picture's model, and the query parameter with what is seen of it. */
export const modelName = "3d";
const lookParameter = "look";

/** The name of a picture at the full width of the space. */
export const fullWidthName = "width";

const address = new AddressParameters([itemParameter, viewParameter, lookParameter]);
const subscribe = (listener: () => void) => address.onChange(listener);

/** Marks a history entry that was added by a click on this page, so that closing can go back. */
const addedHere = { addedHere: true };

interface Place {
  item?: string;
  view?: string | undefined;
  look?: string;
}

const pairsOf = ({ item, view, look }: Place): [string, string][] =>
  Object.entries({ [itemParameter]: item, [viewParameter]: view, [lookParameter]: look }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );

/**
 * The enlarged picture is part of the page's address, as ?item=ID&view=VIEW, so that it can be linked to, survives a
 * reload, and closes with Back. Only the query changes, never the path.
 */
export const useItemInAddress = () => useSyncExternalStore(subscribe, () => address.get(itemParameter));

export const useViewInAddress = () => useSyncExternalStore(subscribe, () => address.get(viewParameter));

export const openItem = (item: string, view?: string): void => address.push(pairsOf({ item, view }), addedHere);
export const stepToItem = (item: string, view?: string): void => address.replace(pairsOf({ item, view }));

/** What is seen of a model, in its own format. */
export const lookInAddress = (): string | null => address.get(lookParameter);
export const keepLook = (item: string, look: string): void => address.replace(pairsOf({ item, view: modelName, look }));

export const closeItem = (): void => {
  if ((history.state as Partial<typeof addedHere> | null)?.addedHere) history.back();
  else address.replace([]);
};
