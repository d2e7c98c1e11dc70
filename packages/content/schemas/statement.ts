import { z } from "zod";
import { address, line, slug } from "./text.ts";

/** The words of the capability statement: of the page with all projects as it is printed, and of the PDF of the whole. */
export const statementSchema = z
  .strictObject({
    name: line.meta({ title: "Name of the document" }),
    /** The name of the PDF files, before the paper and their ending. */
    file: slug.meta({ title: "Name of the files" }),
    print: line.meta({ title: "Buttons that print the choice", description: "The size of the paper follows." }),
    whole: line.meta({ title: "Links to the ready-made PDF", description: "The sizes of the paper follow." }),
    /** Sections whose pages are described in the PDF, such as "services". */
    offers: z.array(slug).min(1).meta({ title: "Sections whose pages it describes", one: "a section", rare: true }),
    /** The page whose first paragraph stands under `quality`. */
    quality: address.meta({ title: "Page on quality" }),
    /** Printed on every page while anything on it is a sample. */
    sample: line.meta({ title: "Mark while anything is a sample" }),
    headings: z.strictObject({
      offers: line,
      experience: line,
      projects: line,
      software: line,
      quality: line,
      contact: line,
      choice: line.meta({ title: "Before what was chosen" }),
      website: line,
    }),
    /** Before and between the numbers of "Page 1 of 2". */
    page: line,
    of: line,
    date: line,
  })
  .meta({ title: "Capability statement", rare: true });
