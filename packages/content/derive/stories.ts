import { type Content, pageWith } from "../content.ts";

/** A success story as other pages lead to it, and to what its customer said. */
export interface StoryLink {
  readonly to: string;
  /** As in the list of stories. */
  readonly name: string;
  /** The address of the quote about the same job, if there is one. */
  readonly quote: string | undefined;
}

/** The anchor of a quote on the page with all quotes; one without a short name has none. */
export const quoteAddress = ({ pages }: Content, id: string | undefined): string | undefined => {
  const page = pageWith("testimonials", pages.values());
  return page && id !== undefined ? `${page.path}#${id}` : undefined;
};

/** The success stories that projects and quotes are about, by their addresses; of a release, those that it tells. */
export function storiesOf(content: Content): ReadonlyMap<string, StoryLink> {
  const { pages, testimonials, projects, leftOut } = content;
  const jobs = [...projects.values()].flatMap((group) => group.projects);
  const named = new Set([...testimonials.quotes, ...jobs].flatMap(({ story }) => story ?? []));
  return new Map(
    [...named].flatMap((to) => {
      const page = pages.get(to);
      if (!page || leftOut?.has(to)) return [];
      const { list, title } = page.frontMatter;
      const quote = testimonials.quotes.find(({ story, id }) => story === to && id !== undefined);
      return [[to, { to, name: list?.name ?? title, quote: quoteAddress(content, quote?.id) }]];
    }),
  );
}
