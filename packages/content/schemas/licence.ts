import { z } from "zod";
import { confirmation, line } from "./text.ts";

/**
 * What the owner knows of a program in the table of software: its versions, and how many people can use it at once. What
 * is not filled in is not shown, and is among the open points (apps/editor/publishing/check/unfilled.ts).
 */
export const licenceSchema = z.strictObject({
  software: line.meta({ title: "Program", description: "As it stands in the table." }),
  versions: line.optional().meta({ examples: ["2024 and 2025"] }),
  seats: z.int().positive().optional().meta({ title: "Number of seats" }),
  ...confirmation,
});

export type Licence = z.infer<typeof licenceSchema>;
