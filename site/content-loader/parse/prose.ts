/** The elements that a text may have. A text travels to the page as plain data, never as HTML. */
export type ProseTag = "p" | "ul" | "ol" | "li" | "strong" | "em" | "code" | "br" | "h3" | "a";

export interface ProseElement {
  readonly tag: ProseTag;
  readonly children: readonly ProseNode[];
  /** Only on "a": an address of this site, mailto:, tel: or https:. */
  readonly href?: string;
}

export interface ProseTable {
  readonly tag: "table";
  readonly head: readonly ProseCell[];
  readonly rows: readonly (readonly ProseCell[])[];
}

export interface ProseCell {
  readonly content: readonly ProseNode[];
  /** True where the column holds figures and is set flush right. */
  readonly numeric: boolean;
}

export type ProseNode = string | ProseElement | ProseTable;

/** A part of a page below one heading. The first part of a page may stand without one. */
export interface ProseSection {
  readonly heading?: string;
  /** The fragment by which the section can be linked. */
  readonly id?: string;
  readonly nodes: readonly ProseNode[];
}
