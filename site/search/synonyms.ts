import type { SynonymGroup } from "./search-document.ts";
import { termsIn } from "./words.ts";

interface Phrase {
  readonly terms: readonly string[];
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
        this.#phrases.set(first, [...phrases, { terms, names: names.join(" · ") }]);
      }
    }
  }

  /** The names of all groups that have a word in the text. */
  of(text: string): string {
    const terms = termsIn(text);
    const found = terms.flatMap((term, at) =>
      (this.#phrases.get(term) ?? [])
        .filter((phrase) => phrase.terms.every((part, after) => terms[at + after] === part))
        .map(({ names }) => names),
    );
    return [...new Set(found)].join(" · ");
  }
}
