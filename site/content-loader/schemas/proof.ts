import { z } from "zod";
import { address, line, slug } from "./text.ts";

/** Which of a project's lines stands below what was done. */
export const secondLine = z.enum(["detail", "panel"]).default("detail");

/** What proves a page's claims: projects, what a customer said, a story. */
export const proofSchema = z.strictObject({
  /** The section of the text at whose end it stands, named by its anchor: "what-you-receive" of "## What you receive". */
  section: slug,
  groups: z.array(slug).min(1),
  /** Only projects for clients of these kinds: one of the words stands in the client's line. Without it, for all. */
  clients: z.array(line).min(1).optional(),
  most: z.int().positive(),
  secondLine,
  /** Names one of content/testimonials.yaml. */
  testimonial: slug.optional(),
  story: address.optional(),
});

export type Proof = z.infer<typeof proofSchema>;
