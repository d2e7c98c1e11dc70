import { z } from "zod";
import { descriptionFit, fitInWords } from "./fit.ts";
import { navSchema } from "./section.ts";
import { address, description, line, slug, text } from "./text.ts";

/**
 * What a page says in a release while nobody has confirmed its text, or while nothing is left of what it lists: what is
 * known without that, and no more. A page without it is left out of the release (derive/leave-out.ts).
 */
export const plainWords = z.strictObject({
  title: line.optional().meta({ title: "Large heading", description: "If the page’s own states something." }),
  lead: description.meta({
    title: "First paragraph",
    description: `One sentence of ${fitInWords(descriptionFit)}; search engines show it too.`,
  }),
  points: z.array(line).min(1).optional().meta({ title: "List below it", one: "a point" }),
  showcase: address.optional().meta({ title: "Pictures to which it leads until then", choice: "address" }),
  pictures: z.boolean().default(false).meta({
    title: "Its pictures stay, as do those of sections that are left out",
    description: "Only where no caption states anything of a job or of the company.",
  }),
});

export const plain = <Words extends z.ZodType>(words: Words) =>
  words.optional().meta({ title: "What it says until its text is confirmed", rare: true });

/** The settings of every page, whatever its template. Paths, banner and list entries are derived in derive/. */
export const common = {
  title: line.meta({ title: "Large heading" }),
  documentTitle: line.optional().meta({ title: "Title in the browser’s tab, if it is another", rare: true }),
  description,
  banner: line.optional().meta({ title: "Vertical title in the banner", rare: true }),
  nav: navSchema.optional().meta({ rare: true }),
  list: z
    .strictObject({
      name: line,
      order: z.int().meta({ title: "Position" }),
      below: z.boolean().default(false).meta({ title: "Below the list, as a further link" }),
    })
    .optional()
    .meta({ title: "Entry of the side list", rare: true }),
  /** Addresses that redirect to this page, such as its former one. */
  formerly: z
    .array(address.meta({ title: "Former address" }))
    .optional()
    .meta({
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
  plain: plain(plainWords),
  /** What the text presupposes: without it, these sentences and sections are left out (derive/presupposed.ts). */
  needs: z
    .array(
      z.strictObject({
        page: address.meta({ title: "Page that it needs", choice: "address" }),
        section: slug.optional().meta({
          title: "The section that needs it",
          description: "It goes with the page. Without a section, the sentences go that link to the page.",
          choice: "section",
        }),
      }),
    )
    .optional()
    .meta({ title: "What its text presupposes", one: "a page", rare: true }),
};

/** For pages that have their own calls to action. */
export const noEnquiry = { enquire: z.literal(false).default(false) };
