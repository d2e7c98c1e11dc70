import { mostCharacters, mostUnknown, mostWords as most } from "@ttpl/content/search/query-limits.ts";
import type { SearchWords } from "@ttpl/content/search/search-document.ts";
import { blanked, isAbout, type Quantity, quantitiesIn, spelledOut, unitsIn } from "@ttpl/content/search/quantities.ts";
import { Synonyms } from "@ttpl/content/search/synonyms.ts";
import { wordsLike } from "@ttpl/content/search/spelling.ts";
import { keywordTest, termsIn, wantedIn, type WantedWord } from "@ttpl/content/search/words.ts";

/** Up to so many letters, a word is not taken for the beginning of another: "RO" is not "Rockwell", and "MES" no mesh. */
const short = 3;

/** Written words, of which the beginnings are compared while somebody types: "scrubbi" has no root in common with "scrub". */
const writtenIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const inBoth = <Thing>(a: ReadonlySet<Thing>, b: ReadonlySet<Thing>): ReadonlySet<Thing> =>
  new Set([...a].filter((thing) => b.has(thing)));
const inAny = <Thing>(sets: Iterable<ReadonlySet<Thing>>): ReadonlySet<Thing> =>
  new Set([...sets].flatMap((set) => [...set]));

/** Where nothing has all words: what has so much of the weight of the best is found. */
const nearest = 0.7;

/** What a query finds. */
export interface Found<Thing> {
  readonly things: ReadonlySet<Thing>;
  /** The number of words and capacities of the query, and whether the things have all of them. */
  readonly wanted: number;
  readonly isWhole: boolean;
}

/**
 * Finds things by the words and capacities of a query: whole words and designations such as P&ID, beginnings of words,
 * synonyms, and, if nothing has a word, the words that are spelt most like it. A capacity finds others that are about as
 * large, in any unit: "2 MLD" finds 1,800 to 2,200 m³/d. If nothing has all of them, it finds what comes nearest, provided
 * that something has at least half; what few things have weighs more (inverse document frequency).
 */
export class TextSearch<Thing> {
  readonly #having = new Map<string, Set<Thing>>();
  readonly #total: number;
  readonly #capacities: readonly (readonly [Thing, Quantity])[];
  /** What has each word that was searched for: most words stay while somebody types. */
  readonly #known = new Map<string, ReadonlySet<Thing>>();

  readonly #isKeyword: (word: WantedWord) => boolean;
  readonly #like: typeof wordsLike;

  /** @param like what looks for words that are spelt like one; replaced where its calls are counted */
  constructor(things: Iterable<readonly [Thing, text: string]>, words: SearchWords, like = wordsLike) {
    const synonyms = new Synonyms(words.synonyms);
    this.#isKeyword = keywordTest(words.ignored);
    this.#like = like;
    const all = [...things];
    this.#total = all.length;
    for (const [thing, text] of all) {
      const found = `${text} · ${synonyms.of(text)}`;
      for (const term of [...termsIn(found), ...writtenIn(found)]) {
        const having = this.#having.get(term) ?? new Set();
        this.#having.set(term, having.add(thing));
      }
    }
    this.#capacities = all.flatMap(([thing, text]) => quantitiesIn(text).map((quantity) => [thing, quantity] as const));
  }

  find(query: string): Found<Thing> {
    const sets = this.#withEach(query.slice(0, mostCharacters));
    const wanted = sets.length;
    const whole = sets.length > 0 ? sets.reduce(inBoth) : new Set<Thing>();
    if (whole.size > 0 || wanted === 0) return { things: whole, wanted, isWhole: true };
    const weights = new Map<Thing, number>();
    const counts = new Map<Thing, number>();
    for (const set of sets)
      for (const thing of set) {
        weights.set(thing, (weights.get(thing) ?? 0) + Math.log(1 + this.#total / set.size));
        counts.set(thing, (counts.get(thing) ?? 0) + 1);
      }
    const least = Math.max(...counts.values()) * 2 >= wanted ? nearest * Math.max(...weights.values()) : Infinity;
    const things = [...weights].flatMap(([thing, weight]) => (weight >= least ? [thing] : []));
    return { things: new Set(things), wanted, isWhole: false };
  }

  /** What has each word and each capacity. */
  #withEach(query: string): ReadonlySet<Thing>[] {
    const text = spelledOut(query);
    const quantities = quantitiesIn(text);
    const units = unitsIn(text).filter(({ end }) => !quantities.some((quantity) => quantity.end === end));
    const places = [...quantities, ...units];
    const wanted = wantedIn(blanked(text, places));
    const keywords = wanted.filter(this.#isKeyword);
    const writtenAt = (at: number, end: number) =>
      wantedIn(text.slice(at, end))
        .map((word) => this.#withWord(word))
        .reduce(inBoth);
    return [
      ...quantities.map((quantity) => this.#with(isAbout.bind(undefined, quantity))),
      ...units.map(({ measure, start, end }) =>
        inAny([this.#with((quantity) => quantity.measure === measure), writtenAt(start, end)]),
      ),
      ...this.#withWords(keywords.length > 0 || places.length > 0 ? keywords : wanted),
    ].slice(0, most);
  }

  #with(fits: (quantity: Quantity) => boolean): ReadonlySet<Thing> {
    return new Set(this.#capacities.flatMap(([thing, quantity]) => (fits(quantity) ? [thing] : [])));
  }

  /** What has each word. Neighbors may stand as one word: "Delta V". */
  #withWords(words: readonly WantedWord[]): ReadonlySet<Thing>[] {
    const found: ReadonlySet<Thing>[] = [];
    let unknown = 0;
    for (let index = 0; index < words.length && found.length < most; index++) {
      const [word, next] = [words[index], words[index + 1]];
      if (!word) continue;
      const joined = next ? this.#startingWith(`${word.whole[0]}${next.whole[0]}`) : [];
      if (next && joined.length > 0) {
        const apart = inBoth(this.#withWord(word), this.#withWord(next));
        found.push(inAny([apart, this.#withAny(joined)]));
        index += 1;
        continue;
      }
      let having = this.#withWord(word);
      if (having.size === 0 && unknown++ < mostUnknown) having = this.#spelledLike(word);
      found.push(having);
    }
    return found;
  }

  #remembered(key: string, find: () => ReadonlySet<Thing>): ReadonlySet<Thing> {
    const known = this.#known.get(key) ?? find();
    this.#known.set(key, known);
    return known;
  }

  #withWord({ whole, parts }: Pick<WantedWord, "whole" | "parts">): ReadonlySet<Thing> {
    return this.#remembered(whole.join(" "), () => {
      // As written first: P&ID is not PID, if anything has it.
      const terms = whole.map((term) => this.#startingWith(term)).find((known) => known.length > 0);
      if (terms) return this.#withAny(terms);
      const [first, ...others] = parts.map((part) => this.#withWord({ whole: [part], parts: [] }));
      return others.reduce(inBoth, first ?? new Set());
    });
  }

  #spelledLike(word: WantedWord): ReadonlySet<Thing> {
    return this.#remembered(`~ ${word.word} ${word.isAbbreviation}`, () =>
      this.#withAny(this.#like(word, this.#having.keys())),
    );
  }

  #startingWith(term: string): string[] {
    const fits = (known: string) => (term.length <= short ? known === term : known.startsWith(term));
    return [...this.#having.keys()].filter(fits);
  }

  #withAny(terms: readonly string[]): ReadonlySet<Thing> {
    return inAny(terms.map((term) => this.#having.get(term) ?? new Set<Thing>()));
  }
}
