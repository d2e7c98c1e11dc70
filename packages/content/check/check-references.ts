import { canonicalPath } from "@ttpl/contract/old-addresses.ts";
import { z } from "zod";
import { checkCallouts, checkFigures, checkGalleryPictures, checkViewNames } from "./check-pictures.ts";
import { firstSegmentOf, type Content, type Page } from "../content.ts";
import { checkProjectFacets } from "./check-project-facets.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkSearchWords } from "./check-search-words.ts";
import type { ValidationError } from "./validation-error.ts";
import { documentTitleOf } from "../derive/document-title.ts";
import { isThere } from "../derive/is-there.ts";
import { checkTestimonial } from "../derive/proof.ts";
import { checkLicences } from "../derive/software-table.ts";
import type { SourceFile } from "../parse/source-file.ts";

/** Checks across files that links and references have a target, and that titles and descriptions are unique. */
export function checkReferences(content: Content, yamlSources: readonly SourceFile[]): ValidationError[] {
  const pages = [...content.pages.values()];
  const headings = repeatedHeadings(content);
  return [
    ...yamlSources.flatMap((source) => source.addresses().flatMap((link) => deadLink(content, source.name, link))),
    ...pages.flatMap((page) =>
      [...page.source.addresses(), ...page.links].flatMap((link) => deadLink(content, page.source.name, link)),
    ),
    ...yamlSources.flatMap((source) => [...checkGalleryPictures(content, source), ...checkViewNames(content, source)]),
    ...pages.flatMap((page) => missingNames(content, page)),
    ...unshownProjects(content),
    ...yamlSources.flatMap((source) => checkProjectFacets(content, source)),
    ...yamlSources.flatMap((source) => [...checkSearchWords(content, source), ...checkRedirects(content, source)]),
    ...pages.flatMap((page) => missingSection(content, page)),
    ...pages.flatMap((page) => takenAddresses(content, page)),
    ...pages.flatMap((page) => wrongCounterpart(content, page)),
    ...pages.flatMap((page) => [...checkFigures(content, page), ...checkCallouts(content, page)]),
    ...pages.flatMap(missingTextSection),
    ...pages.flatMap((page) => checkTestimonial(content, page)),
    ...pages.flatMap(checkLicences),
    ...checkNeeds(content),
    ...headings,
    ...repeatedWords(content).filter(
      ({ file, line }) => !headings.some((one) => one.file === file && one.line === line),
    ),
  ];
}

/** The specification gives one heading to all experience profiles; of the others, each says what its page is. */
const repeatedHeadings = ({ pages }: Content): ValidationError[] =>
  repeated(
    [...pages.values()],
    ["title"],
    ({ frontMatter: { template, title, unlisted } }) => (template === "experience" || unlisted ? undefined : title),
    "Give the page a title of its own: it is the large heading.",
  );

/** What only one page may have, and several do: titles, descriptions, types of service, opening pictures. */
export function repeatedWords({ pages, company }: Content): ValidationError[] {
  const all = [...pages.values()];
  return [
    ...repeated(
      all,
      ["documentTitle"],
      (page) => documentTitleOf(page.frontMatter, company.brand),
      "Give the page a `documentTitle` of its own.",
    ),
    ...repeated(
      all,
      ["description"],
      ({ frontMatter }) => frontMatter.description,
      "Write a description that fits this page alone.",
    ),
    ...repeated(
      all,
      ["serviceType"],
      ({ frontMatter }) => (frontMatter.template === "article" ? frontMatter.serviceType : undefined),
      "Name the service that this page offers, or remove `serviceType`.",
    ),
    ...repeated(
      all,
      ["figure", "name"],
      ({ frontMatter }) => ("figure" in frontMatter ? frontMatter.figure?.name : undefined),
      "Choose a picture that no other page opens with, or remove `figure`.",
    ),
  ];
}

/** What a text presupposes must name a section of it, or be linked to in it. */
function checkNeeds({ pages }: Content): ValidationError[] {
  return [...pages.values()].flatMap(({ frontMatter, source, sections, links }) =>
    (frontMatter.needs ?? []).flatMap((need, index) => {
      const at = (problem: string, fix: string) => [
        { file: source.name, line: source.lineOf(["needs", index]), problem, fix },
      ];
      if (need.section !== undefined) {
        const anchors = sections.flatMap(({ id }) => id ?? []);
        if (anchors.includes(need.section)) return [];
        return at(
          `has no section "${need.section}" that could need ${need.page}`,
          `Use one of: ${anchors.join(", ")}.`,
        );
      }
      if (links.some(({ address }) => address === need.page || address.split("#")[0] === need.page)) return [];
      return at(`needs ${need.page}, to which its text has no link`, "Remove it, or name the section that needs it.");
    }),
  );
}

function deadLink(
  content: Content,
  file: string,
  { address, line }: { address: string; line: number },
): ValidationError[] {
  if (/^(https:\/\/|mailto:|tel:|#)/.test(address)) return [];
  const [path = ""] = address.split(/[?#]/);
  if (isThere(path, content)) return [];
  const fix = path.startsWith("/")
    ? "Correct the address, or add the page under content/pages/ (or the file under apps/site/public/)."
    : "Start it with / for a page of this site, or with https://, mailto: or tel:.";
  return [{ file, line, problem: `links to ${address}, which does not exist`, fix }];
}

function missingNames(content: Content, { frontMatter, source }: Page): ValidationError[] {
  const wanted: { path: PropertyKey[]; name: string; folder: string; found: boolean }[] = [];
  const groups = (path: PropertyKey[], names: readonly string[]) =>
    names.forEach((name, index) =>
      wanted.push({ path: [...path, index], name, folder: "projects", found: content.projects.has(name) }),
    );
  if (frontMatter.template === "gallery") {
    wanted.push({
      path: ["gallery"],
      name: frontMatter.gallery,
      folder: "galleries",
      found: content.galleries.has(frontMatter.gallery),
    });
  }
  if (frontMatter.template === "experience") groups(["groups"], frontMatter.groups);
  if (frontMatter.template === "article" && frontMatter.proof) groups(["proof", "groups"], frontMatter.proof.groups);
  return wanted
    .filter(({ found }) => !found)
    .map(({ path, name, folder }) => ({
      file: source.name,
      line: source.lineOf(path),
      problem: `refers to "${name}", but there is no content/${folder}/${name}.yaml`,
      fix: "Correct the name, or add that file.",
    }));
}

/** The groups of projects whose names a page states, in its list or as its proof. */
const groupsOf = ({ frontMatter }: Page): readonly string[] => {
  if (frontMatter.template === "experience") return frontMatter.groups;
  return frontMatter.template === "article" ? (frontMatter.proof?.groups ?? []) : [];
};

/** Projects that no page shows were probably meant to be shown. */
function unshownProjects({ pages, projects }: Content): ValidationError[] {
  const shown = new Set([...pages.values()].flatMap(groupsOf));
  return [...projects.keys()]
    .filter((name) => !shown.has(name))
    .map((name) => ({
      file: `content/projects/${name}.yaml`,
      line: 1,
      problem: "is shown on no page",
      fix: `Add ${name} to \`groups\` of an experience profile, such as content/pages/services/autoprofile.md.`,
    }));
}

/**
 * Counterparts show the same items, one as models and the other as drawings, so that each item can link to its
 * counterpart.
 */
function wrongCounterpart({ pages }: Content, { path, frontMatter, source }: Page): ValidationError[] {
  if (frontMatter.template !== "gallery" || frontMatter.counterpart === undefined) return [];
  const counterpart = pages.get(frontMatter.counterpart)?.frontMatter;
  const fits =
    counterpart?.template === "gallery" &&
    counterpart.gallery === frontMatter.gallery &&
    counterpart.shows !== frontMatter.shows;
  if (fits && counterpart.counterpart === path) return [];
  return [
    {
      file: source.name,
      line: source.lineOf(["counterpart"]),
      problem: `${frontMatter.counterpart} is not the counterpart of this page`,
      fix: "Choose a page with the same `gallery`, the other `shows`, and this page as its `counterpart`.",
    },
  ];
}

function missingSection(content: Content, { path, source }: Page): ValidationError[] {
  const folder = firstSegmentOf(path);
  const inFolder = source.name.startsWith("content/pages/") && source.name.split("/").length > 3;
  if (!inFolder || (content.sections.has(folder) && content.pages.has(`/${folder}`))) return [];
  const fix = `Add content/pages/${folder}/section.yaml and content/pages/${folder}/default.md.`;
  return [{ file: source.name, line: 1, problem: "is in a folder that is not a section", fix }];
}

/** An address that redirects to a page cannot belong to another page. Its own is not used. */
function takenAddresses({ pages }: Content, page: Page): ValidationError[] {
  const { frontMatter, source } = page;
  const others = [...pages.values()].filter((other) => other !== page);
  // Openings have no files of their own.
  const entry = frontMatter.template === "opening" ? ["openings", frontMatter.at] : [];
  return (frontMatter.formerly ?? []).flatMap((address, index) => {
    const former = canonicalPath(address);
    const taken = others.find(({ path, frontMatter: { formerly = [] } }) =>
      [path, ...formerly].some((other) => canonicalPath(other) === former),
    );
    if (!taken) return [];
    const line = source.lineOf([...entry, "formerly", index]);
    const problem = `${address} is already used by ${taken.path}, in ${taken.source.name}`;
    return [{ file: source.name, line, problem, fix: "Remove it from one of the two." }];
  });
}

const addition = z.object({ section: z.string() });

/** The sections to which the settings add something, such as figures or proof, each with its path in the settings. */
function additionsOf(frontMatter: Page["frontMatter"]): { path: PropertyKey[]; section: string }[] {
  const items = frontMatter.template === "article" ? (frontMatter.figures?.items ?? []) : [];
  const named = [
    ...Object.entries(frontMatter).map(([key, value]) => ({ path: [key], value: value as unknown })),
    ...items.map((value, index) => ({ path: ["figures", "items", index], value })),
  ];
  return named.flatMap(({ path, value }) => {
    const { data } = addition.safeParse(value);
    return data ? [{ path: [...path, "section"], section: data.section }] : [];
  });
}

/** What is added to a section of the text must name one that exists. */
function missingTextSection({ frontMatter, source, sections }: Page): ValidationError[] {
  const anchors = sections.flatMap(({ id }) => id ?? []);
  return additionsOf(frontMatter)
    .filter(({ section }) => !anchors.includes(section))
    .map(({ path, section }) => ({
      file: source.name,
      line: source.lineOf(path),
      problem: `has no section "${section}" for its ${String(path[0])}`,
      fix: `Use one of: ${anchors.join(", ")}.`,
    }));
}

function repeated(
  pages: readonly Page[],
  path: readonly [string, ...string[]],
  valueOf: (page: Page) => string | undefined,
  fix: string,
): ValidationError[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    if (value === undefined) return [];
    const other = first.get(value);
    if (!other) first.set(value, page);
    const [key] = path;
    const line = page.source.lineOf(key in page.frontMatter ? path : ["title"]);
    return other
      ? [{ file: page.source.name, line, problem: `has the same ${key} as ${other.source.name}: "${value}"`, fix }]
      : [];
  });
}
