import { z } from "zod";
import { confirmation, line, slug, text } from "./text.ts";

/** Facts that only the owner can give. What is not filled in is not shown, and is among the open points (apps/editor/publishing/check/unfilled.ts). */
export const termPlaces = ["rates", "leadTimes", "delivery", "liability", "referenceCalls"] as const;

const places = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(termPlaces.map((place) => [place, schema])) as Record<(typeof termPlaces)[number], Schema>;

/** A form on paper: its clauses, and what is filled in by hand. */
const agreementSchema = z.strictObject({
  name: line.meta({ title: "Text of the link" }),
  /** The name of the PDF files, before the paper and their ending. */
  file: slug.meta({ title: "Name of the files" }),
  title: line,
  note: text.meta({ title: "Below the title" }),
  sample: line.meta({ title: "Mark while it is a sample" }),
  between: line.meta({ title: "Heading above the two sides" }),
  /** Our name and address are filled in. */
  ours: line.meta({ title: "What our side is called" }),
  yours: line.meta({ title: "What the other side is called" }),
  named: line.meta({ title: "Before the name of a company" }),
  at: line.meta({ title: "Before its address" }),
  agreed: line.meta({ title: "Heading above what is filled in" }),
  blanks: z.array(line).min(1).meta({ title: "What is filled in by hand", one: "a line" }),
  clauses: z
    .array(z.strictObject({ title: line, text }))
    .min(1)
    .meta({ one: "a clause" }),
  signatures: line.meta({ title: "Heading above the signatures" }),
  signature: z.array(line).min(1).meta({ title: "What each side fills in", one: "a line" }),
  page: line,
  of: line,
  date: line,
});

export const termsSettings = {
  agreement: agreementSchema,
  stated: z
    .strictObject({
      heading: line,
      names: z.strictObject(places(line)),
      ...places(text.optional()),
      ...confirmation,
    })
    .meta({ title: "What only the owner can state", claims: termPlaces }),
};
