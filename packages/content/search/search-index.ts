import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import { blanked, isAbout, type Quantity, quantitiesIn, spelledOut } from "./quantities.ts";
import { mostCharacters } from "./query-limits.ts";
import { documentsIn, type SearchData, type SearchDocument, type SearchKind } from "./search-document.ts";
import { wordsLike } from "./spelling.ts";
import { Synonyms } from "./synonyms.ts";
import { WordQueries } from "./word-queries.ts";
import { termsIn, wantedIn } from "./words.ts";

const fields = ["title", "named", "place", "text", "mentions", "capacities"] as const;
const boosts = { title: 5, named: 4, place: 1.5, text: 1, mentions: 0.7, capacities: 3 };

/** The term of a capacity, which no word is. */
const termOf = ({ measure, each, all, asGas }: Quantity): string => `=${[measure, each, all, asGas].join(":")}`;

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

/** Of the weight of the best, what has only some of the words needs at least so much. */
const nearest = 0.5;

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

/**
 * Finds documents by words, with synonyms and misspellings, and by capacities about as large in any unit: "2 MLD" finds
 * 1,800 to 2,200 m³/d.
 */
export class SearchIndex {
  readonly #known = new Set<string>();
  /** By their terms. */
  readonly #capacities = new Map<string, Quantity>();
  readonly #documents: readonly SearchDocument[];
  readonly #synonyms: Synonyms;
  readonly #makers: Synonyms;
  readonly #queries: WordQueries;
  readonly #index: MiniSearch;

  /** @param like what looks for words that are spelt like one; replaced where its calls are counted */
  constructor(data: SearchData, like = wordsLike) {
    this.#documents = documentsIn(data);
    this.#synonyms = new Synonyms(data.synonyms);
    this.#makers = new Synonyms(data.unserved);
    this.#queries = new WordQueries(this.#known, data, like);
    this.#index = new MiniSearch({
      fields: [...fields],
      tokenize: (text, field) => (field === "capacities" ? text.split(" ") : termsIn(text)),
      processTerm: (term, field) => {
        if (field !== "capacities") this.#known.add(term);
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
    const capacities = quantitiesIn(`${title} · ${text}`).map((quantity) => {
      this.#capacities.set(termOf(quantity), quantity);
      return termOf(quantity);
    });
    this.#index.add({ id, title, named, place, text, mentions, capacities: capacities.join(" ") });
  }

  /** A query for what has a capacity about as large. */
  #about(wanted: Quantity): Query {
    const queries = [...this.#capacities].flatMap(([term, quantity]) => (isAbout(wanted, quantity) ? [term] : []));
    return { combineWith: "OR", queries, fields: ["capacities"] };
  }

  #documentAt(id: number): SearchDocument {
    const document = this.#documents[id];
    if (!document) throw new Error(`No document ${id}`);
    return document;
  }

  /** The makers in a query on whose systems there is no project: "Honeywell". */
  unserved(query: string): string {
    // Synonyms expects abbreviations in capitals, and "abb" is ABB too.
    return this.#makers.of(query.slice(0, mostCharacters).toUpperCase());
  }

  /**
   * What is found for a query, best first: what has all words, and, if that is little, what has nearly as much of them as the
   * best. Words that tell nothing, such as "about us", are looked for in titles alone.
   */
  find(query: string): SearchHit[] {
    const asked = spelledOut(query.slice(0, mostCharacters));
    const quantities = quantitiesIn(asked);
    const words = this.#queries
      .for(wantedIn(blanked(asked, quantities)))
      .filter((word) => word.isKeyword || quantities.length === 0);
    const queries = [...quantities.map((quantity) => this.#about(quantity)), ...words.map((word) => word.query)];
    const isKeyword = quantities.length > 0 || words.some((word) => word.isKeyword);
    // "the" is in many titles, "about us" in few.
    if (queries.length < (isKeyword ? 1 : 2)) return [];
    const all = this.#search({ combineWith: "AND", queries }, isKeyword ? {} : { fields: ["title", "named"] });
    if (all.length >= enough || queries.length === 1 || !isKeyword) return this.#varied(all);
    const found = new Set(all.map(({ id }) => Number(id)));
    const some = this.#search({ combineWith: "OR", queries });
    const shares = this.#sharesOf(queries, some);
    const shareOf = (result: SearchResult) => shares.get(result) ?? 0;
    const best = Math.max(0, ...shares.values());
    const others = some
      .filter((result) => !found.has(Number(result.id)))
      .map((result) => ({ ...result, score: result.score * shareOf(result) ** 2, share: shareOf(result) }))
      .toSorted((a, b) => b.score - a.score)
      .filter(({ share }, index) => share >= nearest * best || index < enough - all.length);
    return this.#varied([...all, ...others]);
  }

  #search(query: Query, options: SearchOptions = {}): SearchResult[] {
    const asTheyAre = { tokenize: (term: string) => [term], processTerm: (term: string) => term };
    return this.#index.search(query, { boost: boosts, ...asTheyAre, ...options });
  }

  /**
   * The share of the wanted words that each result has; what few documents have weighs more (inverse document frequency). A
   * single letter or figure, as in "zone 1", says too little to count.
   */
  #sharesOf(queries: readonly Query[], results: readonly SearchResult[]): ReadonlyMap<SearchResult, number> {
    const wanted = queries.map(termsOf).filter((terms) => terms.some(({ length }) => length > 1));
    const having = wanted.map((terms) =>
      results.filter(({ queryTerms }) => terms.some((term) => queryTerms.includes(term))),
    );
    const weights = having.map(({ length }) => Math.log(1 + this.size / Math.max(1, length)));
    const whole = weights.reduce((sum, weight) => sum + weight, 1);
    const shares = new Map(results.map((result) => [result, 1 / whole]));
    for (const [index, those] of having.entries())
      for (const result of those) shares.set(result, (shares.get(result) ?? 0) + (weights[index] ?? 0) / whole);
    return shares;
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
      .toSorted((a, b) => b.fit - a.fit);
    const seen = new Map<SearchKind, number>();
    return left
      .map(({ result, kind, fit }) => {
        const before = seen.get(kind) ?? 0;
        seen.set(kind, before + 1);
        return { result, fit: fit * repetition ** before };
      })
      .toSorted((a, b) => b.fit - a.fit)
      .map(({ result }) => ({ document: this.#documentAt(Number(result.id)), terms: new Set(result.terms) }));
  }
}
