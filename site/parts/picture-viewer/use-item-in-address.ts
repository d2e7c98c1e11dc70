import { useLocation, useNavigate } from "react-router";

const key = "item";

/** The address of a picture shown enlarged on the page that shows it: a query, for slugs need no escape. */
export const addressOfItem = (id: string): string => `?${key}=${id}`;

/** Marks a history entry that a click on this page has added, so that closing can take it away again. */
const addedHere = { addedHere: true };

/**
 * The picture that is shown enlarged stands in the page's address, as ?item=ID: it can be linked to, survives a reload,
 * and Back closes it. Only the query changes, never the path.
 */
export function useItemInAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as Partial<typeof addedHere> | null;

  const goTo = (item: string | undefined, options: { replace?: boolean; state?: unknown }) => {
    const query = new URLSearchParams(location.search);
    if (item === undefined) query.delete(key);
    else query.set(key, item);
    void navigate({ search: query.toString(), hash: location.hash }, { ...options, preventScrollReset: true });
  };
  return {
    item: new URLSearchParams(location.search).get(key),
    open: (item: string) => goTo(item, { state: addedHere }),
    step: (item: string) => goTo(item, { replace: true, state }),
    close: () => (state?.addedHere ? void navigate(-1) : goTo(undefined, { replace: true })),
  };
}
