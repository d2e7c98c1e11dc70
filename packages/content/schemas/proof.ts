import { z } from "zod";
import { address, line, slug } from "./text.ts";

/** Which of a project's texts is shown below its description. */
export const secondLine = z.enum(["detail", "panel"]).default("detail").meta({ title: "Second line of each project" });

/** The proof of a page's claims: projects, a testimonial, a story. */
export const proofSchema = z.strictObject({
  /** The anchor of the section at whose end it is shown: "what-you-receive" for "## What you receive". */
  section: slug.meta({ title: "At the end of the section", choice: "section" }),
  groups: z
    .array(slug.meta({ choice: "projects" }))
    .min(1)
    .meta({ title: "Groups of projects", one: "a group" }),
  /** Only projects whose client contains one of these words. Without it, all projects. */
  clients: z.array(line).min(1).optional().meta({ title: "Only clients with one of these words", one: "a word" }),
  most: z.int().positive().meta({ title: "At most so many projects" }),
  secondLine,
  /** The id of a quote in content/testimonials.yaml. */
  testimonial: slug.optional().meta({ title: "Quote", choice: "quote" }),
  story: address.optional().meta({ title: "Success story", choice: "address" }),
});

export type Proof = z.infer<typeof proofSchema>;
