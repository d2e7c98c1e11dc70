import { type Content, firstSegmentOf, type Page, pageWith } from "../content.ts";
import type { Figure } from "../schemas/figure.ts";
import type { FrontMatter } from "../schemas/page.ts";
import { isAgreed, isConfirmed, isPartConfirmed } from "./is-confirmed.ts";
import { headPart } from "./page-parts.ts";
import { plainHead, withPlainCaption } from "./plain-page.ts";
import { supplierFacts } from "./supplier.ts";
import { unmarked } from "./unmarked.ts";

/**
 * What a release has of the content: entries and parts of pages that somebody has confirmed, and what needs no confirmation
 * because the specification has ordered it or because it says itself what it is (roles and years of openings, pictures of
 * galleries). A page whose head is open has its plain words there, or is not there.
 */
export function onlyConfirmed(written: Content): Content {
  const collections = unmarked({
    company: companyOf(written),
    supplier: supplierOf(written),
    layoutWords: layoutWordsOf(written),
    testimonials: { quotes: written.testimonials.quotes.filter(isAgreed) },
  });
  const projects = mapped(written.projects, (group) =>
    unmarked({ ...group, projects: group.projects.filter(isConfirmed) }),
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
  const open = [...written.pages.values()].filter((page) => !isPartConfirmed(page, headPart));
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
    inPlainWords: new Set(open.filter((page) => sectionsOf(page).length === 0).map(({ path }) => path)),
  };
}

const mapped = <Value, Left>(map: ReadonlyMap<string, Value>, change: (value: Value) => Left) =>
  new Map([...map].map(([name, value]) => [name, change(value)]));

/** The company's data, without blocks that nobody has confirmed. */
function companyOf({ company }: Content): Content["company"] {
  const { support, team, workingDays, ...others } = company;
  return {
    ...others,
    team: team && isConfirmed(team) ? team : undefined,
    ...(support && isConfirmed(support) && { support }),
    ...(workingDays && isConfirmed(workingDays) && { workingDays }),
  };
}

/** Each fact is confirmed by itself: an open one is as if it were not filled in. */
const supplierOf = ({ supplier }: Content): Content["supplier"] => ({
  ...supplier,
  groups: supplier.groups.map((group) => ({
    ...group,
    facts: group.facts.map(({ text, ...fact }) => ({ ...fact, ...(isConfirmed(fact) && { text }) })),
  })),
});

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

/** Whether a page is in the release, with its own head or with plain words. */
function stays(page: Page, { departments, supplier }: Pick<Content, "departments" | "supplier">): boolean {
  const { frontMatter } = page;
  if (frontMatter.template === "supplier") return supplierFacts(supplier).length > 0;
  if (frontMatter.template === "opening")
    return departments.get(frontMatter.department)?.openings[frontMatter.at]?.work !== undefined;
  return isPartConfirmed(page, headPart) || frontMatter.plain !== undefined;
}

/** The sections that somebody has confirmed. Text before the first heading belongs to the head. */
const sectionsOf = (page: Page): Page["sections"] =>
  page.sections.filter(({ id }) => isPartConfirmed(page, id ?? headPart));

function pageOf(page: Page, left: Content, leftOut: ReadonlySet<string>): Page {
  const frontMatter = withoutEntries(page, left, leftOut);
  const shown = { ...page, frontMatter, sections: sectionsOf(page) };
  return isPartConfirmed(page, headPart) ? shown : plainHead(shown);
}

/** Settings without entries and parts that nobody has confirmed, and without names of what is left out. */
function withoutEntries(page: Page, left: Content, leftOut: ReadonlySet<string>): FrontMatter {
  const { frontMatter } = page;
  const has = (part: string) => isPartConfirmed(page, part);
  /** The picture of the head, with the caption that it may have. */
  const headFigure = <Shown extends Figure>(figure: Shown | undefined, staysOpen: boolean): Shown | undefined =>
    figure === undefined || has(headPart) ? figure : staysOpen ? (withPlainCaption(figure) as Shown) : undefined;
  switch (frontMatter.template) {
    case "home": {
      const { figure, figureLink, audiences, ...others } = frontMatter;
      const shown = headFigure(figure, figure?.plain !== undefined);
      const named = { ...audiences, items: audiences.items.map(({ to, name }) => ({ to, name })) };
      return unmarked({
        ...others,
        audiences: has("Audiences") ? audiences : named,
        ...(shown && { figure: shown }),
        ...(shown && figureLink && !leftOut.has(figureLink.to) && { figureLink }),
      });
    }
    case "article": {
      const { figure, figures, numbers, facts, document, certificate, proof, plain, ...others } = frontMatter;
      const isCertified = certificate !== undefined && isConfirmed(certificate);
      const picturesStay = plain?.pictures === true;
      const shown = headFigure(figure, picturesStay);
      const items = (figures?.items ?? []).flatMap((item) => {
        const { section = figures?.section } = item;
        if (section !== undefined && has(section)) return [item];
        return picturesStay ? [withPlainCaption(item)] : [];
      });
      const { testimonial, story, ...projects } = proof ?? {};
      const isQuoted = left.testimonials.quotes.some(({ id }) => id !== undefined && id === testimonial);
      return unmarked({
        ...others,
        ...(plain && { plain }),
        ...(shown && { figure: shown }),
        ...(figures && items.length > 0 && { figures: { ...figures, items } }),
        ...(numbers && has("Facts") && { numbers }),
        ...(facts && has("Facts") && { facts }),
        ...(isCertified && { certificate }),
        // The name that stands in until then is not for visitors.
        ...(document && (isCertified || document.without === undefined) && { document }),
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
      // Captions say in which style a picture was drawn, and stay when what happened in that year is open.
      const further = events.filter((event) => !isConfirmed(event)).flatMap(({ picture }) => picture ?? []);
      const shown = [...further.map(withPlainCaption), ...pictures.flatMap((one) => headFigure(one, true) ?? [])];
      return unmarked({
        ...others,
        events: events.filter(isConfirmed),
        ...(facts && has("Facts") && { facts }),
        ...(shown.length > 0 && { pictures: shown }),
      });
    }
    case "software": {
      const { disciplines, licences, ...others } = frontMatter;
      return has("Disciplines")
        ? unmarked({ ...others, disciplines, licences: licences?.filter(isConfirmed) })
        : unmarked({ ...others, disciplines: [] });
    }
    case "offshore": {
      const { day, advantages, weeks, ...others } = frontMatter;
      const plainly = advantages.map(({ title, plain: text }) => ({ title, text }));
      const texts = { advantages: has("Advantages") ? advantages : plainly, weeks: has("Weeks") ? weeks : [] };
      if (!day || !isConfirmed(day.office)) return unmarked({ ...others, ...texts });
      // Without calls it is not drawn; the office’s hours are an entry of their own, which other pages state.
      const calls = has("Day") && day.calls && isConfirmed(day.calls) ? day.calls : undefined;
      return unmarked({ ...others, ...texts, day: { ...day, calls } });
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
