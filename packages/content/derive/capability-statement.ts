import { type Content, firstSegmentOf, pageWith } from "../content.ts";
import { anniversaryOf } from "./anniversary.ts";
import { fittingProjects } from "./proof.ts";
import { projectExplorer } from "./project-facets.ts";
import { paperFiles } from "./paper-files.ts";
import { supplierFacts } from "./supplier.ts";
import { softwareTable } from "./software-table.ts";
import { officeHours, teamFacts } from "./team-facts.ts";

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
    /** Only a release has nothing but what is confirmed. */
    sample: content.leftOut === undefined ? words.sample : undefined,
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
  const { pages, company } = content;
  const { claims } = company;
  const home = pages.get("/")?.frontMatter;
  const { groups, facets, total, words } = projectExplorer(content);
  const offers = [...pages.values()]
    .filter(({ path, frontMatter }) => parts.words.offers.includes(firstSegmentOf(path)) && frontMatter.list)
    .toSorted(
      (a, b) =>
        parts.words.offers.indexOf(firstSegmentOf(a.path)) - parts.words.offers.indexOf(firstSegmentOf(b.path)) ||
        (a.frontMatter.list?.order ?? 0) - (b.frontMatter.list?.order ?? 0),
    );
  return {
    ...parts,
    company,
    summary: home?.description,
    claims: [claims.team, claims.quality, anniversaryOf(company)].map(({ value, label, text }) => ({
      name: `${value} ${label}`,
      text,
    })),
    team: teamFacts(content),
    /** Empty while nothing that a buyer's registration form asks is filled in. */
    supplier: { heading: content.supplier.title, groups: supplierFacts(content.supplier) },
    offers: offers.map(({ frontMatter: { title, description } }) => ({ title, description })),
    /** Without sizes, whose bands are for searching. */
    facets: facets.filter(({ name }) => name !== "size").map(({ name, values }) => ({ heading: words[name], values })),
    /** Undefined if there is none: the statement then says nothing of projects. */
    total: total > 0 ? words.projects.replace("{count}", String(total)) : undefined,
    /** One of each group in turn, as many as fit. */
    projects: fittingProjects({ groups: groups.map(({ id }) => id) }, content),
    columns: content.layoutWords.labels,
  };
}

export type CapabilityStatement = NonNullable<ReturnType<typeof capabilityStatement>>;
