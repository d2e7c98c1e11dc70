/** Old addresses, by their canonical spelling, and where each leads: to a page, or a part of one. */
export type Redirects = ReadonlyMap<string, string>;

// Prefixed with an origin, because an address that begins with two slashes would be parsed as a host.
const urlOf = (address: string): URL => new URL(`http://localhost${address}`);

/**
 * The path of an address of this site, decoded, with "." and ".." resolved as browsers do before sending; undefined if it
 * cannot be decoded.
 */
export function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(urlOf(address).pathname);
  } catch {
    return undefined;
  }
}

/**
 * The one spelling by which addresses are compared, as a path that can stand in a link: without capitals, without a slash
 * at the end, and with percent signs only where a path needs them. "" for the home page, and for what is no path.
 */
export function canonicalPath(address: string): string {
  const path = pathOf(address) ?? "";
  return encodeURI(path.replace(/\/$/, "").toLowerCase()).replaceAll(/[?#]/g, encodeURIComponent);
}

/** Redirects of the old addresses in a list. Of two with the same spelling, the first counts. */
export const redirectsOf = (list: readonly (readonly [from: string, to: string])[]): Redirects =>
  new Map(list.map(([from, to]) => [canonicalPath(from), to] as const).toReversed());

/**
 * Where a request leads whose path has nothing: from an old address, or from another spelling, to a page of this site.
 * Its query is kept, and stands before the fragment. Undefined if it leads nowhere.
 * @param target path and query as received
 * @param isThere whether there is something at a decoded path
 */
export function locationOf(
  target: string,
  redirects: Redirects,
  isThere: (path: string) => boolean,
): string | undefined {
  const canonical = canonicalPath(target);
  if (canonical === "") return undefined;
  const to = redirects.get(canonical) ?? canonical;
  const path = pathOf(to);
  if (path === undefined || !isThere(path)) return undefined;
  const { pathname, search, hash } = urlOf(to);
  const query = [search, urlOf(target).search].flatMap((part) => part.slice(1) || []).join("&");
  return pathname + (query && `?${query}`) + hash;
}
