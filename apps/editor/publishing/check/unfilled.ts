import type { Content, Page } from "@ttpl/content/content.ts";
import { optionalFields } from "@ttpl/content/schemas/opening.ts";
import { termPlaces } from "@ttpl/content/schemas/terms.ts";
import type { SourceFile } from "@ttpl/content/parse/source-file.ts";
import { type Found, pointAt } from "./found.ts";

const list = new Intl.ListFormat("en-GB");

/** The names of those that nobody has filled in. */
const missingIn = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []));

function openings(source: SourceFile, { departments }: Content): Found[] {
  const [, name = ""] = /^content\/careers\/(.+)\.yaml$/.exec(source.name) ?? [];
  return (departments.get(name)?.openings ?? []).flatMap((opening, index) => {
    const missing = optionalFields.filter((field) => opening[field] === undefined);
    if (missing.length === 0) return [];
    const words = `openings → ${index + 1}, "${opening.title}", says nothing of ${list.format(missing)}`;
    return [pointAt(source, "unfilled", ["openings", index], words)];
  });
}

function ofCompany(source: SourceFile, { company }: Content): Found[] {
  if (!source.name.endsWith("/company.yaml")) return [];
  const words: Readonly<Record<string, string>> = {
    workingDays: "workingDays: on which days the office works, for the pages on contact and on the company",
    "team.heads": "team → heads: how many people work in each discipline",
    "team.languages": "team → languages: which languages are spoken",
  };
  const { workingDays, team } = company;
  const places = { workingDays, "team.heads": team?.heads, "team.languages": team?.languages };
  return missingIn(places).map((name) => pointAt(source, "unfilled", name.split("."), words[name] ?? name));
}

function careers(source: SourceFile, { reply, privacy }: Page<"careers">["frontMatter"]): Found[] {
  const missing = missingIn({ reply, privacy });
  const words = `says nothing of ${list.format(missing)}: when an applicant gets a reply, and what happens to a CV`;
  return missing.length > 0 ? [pointAt(source, "unfilled", [], words)] : [];
}

/** One open point for each missing term: the page has a heading for each. */
const terms = (source: SourceFile, { stated }: Page<"terms">["frontMatter"]): Found[] =>
  termPlaces
    .filter((place) => stated[place] === undefined)
    .map((place) => pointAt(source, "unfilled", ["stated"], `stated → ${place}: ${stated.names[place]}`));

function software(source: SourceFile, { disciplines, licences = [] }: Page<"software">["frontMatter"]): Found[] {
  const programs = new Set(disciplines.flatMap(({ rows }) => rows.flatMap((row) => row.software)));
  const known = licences.filter(({ versions, seats }) => versions !== undefined && seats !== undefined);
  const missing = [...programs].filter((name) => !known.some((licence) => licence.software === name));
  const words = `licences: versions and number of seats of ${list.format(missing)}`;
  return missing.length > 0 ? [pointAt(source, "unfilled", ["licences"], words)] : [];
}

/** One open point for each place that a supplier registration form asks for. */
function supplierPlaces(source: SourceFile, { supplier }: Content): Found[] {
  if (!source.name.endsWith("/supplier.yaml")) return [];
  return supplier.groups.flatMap(({ facts }, group) =>
    facts.flatMap(({ label, note, text }, index) =>
      text === undefined ? [pointAt(source, "unfilled", ["groups", group, "facts", index], `${label}: ${note}`)] : [],
    ),
  );
}

/** Places for facts that the owner has left empty. The pages do without them. */
export function unfilled(source: SourceFile, content: Content): Found[] {
  const page = [...content.pages.values()].find((one) => one.source === source);
  switch (page?.frontMatter.template) {
    case "careers":
      return careers(source, page.frontMatter);
    case "terms":
      return terms(source, page.frontMatter);
    case "software":
      return software(source, page.frontMatter);
    default:
      return [...openings(source, content), ...ofCompany(source, content), ...supplierPlaces(source, content)];
  }
}
