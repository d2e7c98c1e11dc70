import type { SideLink, SitePlan } from "../content-loader/derive/site-plan.ts";

/** What the shell shows around the page at one path. */
export interface Placement {
  /** The banner's vertical title. */
  readonly banner: string;
  /** The address of the active link in the top navigation, if any of them is. */
  readonly activeLink: string | undefined;
  readonly sideList: { readonly title: string; readonly links: readonly SideLink[] } | undefined;
  /** Where "View Experience Profile" leads, on pages that have it. */
  readonly profile: string | undefined;
  /** The page that the side list marks: the one shown or, on an experience profile, the one that it belongs to. */
  readonly marked: string;
  /** The tile that is marked, if any: that of the page or, as all products share one, of its section. */
  readonly tile: string | undefined;
  readonly extraLogo: boolean;
  /** The side panel shows address, telephones and e-mail everywhere but on the home page. */
  readonly contactData: boolean;
}

export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, "$1");

/** The page whose experience profile stands at a path. */
const ownerOf = (path: string, { pages }: SitePlan): string | undefined =>
  Object.keys(pages).find((other) => pages[other]?.profile === path);

/** The side list's page with the banner's title of a page that the list leaves out: a profile to which no link leads. */
function namesakeOf(path: string, { pages, sideLists }: SitePlan): string | undefined {
  const links = sideLists[path.split("/")[1] ?? ""]?.links ?? [];
  if (links.some(({ to }) => to === path)) return undefined;
  return links.find(({ to }) => pages[to]?.banner === pages[path]?.banner)?.to;
}

/** Places a path: everything that depends on the address and not on the page. A trailing slash makes no difference. */
export function placementOf(pathname: string, plan: SitePlan): Placement {
  const path = withoutTrailingSlash(pathname);
  const segment = path.split("/")[1];
  const page = plan.pages[path];
  const list = segment === undefined ? undefined : plan.sideLists[segment];
  const marked = (page && (ownerOf(path, plan) ?? namesakeOf(path, plan))) ?? path;
  const tiles = page ? [marked, `/${segment}`] : [];
  return {
    banner: page?.banner ?? plan.pages["/"]?.banner ?? "",
    activeLink: segment === undefined ? undefined : plan.nav.find(({ to }) => to === `/${segment}`)?.to,
    // An unknown address is prerendered once for all of them, so it cannot show the list of a section.
    sideList: page && list && { title: list.title, links: list.links },
    profile: page?.profile,
    marked,
    tile: tiles.find((address) => plan.words.tiles.some(({ to }) => to === address)),
    extraLogo: (page && list?.extraLogo) ?? false,
    contactData: path !== "/",
  };
}
