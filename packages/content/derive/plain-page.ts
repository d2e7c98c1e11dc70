import type { Content, Page } from "../content.ts";
import type { FrontMatter } from "../schemas/page.ts";
import type { Figure } from "../schemas/figure.ts";
import { listedProjects } from "./listed-projects.ts";
import { needsConfirming } from "./page-parts.ts";

/** With the caption that says what the picture is, and no more. */
export const withPlainCaption = <Shown extends Figure>({ plain, ...figure }: Shown): Omit<Shown, "plain"> => ({
  ...figure,
  ...(plain !== undefined && { caption: plain }),
});

/** A page with its plain words in place of its title, its first paragraph and its description, and before its sections. */
export function plainHead<Shown extends Page>(page: Shown): Shown {
  const { frontMatter, sections } = page;
  const { plain } = frontMatter;
  if (!plain) return page;
  const { points, ...others } = plain;
  const { title = frontMatter.title, lead, showcase = frontMatter.showcase } = others;
  const items = points?.map((point) => ({ tag: "li" as const, children: [point] }));
  return {
    ...page,
    frontMatter: withPlainPromises({
      ...frontMatter,
      plain: others,
      title,
      lead,
      description: lead,
      showcase,
    } as FrontMatter),
    sections: items ? [{ nodes: [{ tag: "ul" as const, children: items }] }, ...sections] : sections,
  };
}

/** Settings without what is confirmed with the head, and with plain words in its place. */
function withPlainPromises(settings: FrontMatter): FrontMatter {
  if (settings.template === "careers") {
    const { reply: _reply, privacy: _privacy, ...others } = settings;
    return others;
  }
  if (settings.template !== "contact") return settings;
  const { form, plain } = settings;
  const { text } = form.sent;
  return { ...settings, form: { ...form, sent: { ...form.sent, text: plain?.sent ?? text } } };
}

/** A page that lists nothing, with its plain words. Of one whose text nobody has to confirm, the text presupposes the list. */
export function emptyPage<Shown extends Page>(page: Shown): Shown {
  if (!page.frontMatter.plain) return page;
  return plainHead(needsConfirming(page.frontMatter) ? page : { ...page, sections: [], links: [] });
}

/** Whether a page is nothing but a list of entries, of which there is none. */
export function listsNothing(page: Page, content: Content): boolean {
  const { frontMatter } = page;
  switch (frontMatter.template) {
    case "testimonials":
      return content.testimonials.quotes.length === 0;
    case "experience":
      return frontMatter.groups.every((name) => listedProjects(name, frontMatter.secondLine, content).length === 0);
    case "explorer":
      return [...content.projects.values()].every(({ projects }) => projects.length === 0);
    case "timeline":
      return frontMatter.events.length === 0;
    case "software":
      return frontMatter.disciplines.length === 0;
    default:
      return false;
  }
}

/** Whether a link to this address is worth following: it leads to no page that lists nothing. */
export function isListing(to: string, content: Content): boolean {
  const page = content.pages.get(to);
  return page === undefined || !listsNothing(page, content);
}
