import { type Content, type Page, pageWith } from "../content.ts";
import { fragmentOf } from "../parse/fragment.ts";
import type { SourceFile } from "../parse/source-file.ts";
import type { Department } from "../schemas/collections.ts";
import { descriptionFit } from "../schemas/fit.ts";
import type { FrontMatter } from "../schemas/page.ts";
import { dateInWords } from "./date-in-words.ts";

/** An opening with what its page and the table of openings show. */
export function openingsOf({ departments, pages, company }: Content) {
  const careers = pageWith("careers", pages.values());
  if (!careers) return [];
  const { subject } = careers.frontMatter;
  return [...departments]
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([department, { heading, openings }]) => ({
      heading,
      openings: openings.map((opening) => ({
        ...opening,
        /** One that nothing is said of has no page of its own. */
        to: opening.work === undefined ? undefined : addressOfOpening(careers.path, department, opening.title),
        mail: `mailto:${company.email}?subject=${encodeURIComponent(`${subject}: ${opening.title} – ${heading}`)}`,
      })),
    }));
}

/** The address of an opening's page, such as /careers/automation-lead-designer. */
export const addressOfOpening = (careers: string, department: string, title: string) =>
  `${careers}/${department}-${fragmentOf(title)}`;

type OpeningSettings = Extract<FrontMatter, { template: "opening" }>;

const { most } = descriptionFit;
/** A description that search engines show whole. */
const shortened = (text: string) =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(" ", most - 2))} …`;

/** The pages of a department's openings, which have no files of their own. */
export function openingPages(
  careers: Page<"careers">,
  name: string,
  { heading, openings }: Department,
  source: SourceFile,
): Page<"opening">[] {
  const { banner, words, years: unit } = careers.frontMatter;
  return openings.flatMap(({ title, years, work, formerly }, index): Page<"opening">[] => {
    if (work === undefined) return [];
    const frontMatter: OpeningSettings = {
      template: "opening",
      // Departments have openings of one name.
      title: `${title}, ${heading}`,
      description: shortened(`${words.description}: ${title}, ${heading}, ${years}+ ${unit}. ${work}.`),
      banner,
      lead: `${work}.`,
      enquire: false,
      unlisted: false,
      department: name,
      at: index,
      ...(formerly && { formerly }),
    };
    return [{ path: addressOfOpening(careers.path, name, title), source, frontMatter, sections: [], links: [] }];
  });
}

type Opening = Department["openings"][number];
type Words = Page<"careers">["frontMatter"]["words"];

/** What the owner has filled in of an opening besides its work, with names. */
export function openingFacts(
  { location, contract, shift, qualification, travel, passport, posted, until }: Opening,
  words: Words,
): readonly { readonly name: string; readonly value: string }[] {
  const country = (code: string) => new Intl.DisplayNames("en-US", { type: "region" }).of(code) ?? code;
  return given([
    [words.location, location && `${location.city}, ${location.region}, ${country(location.country)}`],
    [words.contract, contract && words.contracts[contract]],
    [words.shift, shift],
    [words.qualification, qualification],
    [words.travel, travel],
    [words.passport, passport],
    [words.posted, posted && dateInWords(posted)],
    [words.until, until && dateInWords(until)],
  ]);
}

const given = (facts: readonly (readonly [name: string, value: string | undefined])[]) =>
  facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

/** What the page of an opening shows. */
export function openingData({ path, frontMatter: { department } }: Page<"opening">, content: Content) {
  const careers = pageWith("careers", content.pages.values());
  const opening = openingsOf(content)
    .flatMap(({ openings }) => openings)
    .find(({ to }) => to === path);
  if (!careers || !opening) throw new Error(`No opening at ${path}`);
  const { years, apply, words } = careers.frontMatter;
  const contact = pageWith("contact", content.pages.values())?.frontMatter.details;
  const facts = [
    ...given([
      [words.department, content.departments.get(department)?.heading],
      [words.experience, `${opening.years}+\u00a0${years}`],
    ]),
    ...openingFacts(opening, words),
    ...given([[words.reply, careers.frontMatter.reply]]),
  ];
  return {
    facts,
    apply: { to: opening.mail, name: apply },
    /** The same address in words, for who has no mail program. */
    write: { name: words.write, email: content.company.email },
    copy: contact && { name: contact.copy, copied: contact.copied },
    /** What holds for most roles stands where nothing is known of this one. */
    text: opening.passport === undefined ? `${words.mostRoles} ${words.text}` : words.text,
    privacy: careers.frontMatter.privacy,
    onward: careers.sections.flatMap(({ heading, id }) =>
      heading === undefined ? [] : [{ to: `${careers.path}#${id}`, name: heading }],
    ),
    all: { to: careers.path, name: words.all },
    heading: words.heading,
  };
}
