import { type Content, firstSegmentOf, pageWith } from "../content.ts";
import { isConfirmed } from "./is-confirmed.ts";
import { ordinal } from "./ordinal.ts";
import { fittingProjects } from "./proof.ts";
import { projectExplorer } from "./project-facets.ts";
import { paperFiles } from "./paper-files.ts";
import { softwareTable } from "./software-table.ts";
import { officeHours, teamFacts } from "./team-facts.ts";

/** Whether anything that the statement and the printed choice of projects both say has not been confirmed yet. */
function isSample(content: Content, quality: string): boolean {
  const { company, pages, projects } = content;
  const shown = [pageWith("explorer", pages.values()), pageWith("software", pages.values()), pages.get(quality)];
  return [
    company,
    pageWith("offshore", pages.values())?.frontMatter.day?.office,
    ...shown.map((page) => page?.frontMatter),
    ...[...projects.values()].flatMap((group) => [group, ...group.projects]),
  ].some((part) => part && !isConfirmed(part));
}

/** What the printed choice of projects says besides them, and the addresses of the PDF of the whole; undefined without a page of all projects. */
export function statementParts(content: Content) {
  const words = pageWith("explorer", content.pages.values())?.frontMatter.statement;
  if (!words) return undefined;
  const software = pageWith("software", content.pages.values());
  const quality = content.pages.get(words.quality)?.frontMatter;
  const certificate = quality?.template === "article" ? quality.certificate : undefined;
  const { email, telephones, origin } = content.company;
  const { layoutWords } = content;
  const hours = officeHours(content);
  return {
    words,
    sample: isSample(content, words.quality) ? words.sample : undefined,
    whole: { name: words.whole, files: paperFiles(words.file) },
    software:
      software && software.frontMatter.disciplines.length > 0
        ? { columns: software.frontMatter.columns, disciplines: softwareTable(software) }
        : undefined,
    quality: [
      quality?.lead,
      certificate && `${certificate.standard}, ${certificate.number}, ${certificate.body}`,
    ].filter((text) => text !== undefined),
    contact: [
      ...telephones.map(({ label, number }) => ({ name: label, value: number })),
      { name: layoutWords.labels.email, value: email },
      { name: words.headings.website, value: new URL(origin).host },
      ...(hours === undefined ? [] : [{ name: layoutWords.team.hours, value: hours }]),
    ],
  };
}

/** The capability statement of the whole company; undefined without a page of all projects. */
export function capabilityStatement(content: Content) {
  const parts = statementParts(content);
  if (!parts) return undefined;
  const { pages, projects, company } = content;
  const { claims } = company;
  const home = pages.get("/")?.frontMatter;
  const { facets, total, words } = projectExplorer(content);
  const offers = [...pages.values()]
    .filter(({ path, frontMatter }) => parts.words.offers.includes(firstSegmentOf(path)) && frontMatter.list)
    .toSorted(
      (a, b) =>
        parts.words.offers.indexOf(firstSegmentOf(a.path)) - parts.words.offers.indexOf(firstSegmentOf(b.path)) ||
        (a.frontMatter.list?.order ?? 0) - (b.frontMatter.list?.order ?? 0),
    );
  return {
    ...parts,
    sample: [home, company.team, ...offers.map(({ frontMatter }) => frontMatter)].some(
      (part) => part && !isConfirmed(part),
    )
      ? parts.words.sample
      : parts.sample,
    company,
    summary: home?.description,
    claims: [
      { name: `${claims.team.value} ${claims.team.label}`, text: claims.team.text },
      { name: `${claims.quality.value} ${claims.quality.label}`, text: claims.quality.text },
      { name: `${ordinal(claims.anniversary.years)} ${claims.anniversary.label}`, text: claims.anniversary.text },
    ],
    team: teamFacts(content),
    offers: offers.map(({ frontMatter: { title, description } }) => ({ title, description })),
    /** Without sizes, whose bands are for searching. */
    facets: facets.filter(({ name }) => name !== "size").map(({ name, values }) => ({ heading: words[name], values })),
    /** Undefined if there is none: the statement then says nothing of projects. */
    total: total > 0 ? words.projects.replace("{count}", String(total)) : undefined,
    /** One of each group in turn, as many as fit. */
    projects: fittingProjects({ groups: [...projects.keys()] }, content),
    columns: content.layoutWords.labels,
  };
}

export type CapabilityStatement = NonNullable<ReturnType<typeof capabilityStatement>>;
