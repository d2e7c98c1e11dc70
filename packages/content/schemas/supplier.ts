import { z } from "zod";
import { confirmation, description, line, text } from "./text.ts";

/** A fact that a supplier registration form asks for. Without `text` it is not shown, and is among the open points (apps/editor/publishing/check/unfilled.ts). */
const fact = z
  .strictObject({
    label: line.meta({ title: "What is asked" }),
    note: text.meta({ title: "What belongs there", description: "For you: no visitor reads it." }),
    text: text.optional().meta({ title: "Answer", description: "Leave it empty until you know it." }),
    ...confirmation,
  })
  .meta({ claims: ["text"] });

/** content/supplier.yaml: the page for buyers who register a supplier, which is there once one of its facts is. */
export const supplierSchema = z.strictObject({
  title: line.meta({ title: "Large heading" }),
  description,
  banner: line.meta({ title: "Vertical title in the banner", rare: true }),
  lead: text.meta({ title: "First paragraph" }),
  groups: z
    .array(
      z.strictObject({
        heading: line,
        facts: z.array(fact).min(1).meta({ title: "Facts", one: "a fact" }),
      }),
    )
    .min(1)
    .meta({ title: "Groups of facts", one: "a group" }),
});

export type Supplier = z.infer<typeof supplierSchema>;
