import { z } from "zod";
import { line } from "./text.ts";

/** An entry of the top navigation: its label and its position from left to right. */
export const navSchema = z.strictObject({ label: line, order: z.int() });

/** content/pages/FOLDER/section.yaml: settings shared by the pages of a folder. */
export const sectionSchema = z.strictObject({
  title: line,
  banner: line,
  nav: navSchema.optional(),
  extraLogo: z.boolean().default(false),
});

export type Section = z.infer<typeof sectionSchema>;
