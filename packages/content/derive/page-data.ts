import { statSync } from "node:fs";
import { join } from "node:path";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { statementParts } from "./capability-statement.ts";
import { checklistOf } from "./checklist.ts";
import { type Content, firstSegmentOf, type Page } from "../content.ts";
import { contactDetails } from "./contact-details.ts";
import { dateInWords } from "./date-in-words.ts";
import { documentNameOf } from "./document-name.ts";
import { documentTitleOf } from "./document-title.ts";
import { experienceLinks, storyLinks } from "./experience-links.ts";
import { figuresOfPage } from "./figures.ts";
import { anniversaryOf } from "./anniversary.ts";
import { listedProjects } from "./listed-projects.ts";
import { isListing } from "./plain-page.ts";
import { calloutsOf } from "./pictures.ts";
import { openingData, openingsOf } from "./openings.ts";
import { explorerAddress, explorerLink, projectExplorer, projectsInWords, projectCount } from "./project-facets.ts";
import { fittingProjects, projectRow, proofData } from "./proof.ts";
import type { Template } from "../schemas/page.ts";
import { supplierFacts } from "./supplier.ts";
import { siteSections } from "./site-sections.ts";
import { storiesOf } from "./stories.ts";
import { softwareTable } from "./software-table.ts";
import { teamFacts } from "./team-facts.ts";
import { termsData } from "./terms.ts";
import { unmarked } from "./unmarked.ts";
import { galleryItems, wordsBesidePictures } from "./gallery-items.ts";

/** The label of a story's link to the offer: products have their own section. */
const offerLabel = (address: string, { layoutWords: { labels } }: Content) =>
  firstSegmentOf(address) === "products" ? labels.product : labels.service;

/** The section with this anchor, if the page has it. */
const placeOf = (section: string | undefined, { sections }: Pick<Page, "sections">): string | undefined =>
  sections.some(({ id }) => id === section) ? section : undefined;

function certificateFacts(certificate: NonNullable<Page<"article">["frontMatter"]["certificate"]>, content: Content) {
  const { certificate: names } = content.layoutWords;
  const { standard, number, body, issued, until, scope } = certificate;
  return [
    { name: names.standard, value: standard },
    { name: names.scope, value: scope },
    { name: names.number, value: number },
    { name: names.body, value: body },
    { name: names.validity, value: `${dateInWords(issued)} – ${dateInWords(until)}` },
  ];
}

/** The audiences of the home page, each with a link to the projects for such clients, if its own page shows any. */
function withProjects<Item extends { to: string }>(items: readonly Item[], content: Content) {
  return items.map((item) => {
    const frontMatter = content.pages.get(item.to)?.frontMatter;
    const proof = frontMatter?.template === "article" ? frontMatter.proof : undefined;
    if (!proof?.clients) return item;
    const count = fittingProjects(proof, content).length;
    if (count === 0) return item;
    return { ...item, also: { to: `${item.to}#${proof.section}`, name: projectCount(count, content.projectFacets) } };
  });
}

/** Select and resolve what a page of each template needs from the content. */
const resolvers = {
  home: ({ frontMatter }: Page<"home">, content: Content) => {
    const { audiences, next, figure, figureLink } = frontMatter;
    const figures = figuresOfPage(frontMatter, content);
    const places = figure && calloutsOf(figure.name, content.publicFolder);
    const callouts = figure?.callouts.flatMap(({ part, name }) => (places?.[part] ? { name, ...places[part] } : []));
    const { team, quality } = content.company.claims;
    const claims = { team, quality, anniversary: anniversaryOf(content.company) };
    return {
      audiences: { ...audiences, items: withProjects(audiences.items, content) },
      next: next.filter(({ to }) => isListing(to, content)),
      claims,
      statement: statementParts(content)?.whole,
      figure: figures.of(figure),
      figureLink,
      callouts: callouts ?? [],
      pictures: figures.all,
    };
  },
  article: (page: Page<"article">, content: Content) => {
    const { numbers, facts, external, document, certificate, proof, service, figure, figures } = page.frontMatter;
    const pageFigures = figuresOfPage(page.frontMatter, content);
    const checklist = checklistOf(page, content);
    return {
      /** The anchor of the checklist, and the button with which a service or a product is put on the enquiry list. */
      checklist: checklist === undefined ? undefined : { section: checklist, words: content.layoutWords.enquiryList },
      figure: pageFigures.of(figure),
      /** By the section at whose end they are shown; undefined before all of them. */
      figures: [...Map.groupBy(figures?.items ?? [], ({ section = figures?.section }) => placeOf(section, page))].map(
        ([section, items]) => ({ section, items: items.flatMap((item) => pageFigures.of(item) ?? []) }),
      ),
      pictures: pageFigures.all,
      numbers,
      facts: certificate ? [...(facts ?? []), ...certificateFacts(certificate, content)] : facts,
      external: external && { ...content.company[external.company], text: external.text },
      document: document && {
        name: documentNameOf(document, certificate),
        file: document.file,
        bytes: statSync(join(content.publicFolder, document.file)).size,
      },
      proof: proof && {
        ...proofData(proof, content),
        /** The profile has the same projects. */
        to: fittingProjects(proof, content).length > 0 ? page.frontMatter.profile : undefined,
        links: experienceLinks(content, proof.groups),
      },
      /** Of a story: projects like the one that it tells of. */
      experience: storyLinks(content, page.path),
      service:
        service === undefined
          ? undefined
          : { to: service, name: `${offerLabel(service, content)}: ${titleOf(content, service)}` },
    };
  },
  timeline: ({ frontMatter }: Page<"timeline">, content: Content) => {
    const figures = figuresOfPage(frontMatter, content);
    const events = frontMatter.events
      .toSorted((a, b) => a.year - b.year)
      .map(({ year, title, text, picture }) => ({ year, title, text, figure: figures.of(picture) }));
    const facts = [...(frontMatter.facts ?? []), ...teamFacts(content)];
    const further = frontMatter.pictures?.flatMap((figure) => figures.of(figure) ?? []) ?? [];
    const shown = [...events.flatMap(({ figure }) => figure ?? []), ...further];
    return { events, shown, facts: facts.length > 0 ? facts : undefined, pictures: figures.all };
  },
  software: (page: Page<"software">) => ({ columns: page.frontMatter.columns, disciplines: softwareTable(page) }),
  gallery: (page: Page<"gallery">, content: Content) => {
    const words = wordsBesidePictures(content.layoutWords);
    return { items: galleryItems(page, content), shows: page.frontMatter.shows, words };
  },
  experience: ({ frontMatter: { groups, secondLine } }: Page<"experience">, content: Content) => {
    const shown = groups.flatMap((name) => {
      const { heading } = content.projects.get(name) ?? {};
      const rows = listedProjects(name, secondLine, content).map(projectRow(secondLine, content));
      return heading === undefined || rows.length === 0 ? [] : [{ id: name, heading, projects: rows }];
    });
    const total = shown.reduce((sum, { projects }) => sum + projects.length, 0);
    return { explorer: explorerLink(content, groups), groups: shown, total: projectsInWords(total, content) };
  },
  explorer: (_page: Page<"explorer">, content: Content) => ({
    ...projectExplorer(content),
    list: content.layoutWords.enquiryList,
    statement: statementParts(content),
  }),
  terms: termsData,
  supplier: (_page: Page<"supplier">, content: Content) => ({
    groups: supplierFacts(content.supplier),
    statement: statementParts(content)?.whole,
  }),
  demo: ({ frontMatter: { words } }: Page<"demo">) => ({ words }),
  offshore: ({ frontMatter }: Page<"offshore">) => {
    const { advantagesHeading, advantages, day, weeksHeading, weeks } = frontMatter;
    // Summer or winter time follows the build date, until the browser replaces it with the current date.
    const builtAt = new Date().setUTCHours(0, 0, 0, 0);
    // Without hours for calls, the hours of the office say too little of working together.
    const { calls } = day ?? {};
    const drawn = day && calls && day.clients.length > 0 ? { ...unmarked({ ...day, calls }), builtAt } : undefined;
    return { advantagesHeading, advantages, day: drawn, weeksHeading, weeks };
  },
  careers: ({ frontMatter }: Page<"careers">, content: Content) => {
    const { columns, years, apply, none, reply, privacy, words } = frontMatter;
    const before =
      reply || privacy
        ? { heading: words.heading, reply: reply && { name: words.reply, value: reply }, privacy }
        : undefined;
    return { columns, years, apply, none, departments: openingsOf(content), before };
  },
  opening: openingData,
  contact: (page: Page<"contact">, content: Content) => {
    const { name, address, telephones, whatsapp, email, mail } = content.company;
    const details = contactDetails(page, content);
    return { form: page.frontMatter.form, details, mail, company: { name, address, telephones, whatsapp, email } };
  },
  search: (_page: Page<"search">, content: Content) => {
    const explorer = explorerAddress(content);
    const { facets } = projectExplorer(content);
    const platforms = facets.find(({ name }) => name === "platform")?.values ?? [];
    return {
      words: content.search.words,
      allPages: siteSections(content),
      platforms:
        explorer === undefined
          ? []
          : platforms.map(({ id, link }) => ({ to: `${explorer}?platform=${id}`, name: link })),
      enquiry: content.layoutWords.enquire.to,
    };
  },
  testimonials: (_page: Page<"testimonials">, content: Content) => {
    const stories = storiesOf(content);
    const quotes = content.testimonials.quotes.map(({ story, ...quote }) => ({
      ...quote,
      story: story === undefined ? undefined : stories.get(story),
    }));
    return { quotes };
  },
};

/** The data of every page, whatever its template. */
function commonOf(page: Page, content: Content) {
  const { path, frontMatter, sections } = page;
  const { company, layoutWords } = content;
  return {
    path,
    /** The home page has none, as it is the first breadcrumb itself. */
    breadcrumbs: path === "/" ? undefined : breadcrumbsOf(page, content),
    documentTitle: documentTitleOf(frontMatter, company.brand),
    /** What a print of the page is called. */
    printTitle:
      frontMatter.template === "explorer" ? frontMatter.statement.name : documentTitleOf(frontMatter, company.brand),
    description: frontMatter.description,
    title: frontMatter.title,
    unlisted: frontMatter.unlisted,
    lead: frontMatter.lead,
    sections,
    labels: layoutWords.labels,
    enquire: frontMatter.enquire ? layoutWords.enquire : undefined,
    showcase: frontMatter.showcase && { to: frontMatter.showcase, name: layoutWords.labels.showcase },
  };
}

export type CommonPageData = ReturnType<typeof commonOf>;
/** The data of one template's page component. */
export type PageData<T extends Template> = CommonPageData & ReturnType<(typeof resolvers)[T]>;

/**
 * The data of the page at `path`. Throws if there is no such page or it has another template, in which case routes and
 * content disagree.
 */
export function pageDataAt<T extends Template>(content: Content, path: string, template: T): PageData<T> {
  const page = content.pages.get(path);
  if (page?.frontMatter.template !== template) throw new Error(`No page of template "${template}" at ${path}`);
  const resolve = resolvers[template] as (page: Page, content: Content) => ReturnType<(typeof resolvers)[T]>;
  return { ...commonOf(page, content), ...resolve(page, content) };
}

/** The data of the not-found page. */
export function notFoundData({ company, layoutWords: { notFound }, search }: Content) {
  return { ...notFound, kinds: search.words.kinds, documentTitle: `${notFound.documentTitle} · ${company.brand}` };
}

/** What the document and the layout need of the page at `path`, which may be unknown. */
export function commonDataAt(content: Content, path: string): CommonPageData | NotFoundData {
  const page = content.pages.get(path);
  return page ? commonOf(page, content) : notFoundData(content);
}

export type NotFoundData = ReturnType<typeof notFoundData>;

const titleOf = ({ pages }: Content, path: string): string => pages.get(path)?.frontMatter.title ?? path;
