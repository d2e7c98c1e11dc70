import type { SideLink, SitePlan } from "../reading/site-plan.ts";

/** What the shell shows around the page at one path. */
export interface Placement {
  /** The banner's vertical title. */
  readonly banner: string;
  /** The address of the active link in the top navigation, if any of them is. */
  readonly activeLink: string | undefined;
  readonly sideList: { readonly title: string; readonly links: readonly SideLink[] } | undefined;
  /** Where "View Experience Profile" leads, on pages that have it. */
  readonly profile: string | undefined;
  /** The page that side list and tiles mark: the one shown or, on an experience profile, the one whose profile it is. */
  readonly marked: string;
  readonly extraLogo: boolean;
  /** The side panel shows address, telephones and e-mail everywhere but on the home page. */
  readonly contactData: boolean;
}

export const withoutTrailingSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, "$1");

/** Places a path: everything that depends on the address and not on the page. A trailing slash makes no difference. */
export function placementOf(pathname: string, plan: SitePlan): Placement {
  const path = withoutTrailingSlash(pathname);
  const segment = path.split("/")[1];
  const page = plan.pages[path];
  const list = segment === undefined ? undefined : plan.sideLists[segment];
  return {
    banner: page?.banner ?? plan.pages["/"]?.banner ?? "",
    activeLink: segment === undefined ? undefined : plan.nav.find(({ to }) => to === `/${segment}`)?.to,
    // An unknown address is prerendered once for all of them, so it cannot show the list of a section.
    sideList: page && list && { title: list.title, links: list.links },
    profile: page?.profile,
    marked: Object.keys(plan.pages).find((other) => page && plan.pages[other]?.profile === path) ?? path,
    extraLogo: (page && list?.extraLogo) ?? false,
    contactData: path !== "/",
  };
}
