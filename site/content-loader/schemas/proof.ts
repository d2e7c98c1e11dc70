import { z } from "zod";
import { address, line, slug } from "./text.ts";

/** Which of a project's texts is shown below its description. */
export const secondLine = z.enum(["detail", "panel"]).default("detail");

/** The proof of a page's claims: projects, a testimonial, a story. */
export const proofSchema = z.strictObject({
  /** The anchor of the section at whose end it is shown: "what-you-receive" for "## What you receive". */
  section: slug,
  groups: z.array(slug).min(1),
  /** Only projects whose client contains one of these words. Without it, all projects. */
  clients: z.array(line).min(1).optional(),
  most: z.int().positive(),
  secondLine,
  /** The id of a quote in content/testimonials.yaml. */
  testimonial: slug.optional(),
  story: address.optional(),
});

export type Proof = z.infer<typeof proofSchema>;
