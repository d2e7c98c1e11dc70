import { z } from "zod";
import { searchKinds } from "../../search/search-document.ts";
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
    more: line,
    allPages: line,
    others: line,
    kinds: z.strictObject(kinds),
  }),
  /** Groups of words of one meaning. */
  same: z
    .array(z.strictObject({ words: z.array(verbatim).min(2) }))
    .meta({ title: "Words of one meaning", one: "a group" }),
  /** One of `names` finds what has one of `words`, but not the other way round. */
  covers: z
    .array(z.strictObject({ names: z.array(verbatim).min(1), words: z.array(verbatim).min(1) }))
    .meta({ title: "Words that stand for others", one: "a word" }),
});

export type Search = z.infer<typeof searchSchema>;
