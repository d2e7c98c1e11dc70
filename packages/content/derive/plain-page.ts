import type { Content, Page } from "../content.ts";
import type { FrontMatter } from "../schemas/page.ts";
import type { Figure } from "../schemas/figure.ts";

/** With the caption that says what the picture is, and no more. */
export const withPlainCaption = <Shown extends Figure>({ plain, ...figure }: Shown): Omit<Shown, "plain"> => ({
  ...figure,
  ...(plain !== undefined && { caption: plain }),
});

/** A page with its plain words in place of its text: with what the specification, the layout and other files give it. */
export function plainPage<Shown extends Page>(page: Shown): Shown {
  const { plain } = page.frontMatter;
  if (!plain) return page;
  const { points } = plain;
  const items = points?.map((point) => ({ tag: "li" as const, children: [point] }));
  return {
    ...page,
    frontMatter: plainSettings(page.frontMatter, plain),
    sections: items ? [{ nodes: [{ tag: "ul" as const, children: items }] }] : [],
    links: [],
  };
}

function plainSettings(frontMatter: FrontMatter, plain: NonNullable<FrontMatter["plain"]>): FrontMatter {
  const { title = frontMatter.title, lead, pictures } = plain;
  const settings: FrontMatter = { ...frontMatter, title, lead, description: lead };
  switch (settings.template) {
    case "home": {
      const items = settings.audiences.items.map(({ to, name }) => ({ to, name }));
      return { ...settings, audiences: { ...settings.audiences, items } };
    }
    case "article": {
      const { figure, figures, facts: _facts, proof: _proof, ...others } = settings;
      if (!pictures) return others;
      return {
        ...others,
        ...(figure && { figure: withPlainCaption(figure) }),
        ...(figures && { figures: { ...figures, items: figures.items.map(withPlainCaption) } }),
      };
    }
    case "timeline": {
      const { facts: _facts, ...others } = settings;
      return others;
    }
    case "software":
      return { ...settings, disciplines: [], licences: [] };
    case "offshore": {
      const { day, ...others } = settings;
      const advantages = settings.advantages.map(({ title: name, plain: text }) => ({ title: name, text }));
      // The office's hours are an entry of their own, which other pages state.
      const hours = day && { day: { ...day, calls: undefined } };
      return { ...others, ...hours, advantages, weeks: [] };
    }
    case "careers": {
      const { reply: _reply, privacy: _privacy, ...others } = settings;
      return others;
    }
    case "contact": {
      const { form } = settings;
      const { text: sent } = form.sent;
      return { ...settings, form: { ...form, sent: { ...form.sent, text: settings.plain?.sent ?? sent } } };
    }
    default:
      return settings;
  }
}

/** Whether a page is nothing but a list of entries, of which there is none. */
export function listsNothing(page: Page, content: Content): boolean {
  const { frontMatter } = page;
  const isEmpty = (groups: Iterable<string>) =>
    [...groups].every((name) => (content.projects.get(name)?.projects.length ?? 0) === 0);
  switch (frontMatter.template) {
    case "testimonials":
      return content.testimonials.quotes.length === 0;
    case "experience":
      return isEmpty(frontMatter.groups);
    case "explorer":
      return isEmpty(content.projects.keys());
    case "timeline":
      return frontMatter.events.length === 0;
    case "software":
      return frontMatter.disciplines.length === 0;
    default:
      return false;
  }
}
