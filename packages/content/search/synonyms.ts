import type { SynonymGroup } from "./search-document.ts";
import { termsIn, wordsIn } from "./words.ts";

/** What is also a word if it is not written in capitals: "US" and "us", "AB", "SAT". */
const abbreviation = /^\p{Lu}{2,4}$/u;

interface Phrase {
  readonly terms: readonly string[];
  readonly isAbbreviation: boolean;
  /** The words that stand for it, for the index. */
  readonly names: string;
}

/** Finds in a text the words of one group of synonyms, and gives the others. */
export class Synonyms {
  /** By their first term, so that a text is looked through once. */
  readonly #phrases = new Map<string, Phrase[]>();

  constructor(groups: readonly SynonymGroup[]) {
    for (const { names, words = names } of groups) {
      for (const word of words) {
        const terms = termsIn(word);
        const [first = ""] = terms;
        const phrases = this.#phrases.get(first) ?? [];
        const phrase = { terms, isAbbreviation: abbreviation.test(word), names: names.join(" · ") };
        this.#phrases.set(first, [...phrases, phrase]);
      }
    }
  }

  /** The names of all groups that have a word in the text. Abbreviations have to be written in capitals. */
  of(text: string): string {
    const terms = wordsIn(text).flatMap(({ start, end, terms: own }) => {
      const inCapitals = /\p{Lu}{2}/u.test(text.slice(start, end));
      return own.map((term) => ({ term, inCapitals }));
    });
    const found = terms.flatMap(({ term, inCapitals }, index) =>
      (this.#phrases.get(term) ?? [])
        .filter(({ isAbbreviation }) => inCapitals || !isAbbreviation)
        .filter((phrase) => phrase.terms.every((part, after) => terms[index + after]?.term === part))
        .map(({ names }) => names),
    );
    return [...new Set(found)].join(" · ");
  }
}
