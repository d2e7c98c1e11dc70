import { canonicalPath, locationOf, pathOf, redirectsOf } from "@ttpl/contract/old-addresses.ts";
import type { Content } from "../content.ts";
import { isThere } from "./is-there.ts";

/** All old addresses of the site, each with the page, or the part of one, to which it leads. */
export function oldAddresses(content: Content): [from: string, to: string][] {
  const former = [...content.pages.values()].flatMap(({ path, frontMatter }) =>
    (frontMatter.formerly ?? [])
      .filter((address) => address !== path)
      .map((address): [string, string] => [address, path]),
  );
  const instead = redirectsOf(former);
  // A page that a release leaves out is a former address of the one that is shown in its place.
  const leads = (to: string) => (isThere(pathOf(to) ?? "", content) ? to : (instead.get(canonicalPath(to)) ?? to));
  return [...former, ...content.redirects.map(({ formerly, to }): [string, string] => [formerly, leads(to)])];
}

/** Where a request leads for which there is no page, by path and query; undefined if it leads nowhere. */
export const ledTo = (target: string, content: Content): string | undefined =>
  locationOf(target, redirectsOf(oldAddresses(content)), (path) => isThere(path, content));
