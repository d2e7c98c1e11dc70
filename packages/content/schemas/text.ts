import { z } from "zod";
import { keepTogether } from "../parse/keep-together.ts";
import { descriptionFit, fitInWords } from "./fit.ts";

// The owner's editor shows the titles, descriptions and examples of `.meta` beside its fields; `choice` names what a value
// can be chosen from, `paragraphs` marks texts that may have
// several, `one` is what an entry of a list is called, `numbered` marks an id that the editor gives to new entries,
// `rare` settings are folded away, `fit` says how long a text should be, and those with `mark` or `derived` are written by a press. Only if one of the settings
// in `claims` is there, an entry says something that is to be confirmed.

/** A string that is used as written and never shown as text, such as a key. */
export const verbatim = z.string().trim().min(1, "must not be empty");

/** A short text on one line. */
export const line = verbatim.overwrite(keepTogether).refine((text) => !text.includes("\n"), "must be on one line");

/** A line to which a full stop is added where it stands among sentences. */
export const phrase = line.overwrite((words) => words.replace(/\.$/, ""));

/** A text that may span several lines; in YAML write it after `>-`. */
export const text = verbatim.overwrite(keepTogether).meta({ paragraphs: true });

/** A meta description. */
export const description = line.meta({
  title: "Description for search engines",
  description: `One sentence of ${fitInWords(descriptionFit)}, different on every page.`,
  fit: descriptionFit,
});

/**
 * The address of a page or file of this site, such as /services/modular. Its existence is checked across all content.
 */
export const address = line
  .refine((path) => /^\/\S*$/.test(path), "must be an address of this site, such as /services")
  .meta({ title: "Page to which it leads", choice: "address" });

/** The address of a PDF to download, such as /documents/quality.pdf. */
export const download = address
  .refine((path) => /\.[a-z0-9]+$/.test(path), "must be a file, such as /documents/quality.pdf")
  .meta({ title: "File", choice: "document", description: "Its address, such as /documents/quality.pdf." });

/** A name for addresses and files: lower-case letters, digits and hyphens. */
export const slug = line.refine(
  (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
  "must be lower-case letters, digits and hyphens, such as pump-skid",
);

/** A link to another website. */
export const externalLink = z.strictObject({
  name: line,
  url: z
    .url({ protocol: /^https$/, error: "must be an address that begins with https://" })
    .meta({ title: "Address", examples: ["https://www.example.com"] }),
});

/** Somebody's word for something: who gave it, and on which day. */
const word = z.strictObject({
  by: line.meta({ title: "Who" }),
  on: z.iso.date().meta({ title: "When" }),
});

const confirmed = word.extend({
  of: z
    .string()
    .regex(/^[0-9a-f]{8}$/, "must be eight digits in quotes: the editor writes them")
    .optional()
    .meta({ title: "Fingerprint", derived: true }),
});

/**
 * Who has confirmed an entry, and when. `of` is the fingerprint of what was confirmed (derive/fingerprint.ts): without it, or
 * once the entry says something else, the entry is open, and a release leaves it out. Never shown on a page.
 */
export const confirmation = { confirmed: confirmed.optional().meta({ title: "Confirmed by", mark: true }) };

/** The same of a page's parts, by their names (derive/page-parts.ts): anchors of its text, and parts of its settings. */
export const partsConfirmed = {
  confirmed: z.record(z.string(), confirmed).optional().meta({ title: "Confirmed parts", mark: true }),
};

/** A customer's permission to be quoted: who gave it, and on which day. Never shown on a page. */
export const consent = word.optional().meta({
  title: "The customer’s consent",
  description: "Who agreed to be quoted, and when. Never shown on the website.",
});
