import { z } from "zod";
import { line } from "./text.ts";

/** A place in the top navigation: its label and its rank from left to right. */
export const navSchema = z.strictObject({ label: line, order: z.int() });

/** content/pages/FOLDER/section.yaml: what the pages of a folder share. */
export const sectionSchema = z.strictObject({
  title: line,
  banner: line,
  nav: navSchema.optional(),
  extraLogo: z.boolean().default(false),
});

export type Section = z.infer<typeof sectionSchema>;
