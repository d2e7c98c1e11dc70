import { stem } from "./stem.ts";

/** A word of a text, where it stands, and the terms by which it is found. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
}

// Designations such as P&ID, I/O, S7-1500 and 10,000 are one word.
const wordPattern = /[\p{L}\p{N}]+(?:[&/.+\-\u2060'’]+[\p{L}\p{N}]+|,(?=\d)\d+)*/gu;

/** In the form in which words are compared: lower case, "m3" for "m³", without accents. */
const plain = (word: string): string =>
  word
    .normalize("NFKD")
    .replaceAll(/[\p{M}\u2060]/gu, "")
    .replaceAll(/['’]s?$|,(?=\d)|(?<=[&/]\p{L}+|\p{Lu}{2})s$/gu, "")
    .toLowerCase();

const partsOf = (word: string): string[] => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The forms of a word as it is written in a text: itself, its parts, and the parts joined, as in "IO" for "I/O". */
function formsOf(written: string): readonly string[] {
  const word = plain(written);
  const parts = partsOf(word);
  if (parts.length < 2) return [stem(word)];
  return [word, parts.map(stem).join(""), ...parts.filter((part) => part.length > 1).map(stem)];
}

/** Most words of a site are repeated, and their forms take longer to find than the words. */
const known = new Map<string, readonly string[]>();

function termsOf(written: string): readonly string[] {
  const forms = known.get(written) ?? formsOf(written);
  known.set(written, forms);
  return forms;
}

/** All words of a text, in order. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    terms: termsOf(written),
  }));

/** All terms of a text, in order. */
export const termsIn = (text: string): string[] => wordsIn(text).flatMap(({ terms }) => terms);

/** A word that was searched for, as compared: any of `whole`, or all of `parts`, if there are any. */
export interface WantedWord {
  readonly word: string;
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}

/** The words of a query. "P & ID" is written as one. */
export const wantedIn = (query: string): WantedWord[] =>
  [...query.replaceAll(/(?<=\b\p{L}{1,2}) ?([&/]) ?(?=\p{L})/gu, "$1").matchAll(wordPattern)].map(([written]) => {
    const word = plain(written);
    const parts = partsOf(word);
    if (parts.length < 2) return { word, whole: [stem(word)], parts: [] };
    const long = parts.every((part) => part.length > 1);
    return { word, whole: [word, parts.map(stem).join("")], parts: long ? parts.map(stem) : [] };
  });

/** Words that say nothing about what is looked for. They count if a query has no others. */
const fillers = new Set(
  "a about an and any are at by can do does for from get have how i in is it me my of on or our show tell that the there to us we what when where which who with you your".split(
    " ",
  ),
);

/** Whether a word of a query says something about what is looked for. */
export const isTelling = ({ whole }: WantedWord): boolean => !fillers.has(whole[0] ?? "");
