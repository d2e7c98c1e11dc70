import { firstSegmentOf, pageWith, type Content } from "../content.ts";
import { allProjects, explorerAddress } from "./project-facets.ts";
import { isListing } from "./plain-page.ts";
import type { Company } from "../schemas/company.ts";
import type { LayoutWords } from "../schemas/layout-words.ts";

/** An entry of a side list. */
export interface SideLink {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  /** Whether it stands below the list, as a further link. */
  readonly below: boolean;
}

/** Everything that the layout needs to know about the site, for any path. */
export interface SitePlan {
  readonly company: Pick<
    Company,
    "brand" | "name" | "trade" | "origin" | "address" | "telephones" | "whatsapp" | "email"
  >;
  readonly words: LayoutWords;
  /** Years in operation, one mark each on the emblem. */
  readonly years: number;
  /** The address of the search page, if there is one. */
  readonly search: string | undefined;
  /** The page with all projects, if there are any. */
  readonly experience: { readonly to: string; readonly name: string } | undefined;
  readonly nav: readonly { label: string; to: string }[];
  /** By first segment of the path. A segment without an entry has no side list. */
  readonly sideLists: Readonly<Record<string, { title: string; links: readonly SideLink[]; extraLogo: boolean }>>;
  /** For the copyright line, until the browser replaces it with the current year. */
  readonly builtInYear: number;
  /**
   * By path. `banner` is the vertical title; `profile` is set where the side list ends with a link to an experience
   * profile.
   */
  readonly pages: Readonly<Record<string, { banner: string; profile?: string }>>;
}

/** Derives the site plan from the content. */
export function sitePlanOf(content: Content): SitePlan {
  const { brand, name, trade, origin, address, telephones, whatsapp, email, claims } = content.company;
  const footer = footerOf(content);
  const explorer = explorerAddress(content);
  return {
    company: { brand, name, trade, origin, address, telephones, whatsapp, email },
    words: { ...content.layoutWords, footer },
    experience: footer.links.find(({ to }) => to === explorer),
    years: claims.anniversary.years,
    builtInYear: new Date().getFullYear(),
    search: pageWith("search", content.pages.values())?.path,
    nav: navOf(content),
    sideLists: sideListsOf(content),
    pages: Object.fromEntries(
      [...content.pages.values()].map(({ path, frontMatter }) => {
        const banner =
          frontMatter.banner ?? content.sections.get(firstSegmentOf(path))?.banner ?? frontMatter.title.toUpperCase();
        return [path, frontMatter.profile ? { banner, profile: frontMatter.profile } : { banner }];
      }),
    ),
  };
}

/** The link to all projects says how many they are. A page that lists nothing is not linked to. */
function footerOf(content: Content): LayoutWords["footer"] {
  const { footer } = content.layoutWords;
  const explorer = explorerAddress(content);
  const projects = allProjects(content);
  const links = footer.links
    .filter(({ to }) => isListing(to, content))
    .map((link) => (link.to === explorer && projects ? { ...link, name: `${link.name}: ${projects}` } : link));
  return { ...footer, links };
}

function navOf({ sections, pages }: Content): SitePlan["nav"] {
  const entries = [
    ...[...sections].flatMap(([folder, { nav }]) => (nav ? [{ ...nav, to: `/${folder}` }] : [])),
    ...[...pages.values()].flatMap(({ path, frontMatter: { nav } }) => (nav ? [{ ...nav, to: path }] : [])),
  ];
  return entries.toSorted((a, b) => a.order - b.order).map(({ label, to }) => ({ label, to }));
}

function sideListsOf({ sections, pages }: Content): SitePlan["sideLists"] {
  const linkTo = (path: string): SideLink => {
    const frontMatter = pages.get(path)?.frontMatter;
    return {
      id: path.slice(1).replaceAll("/", "-"),
      name: frontMatter?.list?.name ?? frontMatter?.title ?? path,
      to: path,
      below: frontMatter?.list?.below ?? false,
    };
  };
  const lists: Record<string, SitePlan["sideLists"][string]> = {};
  for (const [folder, { title, extraLogo }] of sections) {
    const links = [...pages.values()]
      .filter(({ path, frontMatter }) => firstSegmentOf(path) === folder && frontMatter.list)
      .toSorted((a, b) => (a.frontMatter.list?.order ?? 0) - (b.frontMatter.list?.order ?? 0))
      .map(({ path }) => linkTo(path));
    lists[folder] = { title, links, extraLogo };
  }
  const home = pages.get("/")?.frontMatter;
  if (home?.template === "home") {
    lists[""] = { title: home.sideList.title, links: home.sideList.links.map(linkTo), extraLogo: false };
  }
  return lists;
}
