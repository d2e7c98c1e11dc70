import type { Query } from "minisearch";
import { joinedTerm, partsOfJoined } from "./joined-words.ts";
import { mostUnknown, mostWords, shortWord } from "./query-limits.ts";
import type { SearchData } from "./search-document.ts";
import type { wordsLike } from "./spelling.ts";
import { keywordTest, termsIn, type WantedWord } from "./words.ts";

/** How much a word counts that is only spelt like the wanted one. */
const misspelt = 0.45;

/** How much a word counts that only begins like the wanted one: less if the documents have that one too. */
const begun = { known: 0.15, unknown: 0.6 };

/** A query for one word, or for two neighbors. */
export interface WordQuery {
  readonly query: Query;
  readonly isKeyword: boolean;
}

/** Makes the queries for the words that somebody looks for. */
export class WordQueries {
  readonly #known: ReadonlySet<string>;
  readonly #isKeyword: (word: WantedWord) => boolean;
  /** Names that no project has: they are not the beginning of another word, nor another word with an error. */
  readonly #unserved: ReadonlySet<string>;
  readonly #like: typeof wordsLike;
  /** Most words stay while somebody types. */
  readonly #corrected = new Map<string, readonly string[]>();

  /** @param known all terms that documents have, which may grow */
  constructor(known: ReadonlySet<string>, { ignored, unserved }: SearchData, like: typeof wordsLike) {
    this.#known = known;
    this.#isKeyword = keywordTest(ignored);
    this.#unserved = new Set(unserved.flatMap(({ words = [] }) => words.flatMap(termsIn)));
    this.#like = like;
  }

  /**
   * A query for each keyword, up to a limit; for all words if there is none. Neighbors that documents write
   * as one are looked for in both ways.
   */
  for(wanted: readonly WantedWord[]): readonly WordQuery[] {
    const counted = wanted.filter((word, index) => this.#counts(word, wanted[index - 1], wanted[index + 1]));
    const words = counted.length > 0 ? counted : wanted;
    const keywords: WordQuery[] = [];
    const others: WordQuery[] = [];
    let unknown = 0;
    for (let index = 0; index < words.length && keywords.length < mostWords; index++) {
      const [word, next] = [words[index], words[index + 1]];
      if (!word) continue;
      const joined = next && joinedTerm(word, next);
      if (next && joined && this.#known.has(joined)) {
        const apart = [word, next].map((one) => this.#exactly(one, false));
        const query: Query = { combineWith: "OR", queries: [joined, { combineWith: "AND", queries: apart }] };
        keywords.push({ query, isKeyword: true });
        index += 1;
        continue;
      }
      if (word.isAbbreviation && !this.#isKeyword(word)) {
        // "US" and "IT" are names, as which documents have them by synonyms; "us" and "it" are in all of them.
        keywords.push({ query: { queries: [...word.whole], fields: ["named", "mentions"] }, isKeyword: true });
        continue;
      }
      const isKeyword = this.#isKeyword(word);
      const correct = isKeyword && !this.#isKnown(word) && unknown++ < mostUnknown;
      const query = correct ? this.#orLike(word, !next) : this.#exactly(word, !next);
      (isKeyword ? keywords : others).push({ query, isKeyword });
    }
    return keywords.length > 0 ? keywords : others.slice(0, mostWords);
  }

  /** A word that does not is as if it were not there: it neither parts neighbors nor completes the word before it. */
  #counts(word: WantedWord, before: WantedWord | undefined, next: WantedWord | undefined): boolean {
    const joins = (a?: WantedWord, b?: WantedWord) => a && b && this.#known.has(joinedTerm(a, b));
    return this.#isKeyword(word) || word.isAbbreviation || Boolean(joins(before, word) || joins(word, next));
  }

  /** The terms of a word that the documents may have. Some are too short for a root: "POs". */
  #termsOf({ word, whole }: WantedWord): readonly string[] {
    const singular = word.replace(/s$/, "");
    return !whole.some((term) => this.#known.has(term)) && this.#known.has(singular) ? [singular] : whole;
  }

  #isKnown(word: WantedWord): boolean {
    return this.#termsOf(word).some((term) => this.#known.has(term)) || this.#unserved.has(word.whole[0] ?? "");
  }

  /**
   * A word that the documents have is not taken for a part of another unless it is still typed, and a short one not even
   * then: SIL is not silica.
   */
  #exactly(word: WantedWord, isLast: boolean): Query {
    const isKnown = this.#isKnown(word);
    // The "S" of an abbreviation is no plural: CEMS is not the beginning of cement.
    const terms = word.isAbbreviation && !isKnown ? [word.word] : this.#termsOf(word);
    const length = terms[0]?.length ?? 0;
    const mayGoOn = isKnown ? isLast && length > shortWord : length > shortWord || (isLast && length >= 3);
    return {
      combineWith: "OR",
      queries: [...new Set(terms)],
      prefix: mayGoOn,
      weights: { prefix: isKnown ? begun.known : begun.unknown, fuzzy: 0 },
    };
  }

  /** Of a word that no document has, also the words that it is made of, and those that are spelt like it. */
  #orLike(word: WantedWord, isLast: boolean): Query {
    const like: Query = { combineWith: "OR", queries: [...this.#correctionsOf(word)], boostTerm: () => misspelt };
    const inParts =
      word.parts.length > 0
        ? [...word.parts]
        : partsOfJoined(word.word, this.#known).map(({ term, isBeginning }) => ({
            queries: [term],
            prefix: isBeginning,
          }));
    const joined: Query[] = inParts.length > 0 ? [{ combineWith: "AND", queries: inParts }] : [];
    return { combineWith: "OR", queries: [this.#exactly(word, isLast), like, ...joined] };
  }

  #correctionsOf(word: WantedWord): readonly string[] {
    const key = `${word.word} ${word.isAbbreviation}`;
    const known = this.#corrected.get(key) ?? this.#like(word, this.#known);
    this.#corrected.set(key, known);
    return known;
  }
}
