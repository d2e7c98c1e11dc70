import {
  type SearchData,
  type SearchDocument,
  type SearchKind,
  searchKinds,
  type SynonymGroup,
} from "../search/search-document.ts";
import { Synonyms } from "../search/synonyms.ts";
import { storedAddress } from "../search/title-address.ts";
import { termsIn, wordsIn } from "../search/words.ts";
import { type Content, type Page, pageWith } from "../content.ts";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { galleryItems } from "./gallery-items.ts";
import { figuresOfPage } from "./figures.ts";
import { openingFacts, openingsOf } from "./openings.ts";
import { plainText } from "./measured-size.ts";
import { explorerAddress, fragmentOf, projectExplorer } from "./project-facets.ts";
import { proseText } from "./prose-text.ts";
import { contactDocuments } from "./search-contact.ts";
import { inSentences, searchEntry } from "./search-entry.ts";
import { paperDocuments } from "./search-papers.ts";
import { textsOf } from "./page-texts.ts";

/** Characters of a picture's description: the whole is long, and nobody searches for its details. */
const mostOfPicture = 100;

/** What a picture shows: its description up to the details, which follow a colon or a comma. */
function subjectOf(description: string): string {
  const ends = [...description.matchAll(/[.:;,](?=\s)/g)];
  const end = ends.find(({ 0: sign, index }) => sign !== "," && index <= mostOfPicture) ?? ends[0];
  return description.slice(0, end?.index);
}

/** A page, and its sections below headings. */
function pageDocuments(page: Page, content: Content): SearchDocument[] {
  const { path, frontMatter, sections } = page;
  const { title, documentTitle } = frontMatter;
  const steps = breadcrumbsOf(page, content);
  const [, section] = steps.length > 2 ? steps.map((step) => step.name) : [];
  const sameHeading = [...content.pages.values()].filter((other) => other.frontMatter.title === title);
  const name = sameHeading.length > 1 ? (documentTitle ?? title) : title;
  const [opening, below] = [sections.filter(({ heading }) => !heading), sections.filter(({ heading }) => heading)];
  const texts = textsOf(page, content).texts.filter((text) => text !== name);
  const proseOf = (parts: typeof sections) => parts.flatMap(({ nodes }) => nodes.map(proseText));
  return [
    searchEntry("page", path, name, [...texts, ...proseOf(opening)], section),
    ...below.map((part) => searchEntry("section", `${path}#${part.id}`, part.heading ?? "", proseOf([part]), name)),
  ];
}

function pictureDocuments(page: Page, content: Content): SearchDocument[] {
  const { path, frontMatter } = page;
  const items =
    frontMatter.template === "gallery"
      ? galleryItems(page as Page<"gallery">, content)
      : (figuresOfPage(frontMatter, content).all?.pictures ?? []);
  return items.map((item) =>
    searchEntry(
      "picture",
      "picture" in item ? `${path}?item=${item.id}` : path,
      item.title,
      "picture" in item ? [subjectOf(item.alt), item.picture.drawing] : [],
      frontMatter.title,
    ),
  );
}

/** All projects, and the lists of those with a value of a facet. */
function projectDocuments(content: Content): SearchDocument[] {
  const explorer = explorerAddress(content);
  if (explorer === undefined) return [];
  const { groups, facets, words } = projectExplorer(content);
  const place = content.pages.get(explorer)?.frontMatter.title;
  // A band of sizes is nothing that is searched for in words.
  const named = facets.filter(({ name }) => name !== "size");
  // "WinCC" is looked for, and "25 projects on Siemens" is meant.
  const names = new Map(content.projectFacets.platforms.map(({ id, words }) => [id, words]));
  const lists = named.flatMap(({ name, values }) =>
    values.map(({ id, link }) =>
      searchEntry(
        "projects",
        `${explorer}?${name}=${id}`,
        link,
        [[words[name], names.get(id)?.join(", ")].filter(Boolean).join(": ")],
        place,
      ),
    ),
  );
  const projects = groups.flatMap(({ heading, projects: own }) =>
    own.map(({ id, description, second, client, size }) =>
      searchEntry("project", explorer + fragmentOf({ id }), description, [second, client, size], heading),
    ),
  );
  return [...lists, ...projects];
}

function openingDocuments(content: Content): SearchDocument[] {
  const careers = pageWith("careers", content.pages.values());
  if (!careers) return [];
  const { years: unit, apply, title: place, words } = careers.frontMatter;
  return openingsOf(content).flatMap(({ heading, openings }) =>
    openings.map((opening) => {
      const facts = openingFacts(opening, words).map(({ value }) => value);
      const texts = [opening.work, `${opening.years}+ ${unit}`, ...facts, apply];
      return searchEntry("opening", opening.to ?? careers.path, opening.title, texts, `${heading}, ${place}`);
    }),
  );
}

const quoteDocuments = ({ testimonials, pages }: Content): SearchDocument[] => {
  const page = pageWith("testimonials", pages.values());
  return testimonials.quotes.map(({ role, region, text }) =>
    searchEntry("quote", page?.path ?? "/", `${role}, ${region}`, [text], page?.frontMatter.title),
  );
};

/** The groups of content/search.yaml, and those that follow from the platforms and regions of content/experience.yaml. */
export function synonymsOf({
  search: { same, covers },
  projectFacets: { platforms, regions },
}: Content): SynonymGroup[] {
  const facets = new Map([
    ...platforms.map(({ name, words }) => [name, words] as const),
    ...regions.map(({ name, places }) => [name, places] as const),
  ]);
  return [
    ...same.map(({ words: names }) => ({ names })),
    ...covers.map(({ names, words }) => ({
      names,
      words: words.flatMap((word) => [word, ...(facets.get(word) ?? [])]),
    })),
    ...[...facets].map(([name, words]) => ({ names: [name], words: [name, ...words] })),
  ];
}

/** The labels and messages of a page that have a word which no document has, at the end of the page's own text. */
function withLabels(documents: readonly SearchDocument[], pages: readonly Page[], content: Content): SearchDocument[] {
  const known = new Set(documents.flatMap(({ title, place, text }) => termsIn(`${title} · ${place} · ${text}`)));
  const isNew = (text: string) => wordsIn(text).some(({ terms }) => !terms.some((term) => known.has(term)));
  const labels = new Map(pages.map((page) => [page.path, textsOf(page, content).labels.filter(isNew)]));
  return documents.map((document) => {
    const own = document.kind === "page" ? (labels.get(document.to) ?? []) : [];
    return own.length === 0 ? document : { ...document, text: inSentences([document.text, own.join(" · ")]) };
  });
}

/** Makers whose control systems no project is on, with the names of these. */
export function unservedMakers({ search: { makers }, projects }: Content): SynonymGroup[] {
  // Where no project is shown, none is to be missed.
  if ([...projects.values()].every((group) => group.projects.length === 0)) return [];
  const texts = [...projects.values()].flatMap((group) =>
    group.projects.flatMap(({ description, detail, panel }) => [description, detail, panel]),
  );
  const text = plainText(texts.filter(Boolean).join(" · "));
  return makers
    .map(({ name, words = [name] }) => ({ names: [name], words }))
    .filter((group) => new Synonyms([group]).of(text) === "");
}

/** Everything that can be found on the site, with plain texts. */
export function searchData(content: Content): SearchData {
  const pages = [...content.pages.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const own = [
    ...pages
      .filter(({ frontMatter }) => frontMatter.template !== "opening")
      .flatMap((page) => pageDocuments(page, content)),
    ...contactDocuments(content),
    ...paperDocuments(content),
    ...projectDocuments(content),
    ...pages.flatMap((page) => pictureDocuments(page, content)),
    ...openingDocuments(content),
    ...quoteDocuments(content),
  ];
  const all = withLabels(own, pages, content);
  const plain = (text: string) => plainText(text).replaceAll(/\s+/g, " ");
  const documentsOf = (kind: SearchKind) => {
    const those = all.filter((document) => document.kind === kind);
    const column = (value: (document: SearchDocument) => string) => those.map((document) => value(document));
    return {
      titles: column(({ title }) => plain(title)),
      to: column(({ to, title }) => storedAddress(to, plain(title))),
      places: column(({ place }) => plain(place)),
      texts: column(({ text }) => plain(text)),
    };
  };
  const documents = Object.fromEntries(searchKinds.map((kind) => [kind, documentsOf(kind)] as const));
  return {
    documents: documents as Record<SearchKind, ReturnType<typeof documentsOf>>,
    synonyms: synonymsOf(content),
    ignored: content.search.ignored,
    unserved: unservedMakers(content),
  };
}
