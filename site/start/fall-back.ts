import { createPath, type Location } from "react-router";

/** The part of a router that knows where a visitor is going. */
interface Underway {
  readonly state: { readonly navigation: { readonly location?: Location | undefined } };
}

/**
 * Goes on with a page change as a document where a file of it could not be had, because the line broke or because the
 * site has been built anew meanwhile. Never settles: the document will be gone.
 */
export function loadAsDocument(router: Underway): Promise<never> {
  const to = router.state.navigation.location;
  const address = to && createPath(to);
  // After Back the address is there already, and going to the same address might only scroll.
  if (address && address !== createPath(globalThis.location)) globalThis.location.assign(address);
  else globalThis.location.reload();
  return new Promise(() => undefined);
}
