import { z } from "zod";
import { confirmation, line } from "./text.ts";

/**
 * Who works here. What is not filled in is not shown, and is among the open points (apps/editor/publishing/check/unfilled.ts).
 */
export const teamSchema = z
  .strictObject({
    heads: z
      .array(
        z.strictObject({
          discipline: line,
          people: z.int().positive().meta({ title: "Number of people" }),
        }),
      )
      .min(1)
      .optional()
      .meta({
        title: "People by discipline",
        description: "They add up to the number of professionals in the claims.",
        one: "a discipline",
      }),
    languages: z.array(line).min(1).optional().meta({ title: "Languages spoken", one: "a language" }),
    ...confirmation,
  })
  .optional()
  .meta({ title: "Team" });
