import { firstSegmentOf, type Content, type Page } from "../content.ts";

/** A section of the site, and its pages in the order of its side list. */
export interface SiteSection {
  /** Undefined for pages outside of sections. */
  readonly title: string | undefined;
  readonly pages: readonly { readonly to: string; readonly name: string }[];
}

const nameOf = ({ frontMatter }: Page): string => frontMatter.list?.name ?? frontMatter.title;

/** All pages by section, in the order of the navigation; then the sections that are not in it, and the pages outside of sections. */
export function siteSections({ pages, sections }: Content): SiteSection[] {
  const listed = [...pages.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const orderOf = ({ frontMatter: { list, title } }: Page) => [list?.order ?? Infinity, title] as const;
  const inFolder = (folder: string) =>
    listed
      .filter(({ path }) => firstSegmentOf(path) === folder)
      .toSorted((one, other) => {
        const [[a, first], [b, second]] = [orderOf(one), orderOf(other)];
        return a === b ? first.localeCompare(second) : a - b;
      })
      .map((page) => ({ to: page.path, name: nameOf(page) }));
  const inOrder = [...sections].toSorted(
    ([, one], [, other]) => (one.nav?.order ?? Infinity) - (other.nav?.order ?? Infinity),
  );
  const outside = listed
    .filter(({ path }) => !sections.has(firstSegmentOf(path)))
    .toSorted((one, other) => (one.frontMatter.nav?.order ?? Infinity) - (other.frontMatter.nav?.order ?? Infinity));
  return [
    ...inOrder.map(([folder, { title }]) => ({ title, pages: inFolder(folder) })),
    { title: undefined, pages: outside.map((page) => ({ to: page.path, name: nameOf(page) })) },
  ];
}
