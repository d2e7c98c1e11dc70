import { z } from "zod";
import { line, slug } from "./text.ts";

/** A picture of the drawing office on a page: its name under public/pictures, what an engineer sees in it, its caption. */
export const figureSchema = z.strictObject({ name: slug, alt: line, caption: line });

export type Figure = z.infer<typeof figureSchema>;

/** A figure whose parts are named by leaders; `part` is the drawing office's name of one (studio/views). */
export const figureWithCalloutsSchema = figureSchema.extend({
  callouts: z.array(z.strictObject({ part: slug, name: line })).default([]),
});
