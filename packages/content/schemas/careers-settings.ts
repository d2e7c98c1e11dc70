import { z } from "zod";
import { contracts } from "./opening.ts";
import { line, text } from "./text.ts";

/** The words of the table of openings and of their pages, and what the owner may add to these. */
export const careersSettings = {
  columns: z.strictObject({ role: line, work: line, years: line, apply: line }),
  years: line.meta({ title: "Word after the years" }),
  apply: line.meta({ title: "Link to apply" }),
  subject: line.meta({ title: "Subject of the e-mail" }),
  /** In place of a department's table when it has no opening. */
  none: line.meta({ title: "Where a department has no opening" }),
  /** Shown on the pages of the openings once the owner has filled them in. */
  reply: line.optional().meta({ title: "When an applicant gets a reply" }),
  privacy: text.optional().meta({ title: "What happens to a CV" }),
  /** The words on the page of an opening. */
  words: z.strictObject({
    /** For search engines; role, department, years and work follow. */
    description: line,
    department: line,
    experience: line,
    location: line,
    contract: line,
    contracts: z.strictObject(
      Object.fromEntries(contracts.map((kind) => [kind, line])) as Record<(typeof contracts)[number], typeof line>,
    ),
    shift: line,
    qualification: line,
    travel: line,
    passport: line,
    posted: line,
    until: line,
    reply: line,
    heading: line,
    /** Where the opening does not say it of its own role. */
    mostRoles: line.meta({ title: "What holds for most roles, where nothing is known of this one" }),
    text,
    write: line.meta({ title: "Before the e-mail address, beside the button" }),
    all: line,
  }),
};
