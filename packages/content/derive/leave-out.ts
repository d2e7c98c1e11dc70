import { type Content, firstSegmentOf, type Page, pageWith } from "../content.ts";
import type { Figure } from "../schemas/figure.ts";
import type { FrontMatter } from "../schemas/page.ts";
import { isAgreed, isConfirmed } from "./is-confirmed.ts";
import { plainPage, withPlainCaption } from "./plain-page.ts";
import { unmarked } from "./unmarked.ts";

/**
 * What a release has of the content: entries that somebody has confirmed, and what needs no confirmation because the
 * specification has ordered it or because it says itself what it is (roles and years of openings, pictures of galleries).
 * A page whose text is open has its plain words, or is not there.
 */
export function onlyConfirmed(written: Content): Content {
  const collections = unmarked({
    company: companyOf(written),
    layoutWords: layoutWordsOf(written),
    testimonials: { quotes: isConfirmed(written.testimonials) ? written.testimonials.quotes.filter(isAgreed) : [] },
  });
  const projects = mapped(written.projects, (group) =>
    unmarked({ ...group, projects: isConfirmed(group) ? group.projects.filter(isConfirmed) : [] }),
  );
  const departments = mapped(written.departments, (department) => ({
    ...department,
    openings: department.openings.map((opening) =>
      isConfirmed(opening) ? unmarked(opening) : { title: opening.title, years: opening.years },
    ),
  }));
  const left = { ...written, ...collections, projects, departments };
  const isThere = (page: Page) => stays(page, left);
  const gone = [...written.pages.values()].filter((page) => !isThere(page));
  const open = [...written.pages.values()].filter(({ frontMatter }) => !isConfirmed(frontMatter));
  const untold = open.filter(
    ({ frontMatter }) => frontMatter.template === "article" && frontMatter.service !== undefined,
  );
  const leftOut = new Set([...gone, ...untold].map(({ path }) => path));
  const shown = [...written.pages.values()]
    .filter(isThere)
    .map((page) => withFormer(pageOf(page, left, leftOut), gone, written));
  return {
    ...left,
    projects: mapped(projects, (group) => ({
      ...group,
      projects: group.projects.map(({ story, ...project }) => ({
        ...project,
        ...(story !== undefined && !leftOut.has(story) && { story }),
      })),
    })),
    layoutWords: withoutLinks(left.layoutWords, leftOut),
    pages: new Map(shown.map((page) => [page.path, page])),
    leftOut,
    inPlainWords: new Set(open.map(({ path }) => path)),
  };
}

const mapped = <Value, Left>(map: ReadonlyMap<string, Value>, change: (value: Value) => Left) =>
  new Map([...map].map(([name, value]) => [name, change(value)]));

/** The file's own mark is for placeholders, which keep a release from being published, and for what has no other mark. */
function companyOf({ company }: Content): Content["company"] {
  const { support, team, workingDays, ...others } = company;
  return {
    ...others,
    team: team && isConfirmed(team) ? team : undefined,
    ...(support && isConfirmed(support) && { support }),
    ...(workingDays !== undefined && isConfirmed(company) && { workingDays }),
  };
}

function layoutWordsOf({ layoutWords }: Content): Content["layoutWords"] {
  const { text, ...enquire } = layoutWords.enquire;
  return { ...layoutWords, enquire: isConfirmed(layoutWords.enquire) ? { ...enquire, text } : enquire };
}

/** The footer and the page for unknown addresses without links to what is not there. */
const withoutLinks = (words: Content["layoutWords"], leftOut: ReadonlySet<string>): Content["layoutWords"] => ({
  ...words,
  footer: { ...words.footer, links: words.footer.links.filter(({ to }) => !leftOut.has(to)) },
  notFound: { ...words.notFound, onward: words.notFound.onward.filter(({ to }) => !leftOut.has(to)) },
});

/** Whether a page is in the release, with its text or with its plain words. */
function stays({ frontMatter }: Page, { departments }: Pick<Content, "departments">): boolean {
  if (frontMatter.template === "opening")
    return departments.get(frontMatter.department)?.openings[frontMatter.at]?.work !== undefined;
  return isConfirmed(frontMatter) || frontMatter.plain !== undefined;
}

function pageOf(page: Page, left: Content, leftOut: ReadonlySet<string>): Page {
  const frontMatter = withoutEntries(page.frontMatter, left, leftOut);
  const shown = { ...page, frontMatter };
  return isConfirmed(page.frontMatter) ? shown : plainPage(shown);
}

/** The figure as it may be shown: a picture that is to be confirmed has its plain caption, or is not there. */
const shownFigure = <Shown extends Figure>(figure: Shown): Shown[] => {
  if (isConfirmed(figure)) return [figure];
  return figure.plain === undefined ? [] : [withPlainCaption(figure) as Shown];
};

/** Settings without entries that nobody has confirmed, and without names of what is left out. */
function withoutEntries(frontMatter: FrontMatter, left: Content, leftOut: ReadonlySet<string>): FrontMatter {
  const only = <Key extends string, Value>(key: Key, values: readonly Value[] | undefined) =>
    values && values.length > 0 ? ({ [key]: [...values] } as Record<Key, Value[]>) : undefined;
  switch (frontMatter.template) {
    case "home": {
      const { figure, figureLink, next, sideList, ...others } = frontMatter;
      const [shown] = figure ? shownFigure(figure) : [];
      return unmarked({
        ...others,
        ...(shown && { figure: shown }),
        ...(shown && figureLink && !leftOut.has(figureLink.to) && { figureLink }),
        next: next.filter(({ to }) => left.pages.has(to)),
        sideList,
      });
    }
    case "article": {
      const { figure, figures, facts, certificate, proof, ...others } = frontMatter;
      const items = figures?.items.flatMap(shownFigure) ?? [];
      const [shown] = figure ? shownFigure(figure) : [];
      const { testimonial, story, ...projects } = proof ?? {};
      const isQuoted = left.testimonials.quotes.some(({ id }) => id !== undefined && id === testimonial);
      return unmarked({
        ...others,
        ...(shown && { figure: shown }),
        ...(figures && items.length > 0 && { figures: { ...figures, items } }),
        ...only("facts", facts?.filter(isConfirmed)),
        ...(certificate && isConfirmed(certificate) && { certificate }),
        ...(proof && {
          proof: {
            ...(projects as Omit<typeof proof, "testimonial" | "story">),
            ...(isQuoted && { testimonial }),
            ...(story !== undefined && !leftOut.has(story) && { story }),
          },
        }),
      });
    }
    case "timeline": {
      const { events, facts, pictures = [], ...others } = frontMatter;
      const further = events.filter((event) => !isConfirmed(event)).flatMap(({ picture }) => picture ?? []);
      return unmarked({
        ...others,
        events: events
          .filter(isConfirmed)
          .map(({ picture, ...event }) => ({ ...event, picture: picture && shownFigure(picture)[0] })),
        ...only("facts", facts?.filter(isConfirmed)),
        ...only("pictures", [...further, ...pictures].flatMap(shownFigure)),
      });
    }
    case "software":
      return unmarked({ ...frontMatter, licences: frontMatter.licences?.filter(isConfirmed) });
    case "offshore": {
      const { day, ...others } = frontMatter;
      if (!day || !isConfirmed(day.office)) return unmarked(others);
      const calls = day.calls && isConfirmed(day.calls) ? day.calls : undefined;
      return unmarked({ ...others, day: { ...day, calls, clients: day.clients.filter(isConfirmed) } });
    }
    case "demo": {
      const { words } = frontMatter;
      const { story: _story, storyText: _text, ...panel } = words.panel;
      return unmarked({ ...frontMatter, words: leftOut.has(panel.storyAt) ? { ...words, panel } : words });
    }
    case "terms": {
      const { stated } = frontMatter;
      const { heading, names } = stated;
      return unmarked({ ...frontMatter, stated: isConfirmed(stated) ? stated : { heading, names } });
    }
    default:
      return unmarked(frontMatter);
  }
}

/** The page to which an address leads whose page is not there: the first of its section, or the home page. */
const insteadOf = (path: string, { pages }: Content, gone: readonly Page[]): string => {
  const first = `/${firstSegmentOf(path)}`;
  return pages.has(first) && gone.every((page) => page.path !== first) ? first : "/";
};

/** A page with the addresses of those that are not there and in whose place it is shown. */
function withFormer(page: Page, gone: readonly Page[], written: Content): Page {
  const careers = pageWith("careers", written.pages.values())?.path;
  const here = gone.filter(({ path, frontMatter }) =>
    frontMatter.template === "opening" && careers !== undefined
      ? page.path === careers
      : page.path === insteadOf(path, written, gone),
  );
  if (here.length === 0) return page;
  const formerly = here.flatMap(({ path, frontMatter }) => [path, ...(frontMatter.formerly ?? [])]);
  return {
    ...page,
    frontMatter: { ...page.frontMatter, formerly: [...(page.frontMatter.formerly ?? []), ...formerly] },
  };
}
