import type { SideLink, SitePlan } from "@ttpl/content/derive/site-plan.ts";

/** What the layout shows around the page at a path. */
export interface Placement {
  /** The banner's vertical title. */
  readonly banner: string;
  /** The address of the active link in the top navigation, if any. */
  readonly activeLink: string | undefined;
  readonly sideList: { readonly title: string; readonly links: readonly SideLink[] } | undefined;
  /** Target of "View Experience Profile", on pages that have one. */
  readonly profile: string | undefined;
  /** The page marked in the side list: the current one or, for an experience profile, the page that it belongs to. */
  readonly marked: string;
  /** The marked tile, if any: that of the page or, as all products share one, that of its section. */
  readonly tile: string | undefined;
  readonly extraLogo: boolean;
  /** Whether the side panel shows address, telephones and e-mail: everywhere but on the home page. */
  readonly contactData: boolean;
}

export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, "$1");

/** The page whose experience profile is at a path. */
const ownerOf = (path: string, { pages }: SitePlan): string | undefined =>
  Object.keys(pages).find((other) => pages[other]?.profile === path);

/**
 * For a page that is missing from the side list (a profile that no page links to): the listed page with the same banner
 * title.
 */
function sameBannerPageOf(path: string, { pages, sideLists }: SitePlan): string | undefined {
  const links = sideLists[path.split("/")[1] ?? ""]?.links ?? [];
  if (links.some(({ to }) => to === path)) return undefined;
  return links.find(({ to }) => pages[to]?.banner === pages[path]?.banner)?.to;
}

/** Computes everything around the page that depends on its address. A trailing slash makes no difference. */
export function placementOf(pathname: string, plan: SitePlan): Placement {
  const path = withoutTrailingSlash(pathname);
  const segment = path.split("/")[1];
  const page = plan.pages[path];
  const list = segment === undefined ? undefined : plan.sideLists[segment];
  const marked = (page && (ownerOf(path, plan) ?? sameBannerPageOf(path, plan))) ?? path;
  const tiles = page ? [marked, `/${segment}`] : [];
  return {
    banner: page?.banner ?? plan.pages["/"]?.banner ?? "",
    activeLink: segment === undefined ? undefined : plan.nav.find(({ to }) => to === `/${segment}`)?.to,
    // The not-found page is prerendered once for all unknown addresses, so it cannot show a section's list.
    sideList: page && list && { title: list.title, links: list.links },
    profile: page?.profile,
    marked,
    tile: tiles.find((address) => plan.words.tiles.some(({ to }) => to === address)),
    extraLogo: (page && list?.extraLogo) ?? false,
    contactData: path !== "/",
  };
}
