import type { createBrowserRouter } from "react-router";
import { linkedPage } from "./load-page.ts";

/** Where a click leads within this site without loading anew; none where the browser should follow the link by itself. */
function pageToChangeTo(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || (link.target && link.target !== "_self") || link.hasAttribute("download")) return undefined;
  const to = linkedPage(link);
  // Fragments are the browser's own: it scrolls, moves the focus and marks the target.
  return to?.hash === "" ? to : undefined;
}

/**
 * Makes page changes of the clicks on links. All links are plain ones, which work without this; one listener costs nothing
 * for each of the eighty of a page, neither when React starts nor when the page changes.
 */
export function changePagesByLinks(router: ReturnType<typeof createBrowserRouter>): void {
  // React's listeners on the document come first: what they have taken care of has its default prevented.
  globalThis.addEventListener("click", (event) => {
    const to = pageToChangeTo(event);
    if (!to) return;
    event.preventDefault();
    const address = to.pathname + to.search;
    // Like a document's link to itself, it adds nothing to the history.
    void router.navigate(address, { replace: address === location.pathname + location.search });
  });
}
