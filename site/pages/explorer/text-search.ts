import type { SynonymGroup } from "../../search/search-document.ts";
import { Synonyms } from "../../search/synonyms.ts";
import { wordsLike } from "../../search/spelling.ts";
import { isTelling, termsIn, wantedIn, type WantedWord } from "../../search/words.ts";

/** Up to so many letters, a word is not taken for the beginning of another: "RO" is not "Rockwell", and "MES" no mesh. */
const short = 3;

/** Written words, of which the beginnings are compared while somebody types: "scrubbi" has no root in common with "scrub". */
const writtenIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const inBoth = <Thing>(one: ReadonlySet<Thing>, other: ReadonlySet<Thing>): ReadonlySet<Thing> =>
  new Set([...one].filter((thing) => other.has(thing)));

/**
 * Finds things by all words of a query: whole words and designations such as P&ID, beginnings of words, synonyms, and, if
 * nothing has a word, the words that are spelt most like it.
 */
export class TextSearch<Thing> {
  readonly #having = new Map<string, Set<Thing>>();

  constructor(things: Iterable<readonly [Thing, text: string]>, groups: readonly SynonymGroup[]) {
    const synonyms = new Synonyms(groups);
    for (const [thing, text] of things) {
      const all = `${text} · ${synonyms.of(text)}`;
      for (const term of [...termsIn(all), ...writtenIn(all)]) {
        const having = this.#having.get(term) ?? new Set();
        this.#having.set(term, having.add(thing));
      }
    }
  }

  /** Whether a thing has all words of a query. */
  finder(query: string): (thing: Thing) => boolean {
    const wanted = wantedIn(query);
    const telling = wanted.filter(isTelling);
    const found = this.#withEach(telling.length > 0 ? telling : wanted);
    return (thing) => found.every((things) => things.has(thing));
  }

  /** What has each word. Neighbours may stand as one word: "Delta V". */
  #withEach(words: readonly WantedWord[]): ReadonlySet<Thing>[] {
    const found: ReadonlySet<Thing>[] = [];
    for (let at = 0; at < words.length; at++) {
      const [word, next] = [words[at], words[at + 1]];
      if (!word) continue;
      const joined = next ? this.#startingWith(`${word.whole[0]}${next.whole[0]}`) : [];
      if (next && joined.length > 0) {
        const apart = inBoth(this.#withWord(word), this.#withWord(next));
        found.push(new Set([...apart, ...this.#withAny(joined)]));
        at += 1;
      } else found.push(this.#withWord(word));
    }
    return found;
  }

  #withWord({ whole, parts }: Pick<WantedWord, "whole" | "parts">): ReadonlySet<Thing> {
    // As written first: P&ID is not PID, if anything has it.
    const terms = whole.map((term) => this.#startingWith(term)).find((known) => known.length > 0);
    if (terms) return this.#withAny(terms);
    if (parts.length > 0) return parts.map((part) => this.#withWord({ whole: [part], parts: [] })).reduce(inBoth);
    return this.#withAny(whole.flatMap((term) => wordsLike(term, this.#having.keys())));
  }

  #startingWith(term: string): string[] {
    const fits = (known: string) => (term.length <= short ? known === term : known.startsWith(term));
    return [...this.#having.keys()].filter(fits);
  }

  #withAny(terms: readonly string[]): Set<Thing> {
    return new Set(terms.flatMap((term) => [...(this.#having.get(term) ?? [])]));
  }
}
