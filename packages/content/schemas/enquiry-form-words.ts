import { z } from "zod";
import { line, text } from "./text.ts";

const fieldWords = z.strictObject({ label: line, hint: line.optional(), missing: line });

/** The texts of the enquiry form. Field names are those of the contract, so that a test can compare both. */
export const enquiryFormWords = z.strictObject({
  heading: line,
  required: line.refine((words) => words.includes("{optional}"), "must contain {optional}"),
  optional: line,
  groups: z.strictObject({ you: line, address: line, enquiry: line }),
  fields: z.strictObject({
    Name: fieldWords,
    Company: fieldWords,
    Email: fieldWords,
    Phone: fieldWords,
    Fax: fieldWords.omit({ missing: true }),
    Address: fieldWords,
    City: fieldWords,
    Pin: fieldWords,
    State: fieldWords,
    Country: fieldWords,
    Comment: fieldWords,
  }),
  honeypot: line,
  faults: z.strictObject({
    summary: line,
    tooLong: line,
    notAnEmail: line,
    foreign: line.meta({ title: "Before an address with a character that is marked" }),
  }),
  /** The visitor's enquiry list, above the comment. */
  list: z.strictObject({
    heading: line,
    above: line.meta({ title: "After the heading, above the form" }),
    note: line,
    opening: line.meta({ title: "First line in the comment" }),
    remove: line,
    insert: line.meta({ title: "Button that inserts a checklist" }),
    noRoom: line.meta({ title: "When the comment is full" }),
  }),
  privacy: text,
  send: line,
  sending: line,
  sent: z.strictObject({ title: line, text }),
  failed: z.strictObject({
    title: line,
    /** What has happened and what to do. */
    unreachable: text.meta({ title: "Without a connection" }),
    tooMany: text.meta({ title: "After too many enquiries" }),
    notUnderstood: text.meta({ title: "If the server refuses" }),
    serverFault: text.meta({ title: "If the server fails" }),
    text,
    again: line,
  }),
  details: line,
});

export type EnquiryFormWords = z.infer<typeof enquiryFormWords>;
