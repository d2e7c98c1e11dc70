import { readFileSync } from "node:fs";
import dictionary from "dictionary-en";
import nspell from "nspell";

/** Words of the trade, names of products and units, which the dictionary does not have. */
export const wordList = "tools/spelling/trade-words.txt";

/** British words that the American dictionary has too, each with what Americans write. */
const british: ReadonlyMap<string, string> = new Map([
  ["amidst", "amid"],
  ["amongst", "among"],
  ["earthed", "grounded"],
  ["earthing", "grounding"],
  ["towards", "toward"],
  ["whilst", "while"],
]);

/** The lines of the word list, without comments. */
export const wordsIn = (list: string): string[] =>
  list.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** A word that is not American English or a known word of the trade. */
export interface UnknownWord {
  readonly word: string;
  /** Words in its place, the likeliest first. */
  suggestions(): readonly string[];
}

/**
 * Finds the words of a text that the American dictionary and the word list do not have. The dictionary is hunspell's,
 * because others take British forms such as "modelling" for American ones.
 * @param list the content of a word list
 */
export function spellingWith(list: string): (text: string) => UnknownWord[] {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  const known = new Set(wordsIn(list));
  const isRight = (word: string) => known.has(word) || (!british.has(word.toLowerCase()) && speller.correct(word));
  const isKnown = (word: string) => [word, word.toLowerCase(), word.replace(/(?<=\p{Lu})s$/u, "")].some(isRight);
  return (text) =>
    [...text.replaceAll("’", "'").matchAll(/[\p{L}\p{N}][\p{L}\p{N}']*(?:-\d[\p{L}\p{N}-]*)?/gu)]
      .map(([found]) => found.replace(/'s?$/, ""))
      // Tags, standards, models of makers, and numbers with their units.
      .filter((word) => word.length > 1 && !/\p{N}/u.test(word) && !isKnown(word))
      .map((word) => ({
        word,
        suggestions: () => british.get(word.toLowerCase())?.split(" ") ?? speller.suggest(word).slice(0, 3),
      }));
}

/** Finds unknown words by the repository's own word list. */
export const unknownWords = spellingWith(readFileSync(wordList, "utf8"));
