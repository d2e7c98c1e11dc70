import { z } from "zod";
import { keepTogether } from "../parse/keep-together.ts";

// The owner's editor shows the titles, descriptions and examples of `.meta` beside its fields; `choice` names what a value
// can be chosen from, `paragraphs` marks texts that may have
// several, `one` is what an entry of a list is called, `numbered` marks an id that the editor gives to new entries, and
// `rare` settings are folded away.

/** A string that is used as written and never shown as text, such as a key. */
export const verbatim = z.string().trim().min(1, "must not be empty");

/** A short text on one line. */
export const line = verbatim.overwrite(keepTogether).refine((text) => !text.includes("\n"), "must be on one line");

/** A line to which a full stop is added where it stands among sentences. */
export const phrase = line.overwrite((words) => words.replace(/\.$/, ""));

/** A text that may span several lines; in YAML write it after `>-`. */
export const text = verbatim.overwrite(keepTogether).meta({ paragraphs: true });

/** A meta description. Search engines cut off longer ones; shorter ones say too little. */
export const description = line
  .refine((words) => words.length >= 50 && words.length <= 170, "must have 50 to 170 characters")
  .meta({
    title: "Description for search engines",
    description: "One sentence of 50 to 170 characters, different on every page.",
  });

/**
 * The address of a page or file of this site, such as /services/modular. Its existence is checked across all content.
 */
export const address = line
  .refine((path) => /^\/\S*$/.test(path), "must be an address of this site, such as /services")
  .meta({ choice: "address" });

/** The address of a file to download, such as /documents/quality.pdf. */
export const download = address
  .refine((path) => /\.[a-z0-9]+$/.test(path), "must be a file, such as /documents/quality.pdf")
  .meta({ title: "File", description: "Its address, such as /documents/quality.pdf." });

/** A name for addresses and files: lower-case letters, digits and hyphens. */
export const slug = line.refine(
  (id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
  "must be lower-case words joined by hyphens",
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

/**
 * Whether invented facts were confirmed, of a file or of one entry: `sample: true` marks them, and `confirmed` replaces
 * that line once the owner has confirmed them (apps/editor/publishing/check/confirm.ts). Never shown on a page.
 */
export const confirmation = {
  sample: z.boolean().optional().meta({
    title: "Not confirmed yet",
    description: "Set while a figure, a date or a text here is a sample. “Open points” confirms it.",
    rare: true,
  }),
  confirmed: word.optional().meta({ title: "Confirmed by", rare: true }),
};

/** A customer's permission to be quoted: who gave it, and on which day. Never shown on a page. */
export const consent = word.optional().meta({
  title: "The customer’s consent",
  description: "Who agreed to be quoted, and when. Never shown on the website.",
});
