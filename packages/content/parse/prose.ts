/** The elements that a text may contain. Texts are passed to pages as data, never as HTML. */
export type ProseTag = "p" | "ul" | "ol" | "li" | "strong" | "em" | "code" | "br" | "h3" | "a";

export interface ProseElement {
  readonly tag: ProseTag;
  readonly children: readonly ProseNode[];
  /** Only on "a": an address of this site, or a mailto:, tel: or https: URL. */
  readonly href?: string;
}

export interface ProseTable {
  readonly tag: "table";
  readonly head: readonly ProseCell[];
  readonly rows: readonly (readonly ProseCell[])[];
}

export interface ProseCell {
  readonly content: readonly ProseNode[];
  /** Whether the column contains numbers and is right-aligned. */
  readonly numeric: boolean;
}

export type ProseNode = string | ProseElement | ProseTable;

/** A part of a page below one heading. The first section of a page may have no heading. */
export interface ProseSection {
  readonly heading?: string;
  /** The fragment for links to the section. */
  readonly id?: string;
  readonly nodes: readonly ProseNode[];
}
