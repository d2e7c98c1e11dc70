import type { Content, Page } from "../content.ts";
import type { Template } from "../schemas/page.ts";
import { galleryItems } from "./gallery-items.ts";
import { softwareTable, programInWords } from "./software-table.ts";
import { teamFacts } from "./team-facts.ts";
import { termsData } from "./terms.ts";

type TextsOf<T extends Template> = (page: Page<T>, content: Content) => readonly (string | undefined)[];

const factTexts = (facts: readonly { name: string; value: string }[] | undefined) =>
  (facts ?? []).map(({ name, value }) => `${name}: ${value}`);
const stepTexts = (steps: readonly { title: string; text: string }[]) =>
  steps.map(({ title, text }) => `${title}. ${text}`);

/** What visitors read on a page of each template besides its title, lead and sections; pictures, projects and openings are indexed separately. */
const texts: { readonly [T in Template]: TextsOf<T> } = {
  home: ({ frontMatter: { audiences } }, { company: { claims } }) => [
    ...[claims.team, claims.quality].map(({ value, label, text }) => `${value} ${label}, ${text}`),
    `${claims.anniversary.years} ${claims.anniversary.label}`,
    ...audiences.items.map(({ name, text }) => `${name}: ${text}`),
  ],
  article: ({ frontMatter: { facts, external, document, certificate } }, { company }) => [
    ...factTexts(facts),
    external && company[external.company].name,
    external?.text,
    document?.name,
    certificate && `${certificate.standard} ${certificate.number} ${certificate.body} ${certificate.scope}`,
  ],
  timeline: ({ frontMatter: { events, facts } }, content) => [
    ...factTexts(facts),
    ...factTexts(teamFacts(content)),
    ...events.map(({ year, title, text }) => `${year} ${title}: ${text}`),
  ],
  software: (page) =>
    softwareTable(page).flatMap(({ name, rows }) =>
      rows.map(({ activity, software }) => `${name}, ${activity}: ${software.map(programInWords).join(", ")}`),
    ),
  gallery: (page, content) => {
    const offered = new Set(
      galleryItems(page, content).flatMap((item) => ("downloads" in item ? Object.keys(item.downloads) : [])),
    );
    const { pictures } = content.layoutWords;
    return [
      (["pdf", "dxf", "solid", "glb", "table"] as const)
        .filter((kind) => offered.has(kind))
        .map((kind) => pictures[kind])
        .join(", "),
    ];
  },
  experience: ({ frontMatter: { groups } }, { projects }) => groups.map((name) => projects.get(name)?.heading),
  explorer: ({ frontMatter: { statement } }) => [statement.name],
  terms: (page) => {
    const { agreement, stated } = termsData(page);
    return [agreement.name, ...factTexts(stated?.facts)];
  },
  offshore: ({ frontMatter: { advantages, day, weeks } }) => [
    ...stepTexts(advantages),
    day.heading,
    day.text,
    ...stepTexts(weeks),
  ],
  careers: (_page, { departments }) => [...departments.values()].map(({ heading }) => heading),
  opening: () => [],
  contact: ({ frontMatter: { form, details } }, { company }) => [
    form.heading,
    ...company.address,
    ...company.telephones.map(({ label, number }) => `${label} ${number}`),
    company.email,
    form.privacy,
    details.hours,
  ],
  demo: ({ frontMatter: { words } }) => [
    ...[words.trend, words.alarms, words.effects, words.loops].map((part) =>
      typeof part === "string" ? part : part.title,
    ),
    ...Object.values(words.names),
    ...Object.values(words.conditions).map(({ condition, action }) => `${condition}: ${action}`),
  ],
  testimonials: () => [],
  search: () => [],
};

export const textsOf = <T extends Template>(page: Page<T>, content: Content): readonly (string | undefined)[] =>
  (texts[page.frontMatter.template as T] as TextsOf<T>)(page, content);
