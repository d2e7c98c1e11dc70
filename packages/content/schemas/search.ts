import { z } from "zod";
import { searchKinds } from "../search/search-document.ts";
import { line, verbatim } from "./text.ts";

const kinds = Object.fromEntries(searchKinds.map((kind) => [kind, line])) as Record<
  (typeof searchKinds)[number],
  typeof line
>;

/** content/search.yaml: the words of the search page, and synonyms. */
export const searchSchema = z.strictObject({
  words: z.strictObject({
    field: line,
    find: line,
    found: line.refine((words) => words.includes("{count}"), "must contain {count}"),
    one: line,
    none: line,
    /** Before the title of the document, of which {query} is what was typed. */
    documentTitle: line.refine((words) => words.includes("{query}"), "must contain {query}"),
    hint: line,
    withoutScript: line,
    /** Where nobody has asked for the platform of a maker before. */
    unserved: z.strictObject({
      lead: line.refine((words) => words.includes("{maker}"), "must contain {maker}"),
      enquire: line,
    }),
    more: line,
    allPages: line,
    others: line,
    kinds: z.strictObject(kinds),
  }),
  /** Groups of words of one meaning. */
  same: z
    .array(z.strictObject({ words: z.array(verbatim).min(2).meta({ one: "a word" }) }))
    .meta({ title: "Words of one meaning", one: "a group" }),
  /** One of `names` finds what has one of `words`, but not the other way round. */
  covers: z
    .array(
      z.strictObject({
        names: z.array(verbatim).min(1).meta({ one: "a word" }),
        words: z.array(verbatim).min(1).meta({ one: "a word" }),
      }),
    )
    .meta({ title: "Words that stand for others", one: "a word" }),
  /** Words of queries that say nothing about what is looked for. */
  ignored: z.array(verbatim).meta({
    title: "Words that are ignored",
    description: "They say nothing about what is looked for, such as “the” and “please”.",
    one: "a word",
  }),
  /** Makers of control systems besides the platforms of content/experience.yaml. */
  makers: z
    .array(z.strictObject({ name: verbatim, words: z.array(verbatim).min(1).optional().meta({ one: "a word" }) }))
    .meta({
      title: "Other makers of control systems",
      description:
        "Whoever searches for one of them is told which platforms our projects are on, until one is on theirs.",
      one: "a maker",
    }),
});

export type Search = z.infer<typeof searchSchema>;
