import { z } from "zod";
import { demoWords } from "./demo-words.ts";
import { enquiryFormWords } from "./enquiry-form-words.ts";
import { figureSchema, figureWithCalloutsSchema } from "./figure.ts";
import { licenceSchema } from "./licence.ts";
import { contracts } from "./opening.ts";
import { proofSchema, secondLine } from "./proof.ts";
import { navSchema } from "./section.ts";
import { statementSchema } from "./statement.ts";
import { termsSettings } from "./terms.ts";
import { address, confirmation, description, download, line, slug, text } from "./text.ts";

/** The settings of every page, whatever its template. Paths, banner and list entries are derived in derive/. */
const common = {
  title: line.meta({ title: "Large heading" }),
  documentTitle: line.optional().meta({ title: "Title in the browser’s tab, if it is another", rare: true }),
  description,
  banner: line.optional().meta({ title: "Vertical title in the banner", rare: true }),
  nav: navSchema.optional().meta({ rare: true }),
  list: z
    .strictObject({ name: line, order: z.int().meta({ title: "Position" }) })
    .optional()
    .meta({ title: "Entry of the side list", rare: true }),
  /** Addresses that redirect to this page, such as its former one. */
  formerly: z.array(address).optional().meta({
    title: "Former addresses of this page",
    description: "Visitors who use one of them are led to this page.",
    one: "an address",
    rare: true,
  }),
  lead: text.optional().meta({ title: "First paragraph" }),
  profile: address.optional().meta({ title: "Experience profile", choice: "address", rare: true }),
  showcase: address.optional().meta({ title: "Pictures to which it leads", choice: "address", rare: true }),
  /** Whether the page ends with a link to the enquiry form. */
  enquire: z.boolean().default(true).meta({ title: "Ends with a link to the enquiry form", rare: true }),
  /** Whether the page is kept out of search engines, of the search and of lists of all pages: links alone lead to it. */
  unlisted: z.boolean().default(false).meta({
    title: "Kept out of search engines and of the list of pages",
    rare: true,
  }),
  ...confirmation,
};

/** For pages that have their own calls to action. */
const noEnquiry = { enquire: z.literal(false).default(false) };

const fact = z.strictObject({ name: line, value: line, ...confirmation });
const step = z.strictObject({ title: line, text });
const onward = z.strictObject({ to: address, name: line, text: line });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const hour = z.number().min(0).max(24);

/** `from` and `to` are hours of the day, 9.5 being half past nine; `zone` is an IANA name such as Asia/Kolkata. */
const workingDay = z
  .strictObject({
    name: line,
    zone: line.refine(isTimeZone, "must be a time zone, such as Asia/Kolkata"),
    from: hour,
    to: hour,
    ...confirmation,
  })
  .refine(({ from, to }) => from < to, { path: ["to"], message: "must be later than `from`" });

const templates = {
  home: z.strictObject({
    ...common,
    ...noEnquiry,
    template: z.literal("home"),
    figure: figureWithCalloutsSchema.optional(),
    /** In the caption of the picture. */
    figureLink: onward.omit({ text: true }).optional().meta({ title: "Link in the picture’s caption" }),
    sideList: z.strictObject({ title: line, links: z.array(address).min(1) }),
    audiences: z.strictObject({ heading: line, items: z.array(onward).min(1) }),
    next: z.array(onward.omit({ text: true })).min(2),
  }),
  article: z.strictObject({
    ...common,
    template: z.literal("article"),
    figure: figureSchema.optional().meta({ title: "Picture at the top" }),
    /**
     * Shown at the end of the section with this anchor, "what-you-receive" for "## What you receive"; an item may name
     * another section.
     */
    figures: z
      .strictObject({
        section: slug.meta({ title: "At the end of the section", choice: "section" }),
        items: z
          .array(
            figureSchema.extend({
              section: slug.optional().meta({ title: "At the end of another section", choice: "section", rare: true }),
            }),
          )
          .min(1)
          .meta({ title: "Pictures", one: "a picture" }),
      })
      .optional()
      .meta({ title: "Pictures in the text" }),
    facts: z.array(fact).optional().meta({ one: "a fact" }),
    external: z
      .strictObject({ company: z.enum(["associate", "sister"]), text: line })
      .optional()
      .meta({ title: "Link to another company" }),
    document: z.strictObject({ name: line, file: download }).optional(),
    /** The certificate behind `document`. Without it, the page says nothing about one. `scope` has to cover the products. */
    certificate: z
      .strictObject({
        standard: line.meta({ examples: ["ISO 9001:2015"] }),
        number: line.meta({ title: "Number of the certificate" }),
        body: line.meta({ title: "Certification body" }),
        issued: z.iso.date().meta({ title: "Issued on" }),
        until: z.iso.date().meta({ title: "Valid until" }),
        scope: line.meta({ title: "What it covers", description: "It has to cover the products." }),
        ...confirmation,
      })
      .optional()
      .meta({ description: "Fill it in once the certificate is there. Until then the page says nothing of one." }),
    proof: proofSchema.optional(),
    /** The service that a story is about: the page links to it next to the enquiry. */
    service: address.optional().meta({ title: "The service it is about", choice: "address" }),
    /** The type of service that the page offers, for search engines (schema.org). */
    serviceType: line.optional().meta({ title: "Type of service, for search engines", rare: true }),
  }),
  timeline: z.strictObject({
    ...common,
    template: z.literal("timeline"),
    events: z
      .array(z.strictObject({ year: z.int(), title: line, text, picture: figureSchema.optional(), ...confirmation }))
      .min(1)
      .meta({ one: "an event" }),
    facts: z.array(fact).optional().meta({ one: "a fact" }),
  }),
  software: z.strictObject({
    ...common,
    template: z.literal("software"),
    columns: z.strictObject({
      discipline: line,
      activity: line,
      software: line,
      seats: line.meta({ title: "Word after the number of seats" }),
      seat: line.meta({ title: "The same for one" }),
    }),
    disciplines: z
      .array(
        z.strictObject({
          name: line,
          rows: z.array(z.strictObject({ activity: line, software: z.array(line).min(1) })).min(1),
        }),
      )
      .min(1),
    /** Shown in the table once the owner has filled them in. */
    licences: z.array(licenceSchema).optional().meta({ title: "Versions and seats", one: "a program" }),
  }),
  gallery: z.strictObject({
    ...common,
    template: z.literal("gallery"),
    gallery: slug.meta({ choice: "gallery" }),
    shows: z.enum(["models", "sheets"]).default("models"),
    /** The page that shows the other view of each item: drawings of the models, or models of the drawings. */
    counterpart: address.optional(),
  }),
  experience: z.strictObject({
    ...common,
    template: z.literal("experience"),
    groups: z
      .array(slug.meta({ choice: "projects" }))
      .min(1)
      .meta({ title: "Groups of projects, in order", one: "a group" }),
    secondLine,
  }),
  explorer: z.strictObject({ ...common, template: z.literal("explorer"), statement: statementSchema }),
  terms: z.strictObject({ ...common, template: z.literal("terms"), ...termsSettings }),
  demo: z.strictObject({ ...common, template: z.literal("demo"), words: demoWords }),
  offshore: z.strictObject({
    ...common,
    template: z.literal("offshore"),
    advantagesHeading: line,
    advantages: z.array(step).length(7),
    day: z.strictObject({
      heading: line,
      text,
      caption: line,
      clock: line,
      overlap: line,
      office: workingDay,
      /** When the office takes calls by appointment, in its own time; drawn behind its working hours. */
      calls: z.strictObject({ name: line, from: hour, to: hour, ...confirmation }),
      clients: z.array(workingDay).min(1),
    }),
    weeksHeading: line,
    weeks: z.array(step).min(1),
  }),
  careers: z.strictObject({
    ...common,
    ...noEnquiry,
    template: z.literal("careers"),
    columns: z.strictObject({ role: line, work: line, years: line, apply: line }),
    years: line.meta({ title: "Word after the years" }),
    apply: line.meta({ title: "Link to apply" }),
    subject: line.meta({ title: "Subject of the e-mail" }),
    /** In place of a department's table when it has no opening. */
    none: line.meta({ title: "Where a department has no opening" }),
    /** Shown on the pages of the openings once the owner has filled them in. */
    reply: line.optional().meta({ title: "When an applicant gets a reply" }),
    privacy: text.optional().meta({ title: "What happens to a CV" }),
    /** The words on the page of an opening. */
    words: z.strictObject({
      /** For search engines; role, department, years and work follow. */
      description: line,
      department: line,
      experience: line,
      location: line,
      contract: line,
      contracts: z.strictObject(
        Object.fromEntries(contracts.map((kind) => [kind, line])) as Record<(typeof contracts)[number], typeof line>,
      ),
      shift: line,
      qualification: line,
      posted: line,
      until: line,
      reply: line,
      heading: line,
      text,
      all: line,
    }),
  }),
  contact: z.strictObject({
    ...common,
    ...noEnquiry,
    template: z.literal("contact"),
    form: enquiryFormWords,
    /** The words beside the contact data. */
    details: z.strictObject({ copy: line, copied: line, card: line, map: line, hours: line, now: line }),
  }),
  search: z.strictObject({ ...common, ...noEnquiry, template: z.literal("search") }),
  testimonials: z.strictObject({ ...common, template: z.literal("testimonials") }),
};

/** content/pages/…/NAME.md: the front matter of a page. `template` selects the variant. */
export const pageSchema = z.discriminatedUnion("template", [
  templates.home,
  templates.article,
  templates.timeline,
  templates.software,
  templates.gallery,
  templates.experience,
  templates.explorer,
  templates.terms,
  templates.demo,
  templates.offshore,
  templates.careers,
  templates.contact,
  templates.search,
  templates.testimonials,
]);

/** The page of an opening has no file of its own: it follows from the department's (derive/openings.ts). */
const openingPageSchema = z.strictObject({
  ...common,
  template: z.literal("opening"),
  department: slug,
  /** The position of the opening in its department. */
  at: z.int(),
});

export type FrontMatter = z.infer<typeof pageSchema> | z.infer<typeof openingPageSchema>;
export type Template = FrontMatter["template"];
