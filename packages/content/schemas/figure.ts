import { z } from "zod";
import { line, slug } from "./text.ts";

/**
 * A picture made by the studio, shown on a page: its name under apps/site/public/pictures, a description of what an engineer sees
 * in it, and its caption. A picture of a gallery has both there; a caption here replaces the gallery's. It is confirmed with
 * the part of the page that shows it.
 */
export const figureSchema = z.strictObject({
  name: slug.meta({ title: "Picture", choice: "picture" }),
  alt: line.optional().meta({
    title: "What is seen in it",
    description: "For readers who cannot see it: a sentence or two, with figures. A picture of a gallery has it there.",
  }),
  caption: line.optional(),
  plain: line.optional().meta({
    title: "Caption until it is confirmed",
    description: "What the picture is, and no more.",
    rare: true,
  }),
});

export type Figure = z.infer<typeof figureSchema>;

/** A figure with callouts; `part` is the studio's name of a part (studio/views). */
export const figureWithCalloutsSchema = figureSchema.extend({
  callouts: z
    .array(z.strictObject({ part: slug, name: line }))
    .default([])
    .meta({ one: "a part" }),
});
