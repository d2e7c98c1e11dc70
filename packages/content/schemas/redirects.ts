import { z } from "zod";
import { address, line } from "./text.ts";

/** content/redirects.yaml: addresses of an earlier website, or of a printed page, and the pages to which they lead. */
export const redirectsSchema = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        formerly: line
          .refine(
            (path) => /^\/[^\s?#]+$/.test(path),
            "must be an address of this website without the host, such as /old/page.html, and without ? and #",
          )
          .meta({ title: "Old address", examples: ["/old/page.html"] }),
        to: address.meta({ title: "Page to which it leads" }),
      }),
    )
    .meta({
      title: "Old addresses",
      description:
        "Visitors who use an old address are led to the page. A page’s own former addresses are in its form.",
      one: "an address",
    }),
});

export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];
