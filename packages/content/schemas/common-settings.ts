import { z } from "zod";
import { navSchema } from "./section.ts";
import { address, confirmation, description, line, text } from "./text.ts";

/** The settings of every page, whatever its template. Paths, banner and list entries are derived in derive/. */
export const common = {
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
export const noEnquiry = { enquire: z.literal(false).default(false) };
