import type { Content, Page } from "../content.ts";
import { alarmWords } from "@ttpl/plant/scrubbing-system.ts";
import type { Template } from "../schemas/page.ts";
import { galleryItems } from "./gallery-items.ts";
import { anniversaryOf } from "./anniversary.ts";
import { listedProjects } from "./listed-projects.ts";
import { softwareTable, programInWords } from "./software-table.ts";
import { officeHours, teamFacts } from "./team-facts.ts";
import { supplierFacts } from "./supplier.ts";
import { termsData } from "./terms.ts";

type TextsOf<T extends Template> = (page: Page<T>, content: Content) => readonly (string | undefined)[];

const factTexts = (facts: readonly { name: string; value: string }[] | undefined) =>
  (facts ?? []).map(({ name, value }) => `${name}: ${value}`);
const stepTexts = (steps: readonly { title: string; text?: string | undefined }[]) =>
  steps.map(({ title, text }) => [title, text].filter((words) => words !== undefined).join(". "));

/** What visitors read on a page of each template besides its title, lead and sections; pictures, projects and openings are indexed separately. */
const texts: { readonly [T in Template]: TextsOf<T> } = {
  home: ({ frontMatter: { audiences } }, { company }) => [
    ...[company.claims.team, company.claims.quality, anniversaryOf(company)].map(
      ({ value, label, text }) => `${value} ${label}, ${text}`,
    ),
    ...audiences.items.map(({ name, text }) => [name, text].filter((words) => words !== undefined).join(": ")),
  ],
  article: ({ frontMatter: { numbers, facts, external, certificate } }, { company }) => [
    ...(numbers ?? []).map(({ value, name }) => `${value} ${name}`),
    ...factTexts(facts),
    external && company[external.company].name,
    external?.text,
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
      (["pdf", "dxf", "pcf", "solid", "glb", "table"] as const)
        .filter((kind) => offered.has(kind))
        .map((kind) => pictures[kind])
        .join(", "),
    ];
  },
  experience: ({ frontMatter: { groups, secondLine } }, content) =>
    groups.flatMap((name) => {
      const listed = listedProjects(name, secondLine, content);
      // Other second lines are those of the projects themselves.
      const panels = secondLine === "panel" ? listed.map(({ panel }) => panel) : [];
      return [listed.length > 0 ? content.projects.get(name)?.heading : undefined, ...panels];
    }),
  explorer: ({ frontMatter: { statement } }) => [statement.name],
  terms: (page) => {
    const { agreement, stated } = termsData(page);
    return [agreement.name, ...factTexts(stated?.facts)];
  },
  supplier: (_page, { supplier }) =>
    supplierFacts(supplier).flatMap(({ heading, facts }) => [heading, ...factTexts(facts)]),
  offshore: ({ frontMatter: { advantages, day, weeks } }) => [
    ...stepTexts(advantages),
    // Without calls it is not drawn.
    ...(day?.calls
      ? [day.heading, day.text, ...Object.values(day.legend), ...day.clients.map(({ name }) => name)]
      : []),
    ...stepTexts(weeks),
  ],
  careers: (_page, { departments }) => [...departments.values()].map(({ heading }) => heading),
  opening: () => [],
  contact: ({ frontMatter: { form, details } }, { company, pages }) => [
    form.heading,
    ...company.address,
    ...company.telephones.map(({ label, number }) => `${label} ${number}`),
    company.whatsapp && `WhatsApp ${company.whatsapp}`,
    company.email,
    form.privacy,
    officeHours({ company, pages }) && details.hours,
  ],
  demo: ({ frontMatter: { words } }) => [
    ...[words.trend, words.alarms, words.effects, words.loops].map((part) =>
      typeof part === "string" ? part : part.title,
    ),
    ...Object.entries(words.names).map(([tag, name]) => `${tag} ${name}`),
    ...Object.entries(alarmWords).map(([tag, { condition, action }]) => `${tag} ${condition}: ${action}`),
  ],
  testimonials: () => [],
  search: () => [],
};

/** Settings that are no texts of the page, or belong to documents of their own: names of the pages around it, pictures. */
const elsewhere: ReadonlySet<string> = new Set([
  "banner",
  "day",
  "figure",
  "figures",
  "list",
  "nav",
  "needs",
  "picture",
  "pictures",
  "plain",
  "sideList",
]);

/** Settings with labels and messages. Nobody looks for "Enter your name." */
const controls: ReadonlySet<string> = new Set(["columns", "form", "statement", "words"]);

const isAddress = (text: string): boolean => /^(?:\/|[a-z]+:\S)/.test(text);

/** An address, or a name for addresses and files. */
const isKey = (text: string): boolean => isAddress(text) || /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text);

/** All texts of a setting, whatever its schema says: a new one is found without being named here. */
function textsIn(setting: unknown, without: ReadonlySet<string>, isNone = isKey): readonly string[] {
  if (typeof setting === "string") return isNone(setting) ? [] : [setting];
  if (typeof setting !== "object" || setting === null) return [];
  return Object.entries(setting).flatMap(([name, value]) => (without.has(name) ? [] : textsIn(value, without, isNone)));
}

/** The texts of a page besides its sections. */
export interface PageTexts {
  readonly texts: readonly string[];
  /** Labels and messages. */
  readonly labels: readonly string[];
}

/** First the lead and the texts that are put together here, then all others of the front matter. */
export function textsOf<T extends Template>(page: Page<T>, content: Content): PageTexts {
  const { title, description, lead = description, ...others } = page.frontMatter;
  const made = (texts[page.frontMatter.template as T] as TextsOf<T>)(page, content);
  const first = [lead, ...made].filter((text) => text !== undefined);
  const own = textsIn(others, new Set([...elsewhere, ...controls])).filter(
    (text) => text !== title && !first.some((one) => one.includes(text)),
  );
  const labels = Object.entries(others).flatMap(([name, setting]) =>
    controls.has(name) ? textsIn(setting, elsewhere, isAddress) : [],
  );
  const around = page.frontMatter.template === "explorer" ? textsIn(content.projectFacets.words, elsewhere) : [];
  return { texts: [...first, ...new Set(own)], labels: [...labels, ...around] };
}
