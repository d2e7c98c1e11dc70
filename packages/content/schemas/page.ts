import { z } from "zod";
import { careersSettings } from "./careers-settings.ts";
import { certificateSchema } from "./certificate.ts";
import { common, noEnquiry, plain, plainWords } from "./common-settings.ts";
import { demoWords } from "./demo-words.ts";
import { enquiryFormWords } from "./enquiry-form-words.ts";
import { figureSchema, figureWithCalloutsSchema } from "./figure.ts";
import { licenceSchema } from "./licence.ts";
import { proofSchema, secondLine } from "./proof.ts";
import { statementSchema } from "./statement.ts";
import { termsSettings } from "./terms.ts";
import { address, confirmation, download, line, partsConfirmed, slug, text } from "./text.ts";
import { dayDiagram } from "./working-day.ts";

const fact = z.strictObject({ name: line, value: line });
const step = z.strictObject({ title: line, text });
/** `plain` is what is known of it while nobody has confirmed the page. */
const advantage = step.extend({ text: text.optional(), plain: text.optional().meta({ rare: true }) });
const onward = z.strictObject({ to: address, name: line, text: line });

const templates = {
  home: z.strictObject({
    ...common,
    ...partsConfirmed,
    ...noEnquiry,
    template: z.literal("home"),
    figure: figureWithCalloutsSchema.optional(),
    /** In the caption of the picture. */
    figureLink: onward.omit({ text: true }).optional().meta({ title: "Link in the picture’s caption" }),
    sideList: z.strictObject({ title: line, links: z.array(address).min(1).meta({ one: "a page" }) }),
    audiences: z.strictObject({
      heading: line,
      items: z
        .array(onward.extend({ text: line.optional() }))
        .min(1)
        .meta({ one: "a page" }),
    }),
    next: z
      .array(onward.omit({ text: true }))
      .min(2)
      .meta({ one: "a page" }),
  }),
  article: z.strictObject({
    ...common,
    ...partsConfirmed,
    template: z.literal("article"),
    /**
     * The page says nothing of the company that somebody would have to confirm: it reports how the website is tested, or has
     * the words that the specification orders. Only the file itself can say so: the editor's form has no field for it.
     */
    unclaimed: z.literal(true).optional(),
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
    numbers: z
      .array(z.strictObject({ value: line.meta({ title: "Number" }), name: line.meta({ title: "Of what" }) }))
      .max(4)
      .optional()
      .meta({ title: "Numbers in large type", one: "a number" }),
    facts: z.array(fact).optional().meta({ one: "a fact" }),
    external: z
      .strictObject({ company: z.enum(["associate", "sister"]), text: line })
      .optional()
      .meta({ title: "Link to another company" }),
    document: z
      .strictObject({
        name: line,
        without: line.optional().meta({ title: "Name as long as there are no data of a certificate" }),
        file: download,
      })
      .optional(),
    /** The certificate behind `document`. Without it, the page says nothing about one. */
    certificate: certificateSchema.optional().meta({
      description: "Fill it in once the certificate is there. Until then the page says nothing of one.",
    }),
    proof: proofSchema.optional(),
    /** The service that a story is about: the page links to it next to the enquiry. */
    service: address.optional().meta({ title: "The service it is about", choice: "address" }),
    /** The type of service that the page offers, for search engines (schema.org). */
    serviceType: line.optional().meta({ title: "Type of service, for search engines", rare: true }),
  }),
  timeline: z.strictObject({
    ...common,
    ...partsConfirmed,
    template: z.literal("timeline"),
    events: z
      .array(z.strictObject({ year: z.int(), title: line, text, picture: figureSchema.optional(), ...confirmation }))
      .meta({ one: "an event" }),
    /** Beside those of the events. */
    pictures: z.array(figureSchema).optional().meta({ title: "Further pictures", one: "a picture", rare: true }),
    facts: z.array(fact).optional().meta({ one: "a fact" }),
  }),
  software: z.strictObject({
    ...common,
    ...partsConfirmed,
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
          rows: z
            .array(z.strictObject({ activity: line, software: z.array(line).min(1).meta({ one: "a program" }) }))
            .min(1)
            .meta({ one: "a row" }),
        }),
      )
      .meta({ one: "a discipline" }),
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
  terms: z.strictObject({ ...common, ...partsConfirmed, template: z.literal("terms"), ...termsSettings }),
  demo: z.strictObject({ ...common, template: z.literal("demo"), words: demoWords }),
  offshore: z.strictObject({
    ...common,
    ...partsConfirmed,
    template: z.literal("offshore"),
    advantagesHeading: line,
    advantages: z.array(advantage).length(7).meta({ one: "an advantage" }),
    day: dayDiagram.optional(),
    weeksHeading: line,
    weeks: z.array(step).meta({ one: "a step" }),
  }),
  careers: z.strictObject({
    ...common,
    ...partsConfirmed,
    ...noEnquiry,
    template: z.literal("careers"),
    ...careersSettings,
  }),
  contact: z.strictObject({
    ...common,
    ...partsConfirmed,
    ...noEnquiry,
    template: z.literal("contact"),
    plain: plain(plainWords.extend({ sent: text.meta({ title: "After the form has been sent" }) })),
    form: enquiryFormWords,
    /** The words beside the contact data. */
    details: z.strictObject({ copy: line, copied: line, card: line, map: line, hours: line, now: line }),
  }),
  search: z.strictObject({ ...common, ...noEnquiry, template: z.literal("search") }),
  testimonials: z.strictObject({ ...common, ...partsConfirmed, template: z.literal("testimonials") }),
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

/** Nor has the page for buyers who register a supplier (derive/supplier.ts). */
const supplierPageSchema = z.strictObject({ ...common, template: z.literal("supplier") });

export type FrontMatter =
  | z.infer<typeof pageSchema>
  | z.infer<typeof openingPageSchema>
  | z.infer<typeof supplierPageSchema>;
export type Template = FrontMatter["template"];
