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
  /** The marked tile, if any: the page's own or, where a section has only one tile, the section's. */
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
 * title, unless that is the section's, which many pages have.
 */
function sameBannerPageOf(path: string, { pages, sideLists }: SitePlan): string | undefined {
  const segment = path.split("/")[1] ?? "";
  const links = sideLists[segment]?.links ?? [];
  const isOfSection = pages[path]?.banner === pages[`/${segment}`]?.banner;
  if (isOfSection || links.some(({ to }) => to === path)) return undefined;
  return links.find(({ to }) => pages[to]?.banner === pages[path]?.banner)?.to;
}

/** The tile of a page. In a section with several, each stands for its own page alone. */
function tileOf(path: string, { words }: SitePlan): string | undefined {
  const section = `/${path.split("/")[1]}`;
  const inSection = words.tiles.filter(({ to }) => to === section || to.startsWith(`${section}/`));
  const own = inSection.length === 1 ? [path, section] : [path];
  return own.find((address) => inSection.some(({ to }) => to === address));
}

/** Computes everything around the page that depends on its address. A trailing slash makes no difference. */
export function placementOf(pathname: string, plan: SitePlan): Placement {
  const path = withoutTrailingSlash(pathname);
  const segment = path.split("/")[1];
  const page = plan.pages[path];
  const list = segment === undefined ? undefined : plan.sideLists[segment];
  const marked = (page && (ownerOf(path, plan) ?? sameBannerPageOf(path, plan))) ?? path;
  return {
    banner: page?.banner ?? plan.pages["/"]?.banner ?? "",
    activeLink: segment === undefined ? undefined : plan.nav.find(({ to }) => to === `/${segment}`)?.to,
    // The not-found page is prerendered once for all unknown addresses, so it cannot show a section's list.
    sideList: page && list && { title: list.title, links: list.links },
    profile: page?.profile,
    marked,
    tile: page && tileOf(marked, plan),
    extraLogo: (page && list?.extraLogo) ?? false,
    contactData: path !== "/",
  };
}
