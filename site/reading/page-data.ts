import { statSync } from "node:fs";
import { join } from "node:path";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { type Content, firstSegmentOf, type Page } from "./content.ts";
import { documentTitleOf } from "./document-title.ts";
import { shownFigures } from "./figures.ts";
import { calloutsOf } from "./pictures.ts";
import { shownProject, shownProof } from "./proof.ts";
import type { Template } from "./schemas/page.ts";
import { galleryItems } from "./shown-pictures.ts";

/** What a story's offer is called: the products have a section of their own. */
const offerLabel = (address: string, { shellWords: { labels } }: Content) =>
  firstSegmentOf(address) === "products" ? labels.product : labels.service;

/** Picks and resolves, template by template, what a page needs from the content. */
const resolvers = {
  home: ({ matter }: Page<"home">, content: Content) => {
    const { audiences, next, figure } = matter;
    const figures = shownFigures(matter, content);
    const places = figure && calloutsOf(figure.name, content.publicFolder);
    const callouts = figure?.callouts.flatMap(({ part, name }) => (places?.[part] ? { name, ...places[part] } : []));
    const { claims } = content.company;
    return { audiences, next, claims, figure: figures.of(figure), callouts: callouts ?? [], pictures: figures.all };
  },
  article: (page: Page<"article">, content: Content) => {
    const { facts, external, document, proof, service, figure, figures } = page.matter;
    const shown = shownFigures(page.matter, content);
    return {
      figure: shown.of(figure),
      figures: figures && { section: figures.section, items: figures.items.flatMap((item) => shown.of(item) ?? []) },
      pictures: shown.all,
      facts,
      external: external && { ...content.company[external.company], text: external.text },
      document: document && { ...document, bytes: statSync(join(content.publicFolder, document.file)).size },
      proof: proof && { ...shownProof(proof, content), to: page.matter.profile },
      service:
        service === undefined
          ? undefined
          : { to: service, name: `${offerLabel(service, content)}: ${titleOf(content, service)}` },
    };
  },
  timeline: ({ matter }: Page<"timeline">, content: Content) => {
    const figures = shownFigures(matter, content);
    const events = matter.events.map(({ picture, ...event }) => ({ ...event, figure: figures.of(picture) }));
    return { events, facts: matter.facts, pictures: figures.all };
  },
  software: ({ matter: { columns, disciplines } }: Page<"software">) => ({ columns, disciplines }),
  gallery: (page: Page<"gallery">, content: Content) => ({
    items: galleryItems(page, content),
    shows: page.matter.shows,
    words: content.shellWords.pictures,
  }),
  experience: ({ matter: { groups, secondLine } }: Page<"experience">, { projects }: Content) => ({
    groups: groups.flatMap((name) => {
      const group = projects.get(name);
      if (!group) return [];
      const rows = group.projects
        .map(shownProject(secondLine))
        .filter(({ second }) => secondLine !== "panel" || second);
      return [{ id: name, heading: group.heading, projects: rows }];
    }),
  }),
  offshore: ({ matter }: Page<"offshore">) => {
    const { advantagesHeading, advantages, day, weeksHeading, weeks } = matter;
    // The day of the build decides summer or winter time, until the visitor's own clock does.
    const builtAt = new Date().setUTCHours(0, 0, 0, 0);
    return { advantagesHeading, advantages, day: { ...day, builtAt }, weeksHeading, weeks };
  },
  careers: ({ matter: { columns, years, apply, subject } }: Page<"careers">, { company, departments }: Content) => ({
    columns,
    years,
    apply,
    subject,
    email: company.email,
    departments: [...departments.values()].toSorted((a, b) => a.order - b.order),
  }),
  contact: ({ matter: { form } }: Page<"contact">, { company }: Content) => {
    const { name, address, telephones, email, mail } = company;
    return { form, mail, company: { name, address, telephones, email } };
  },
  testimonials: (_page: Page<"testimonials">, { testimonials }: Content) => ({ quotes: testimonials.quotes }),
};

/** What every page has, whatever its template. */
function commonOf(page: Page, content: Content) {
  const { path, matter, sections } = page;
  const { company, shellWords } = content;
  return {
    path,
    /** None on the home page, which is the first step of every way. */
    breadcrumbs: path === "/" ? undefined : breadcrumbsOf(page, content),
    documentTitle: documentTitleOf(matter, company.brand),
    description: matter.description,
    title: matter.title,
    lead: matter.lead,
    sections,
    labels: shellWords.labels,
    enquire: matter.enquire ? shellWords.enquire : undefined,
    showcase: matter.showcase && { to: matter.showcase, name: shellWords.labels.showcase },
  };
}

export type CommonPageData = ReturnType<typeof commonOf>;
/** The data of one template's page component. */
export type PageData<T extends Template> = CommonPageData & ReturnType<(typeof resolvers)[T]>;

/** The data of the page at `path`. Throws if there is none or if it has another template: routes and content then disagree. */
export function pageDataAt<T extends Template>(content: Content, path: string, template: T): PageData<T> {
  const page = content.pages.get(path);
  if (page?.matter.template !== template) throw new Error(`No page of template "${template}" at ${path}`);
  const resolve = resolvers[template] as (page: Page, content: Content) => ReturnType<(typeof resolvers)[T]>;
  return { ...commonOf(page, content), ...resolve(page, content) };
}

/** The data of the page for unknown addresses. */
export function notFoundData({ company, shellWords: { notFound } }: Content) {
  return { ...notFound, documentTitle: `${notFound.documentTitle} · ${company.brand}` };
}

export type NotFoundData = ReturnType<typeof notFoundData>;

const titleOf = ({ pages }: Content, path: string): string => pages.get(path)?.matter.title ?? path;
