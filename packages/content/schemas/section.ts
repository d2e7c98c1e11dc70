import { z } from "zod";
import { line } from "./text.ts";

/** An entry of the top navigation: its label and its position from left to right. */
export const navSchema = z
  .strictObject({ label: line, order: z.int().meta({ title: "Position from the left" }) })
  .meta({ title: "Entry of the top navigation" });

/** content/pages/FOLDER/section.yaml: settings shared by the pages of a folder. */
export const sectionSchema = z.strictObject({
  title: line.meta({ title: "Title of the side list" }),
  banner: line.meta({ title: "Vertical title in the banner" }),
  nav: navSchema.optional(),
  extraLogo: z.boolean().default(false).meta({ title: "A second logo below the side list" }),
});

export type Section = z.infer<typeof sectionSchema>;
