import { breadcrumbsOf } from "./breadcrumbs.ts";
import { firstSegmentOf, type Content, type Page } from "../content.ts";

/** A section of the site, and its pages in the order of its side list. */
export interface SiteSection {
  readonly title: string;
  /** Its first page; undefined for the pages outside of sections. */
  readonly to: string | undefined;
  readonly pages: readonly { readonly to: string; readonly name: string }[];
}

/** As in the side list. Pages that share a title, such as the experience profiles, go by the title in the browser's tab. */
function nameIn(content: Content): (page: Page) => string {
  const titles = [...content.pages.values()].map(({ frontMatter }) => frontMatter.title);
  const isShared = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return (page) => {
    const { list, title, documentTitle } = page.frontMatter;
    const [home] = breadcrumbsOf(page, content);
    if (page.path === "/") return home?.name ?? title;
    return list?.name ?? (isShared(title) ? (documentTitle ?? title) : title);
  };
}

/** The pages below one part of an address: a folder of content/pages, or pages that belong to one, such as the openings. */
function sectionOf(segment: string, pages: readonly Page[], content: Content): SiteSection | undefined {
  const first = content.pages.get(`/${segment}`);
  const title = content.sections.get(segment)?.title ?? first?.frontMatter.nav?.label;
  if (segment === "" || pages.length < 2 || !first || title === undefined) return undefined;
  const nameOf = nameIn(content);
  const orderOf = ({ path, frontMatter }: Page) => (path === first.path ? -1 : (frontMatter.list?.order ?? Infinity));
  const inOrder = pages.toSorted((a, b) => {
    const [before, after] = [orderOf(a), orderOf(b)];
    return before === after ? 0 : before - after;
  });
  const links = inOrder.map((page) => ({ to: page.path, name: nameOf(page) }));
  // The section's own name needs no second entry.
  const [landing, ...others] = links;
  const isNamesake = landing?.name.toLowerCase() === title.toLowerCase();
  return { title, to: first.path, pages: isNamesake ? others : links };
}

/** All pages by section, in the order of the navigation, and what is not in it in the order of the footer; then the pages outside of sections. */
export function siteSections(content: Content): SiteSection[] {
  const footer = content.layoutWords.footer.links.map(({ to }) => to);
  const placeOf = ({ path, frontMatter: { nav } }: Page) =>
    (content.sections.get(firstSegmentOf(path))?.nav ?? nav)?.order ?? 100 + (footer.indexOf(path) + 1 || 100);
  const listed = [...content.pages.values()]
    .filter(({ frontMatter }) => !frontMatter.unlisted)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  const bySegment = Map.groupBy(listed, ({ path }) => firstSegmentOf(path));
  const sections = [...bySegment].flatMap(([segment, pages]) => sectionOf(segment, pages, content) ?? []);
  const inSections = new Set(sections.flatMap(({ to, pages }) => [to, ...pages.map((page) => page.to)]));
  const nameOf = nameIn(content);
  const others = listed
    .filter(({ path }) => !inSections.has(path))
    .map((page) => ({ to: page.path, name: nameOf(page) }));
  return [...sections, { title: content.search.words.others, to: undefined, pages: others }];
}
