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
  /** Whether it is written like "US", which is not "us". */
  readonly isAbbreviation: boolean;
}

/** "P & ID" and "p and id" are one word. */
const joinedSigns = (query: string): string =>
  query
    .replaceAll(/(?<=\b\p{L}{1,2}) ?([&/]) ?(?=\p{L})/gu, "$1")
    .replaceAll(/(?<=(?<!\p{L})\p{L}) and (?=\p{L}{1,2}(?!\p{L}))/giu, "&");

/** The words of a query. */
export function wantedIn(query: string): WantedWord[] {
  const words = [...joinedSigns(query).matchAll(wordPattern)].map(([written]) => written);
  // Somebody may write everything in capitals.
  const mayAbbreviate = words.length === 1 || /\p{Ll}/u.test(query);
  return words.map((written) => {
    const word = plain(written);
    const parts = partsOf(word);
    const isAbbreviation = mayAbbreviate && /^\p{Lu}{2,4}$/u.test(written);
    if (parts.length < 2) return { word, whole: [stem(word)], parts: [], isAbbreviation };
    const long = parts.every((part) => part.length > 1);
    return { word, whole: [word, parts.map(stem).join("")], parts: long ? parts.map(stem) : [], isAbbreviation };
  });
}

/** The form in which the words of a query are compared with stop words. */
const compared = ({ whole }: WantedWord): string => whole[0] ?? "";

/**
 * Tells keywords from the stop words of a list, such as "the" and "where". Stop words count only if a query has no other
 * words.
 */
export function keywordTest(ignored: readonly string[]): (word: WantedWord) => boolean {
  const terms = new Set(ignored.flatMap((word) => wantedIn(word).map(compared)));
  return (word) => !terms.has(compared(word));
}
