import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { joinedTerm, partsOfJoined } from "./joined-words.ts";
import { documentsIn, type SearchData, type SearchDocument, type SearchKind } from "./search-document.ts";
import { wordsLike } from "./spelling.ts";
import { Synonyms } from "./synonyms.ts";
import { isTelling, termsIn, wantedIn, type WantedWord } from "./words.ts";

const fields = ["title", "named", "place", "text", "mentions"] as const;
const boosts = { title: 5, named: 4, place: 1.5, text: 1, mentions: 0.7 };

/** Pages come before their parts, and a list of projects before each of them. */
const kindBoosts: Readonly<Record<SearchKind, number>> = {
  page: 1.4,
  contact: 1.4,
  document: 1.4,
  section: 1,
  projects: 1.3,
  project: 0.8,
  picture: 1,
  opening: 1.1,
  quote: 0.7,
};

/** With fewer results than this, documents with some of the words are added to those with all of them. */
const enough = 4;

/** How much a word counts that is only spelt like the wanted one. */
const misspelt = 0.45;

/** By how much each result counts less than the one of its kind before it, so that several kinds are among the first. */
const repetition = 0.85;

/** A document that was found, and its terms that fitted. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly terms: ReadonlySet<string>;
}

/** All terms that a query looks for. */
const termsOf = (query: Query): string[] => {
  if (typeof query === "string") return [query];
  return typeof query === "symbol" ? [] : query.queries.flatMap(termsOf);
};

/** The share of the wanted words that a result has. A single letter or figure, as in "zone 1", says too little to count. */
function shareOf(queries: readonly Query[]): (result: SearchResult) => number {
  const words = queries.map(termsOf).filter((terms) => terms.some(({ length }) => length > 1));
  return ({ queryTerms }) => {
    const has = (terms: readonly string[]) => terms.some((term) => queryTerms.includes(term));
    return (1 + words.filter(has).length) / (1 + words.length);
  };
}

/** Finds documents by words, with synonyms and misspellings. */
export class SearchIndex {
  readonly #known = new Set<string>();
  readonly #documents: readonly SearchDocument[];
  readonly #synonyms: Synonyms;
  readonly #index: MiniSearch;

  constructor(data: SearchData) {
    this.#documents = documentsIn(data);
    this.#synonyms = new Synonyms(data.synonyms);
    this.#index = new MiniSearch({
      fields: [...fields],
      tokenize: termsIn,
      processTerm: (term) => {
        this.#known.add(term);
        return term;
      },
    });
  }

  /** How many documents there are to be added. */
  get size(): number {
    return this.#documents.length;
  }

  /** Adds the document at a position. */
  add(id: number): void {
    const { title, place, text } = this.#documentAt(id);
    const [named, mentions] = [this.#synonyms.of(title), this.#synonyms.of(`${place} ${text}`)];
    this.#index.add({ id, title, named, place, text, mentions });
  }

  #documentAt(id: number): SearchDocument {
    const document = this.#documents[id];
    if (!document) throw new Error(`No document ${id}`);
    return document;
  }

  /** What is found for a query, best first. */
  find(query: string): SearchHit[] {
    const queries = this.#queriesFor(wantedIn(query));
    if (queries.length === 0) return [];
    const all = this.#search({ combineWith: "AND", queries });
    if (all.length >= enough || queries.length === 1) return this.#varied(all);
    const found = new Set(all.map(({ id }) => Number(id)));
    const some = this.#search({ combineWith: "OR", queries }).filter(({ id }) => !found.has(Number(id)));
    const share = shareOf(queries);
    return [...this.#varied(all), ...this.#varied(some.map((one) => ({ ...one, score: one.score * share(one) ** 2 })))];
  }

  #search(query: Query): SearchResult[] {
    return this.#index.search(query, { boost: boosts, tokenize: (term) => [term], processTerm: (term) => term });
  }

  /** A query for each telling word; neighbours that documents write as one are looked for in both ways. */
  #queriesFor(words: readonly WantedWord[]): Query[] {
    const queries: { query: Query; isTelling: boolean }[] = [];
    for (let at = 0; at < words.length; at++) {
      const [word, next] = [words[at], words[at + 1]];
      if (!word) continue;
      const joined = next && joinedTerm(word, next);
      if (next && joined && this.#known.has(joined)) {
        const apart = [word, next].map((one) => this.#queryFor(one, false));
        const query: Query = { combineWith: "OR", queries: [joined, { combineWith: "AND", queries: apart }] };
        queries.push({ query, isTelling: true });
        at += 1;
      } else queries.push({ query: this.#queryFor(word, !next), isTelling: isTelling(word) });
    }
    const telling = queries.filter(({ isTelling }) => isTelling);
    return (telling.length > 0 ? telling : queries).map(({ query }) => query);
  }

  /** A word that the documents have is not taken for a misspelling of another, nor for a part of one unless it is still typed. */
  #queryFor({ word, whole: written, parts }: WantedWord, isLast: boolean): Query {
    const isWritten = written.some((term) => this.#known.has(term));
    // Too short for a root: "POs".
    const singular = word.replace(/s$/, "");
    const whole = !isWritten && this.#known.has(singular) ? [singular] : written;
    const isKnown = isWritten || whole !== written;
    const isName = whole.some((term) => /\P{L}/u.test(term));
    const length = whole[0]?.length ?? 0;
    const asWhole: Query = {
      combineWith: "OR",
      queries: [...new Set(whole)],
      prefix: length >= 3 && (isLast || !isKnown),
      weights: { prefix: isKnown ? 0.15 : 0.6, fuzzy: 0 },
    };
    if (isKnown) return asWhole;
    const like: Query = {
      combineWith: "OR",
      queries: isName ? [] : wordsLike(whole[0] ?? "", this.#known),
      boostTerm: () => misspelt,
    };
    const inParts =
      parts.length > 0
        ? [...parts]
        : partsOfJoined(word, this.#known).map(({ term, isBeginning }) => ({ queries: [term], prefix: isBeginning }));
    const joined: Query[] = inParts.length > 0 ? [{ combineWith: "AND", queries: inParts }] : [];
    return { combineWith: "OR", queries: [asWhole, like, ...joined] };
  }

  /** How well a result fits: a title of the wanted words alone counts double. */
  #fit(result: SearchResult): number {
    const { title, kind } = this.#documentAt(Number(result.id));
    const inTitle = Object.values(result.match).filter((places) => places.includes("title")).length;
    const share = Math.min(1, inTitle / Math.max(1, title.split(" ").length));
    return result.score * (1 + share) * kindBoosts[kind];
  }

  #varied(results: readonly SearchResult[]): SearchHit[] {
    const left = results
      .map((result) => ({ result, kind: this.#documentAt(Number(result.id)).kind, fit: this.#fit(result) }))
      .toSorted((one, other) => other.fit - one.fit);
    const seen = new Map<SearchKind, number>();
    return left
      .map(({ result, kind, fit }) => {
        const before = seen.get(kind) ?? 0;
        seen.set(kind, before + 1);
        return { result, fit: fit * repetition ** before };
      })
      .toSorted((one, other) => other.fit - one.fit)
      .map(({ result }) => ({ document: this.#documentAt(Number(result.id)), terms: new Set(result.terms) }));
  }
}
