import { wholeAddress } from "./title-address.ts";

/** What a document is; the page of results names it (content/search.yaml). */
export const searchKinds = [
  "page",
  "contact",
  "document",
  "section",
  "projects",
  "project",
  "picture",
  "opening",
  "quote",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Something that can be found, with plain texts. */
export interface SearchDocument {
  readonly kind: SearchKind;
  readonly title: string;
  /** Its address, with fragment or query. */
  readonly to: string;
  /** The page or the group in which it stands; empty for a page. */
  readonly place: string;
  readonly text: string;
}

/** Synonyms: a search for one of `names` also finds documents with one of `words`. */
export interface SynonymGroup {
  readonly names: readonly string[];
  /** The words that a document may have; without them, `names`. */
  readonly words?: readonly string[];
}

/** The words that a search knows besides those of the documents. */
export interface SearchWords {
  readonly synonyms: readonly SynonymGroup[];
  /** Words of queries that say nothing about what is looked for. */
  readonly ignored: readonly string[];
}

/** Documents of one kind: the first title belongs to the first address, place and text. */
export interface DocumentColumns {
  readonly titles: readonly string[];
  /** Without an end that follows from the title (title-address.ts). */
  readonly to: readonly string[];
  readonly places: readonly string[];
  readonly texts: readonly string[];
}

/** What is fetched for searching. */
export interface SearchData extends SearchWords {
  /** The documents by kind, in columns: far smaller than one after the other. */
  readonly documents: Readonly<Record<SearchKind, DocumentColumns>>;
  /** Makers on whose systems there is no project, with the names of these. */
  readonly unserved: readonly SynonymGroup[];
}

/** The documents, those that are most likely to be looked for first. */
export const documentsIn = ({ documents }: SearchData): SearchDocument[] =>
  searchKinds.flatMap((kind) => {
    const { titles, to, places, texts } = documents[kind];
    return titles.map((title, index) => ({
      kind,
      title,
      to: wholeAddress(to[index] ?? "", title),
      place: places[index] ?? "",
      text: texts[index] ?? "",
    }));
  });
