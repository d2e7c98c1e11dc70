import type { Block } from "./blocks.ts";

/** What a part of a document is, by its name in PDF (ISO 32000-1, 14.8.4). */
export type Role =
  | "Document"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "Span"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Sect"
  | "Table"
  | "TR"
  | "TH"
  | "TD";

/** Of a cell of a table: what it heads, and how many rows it is high. */
export interface CellAttributes {
  readonly Scope?: "Column" | "Row";
  readonly RowSpan?: number;
}

/**
 * The structure that a screen reader follows, or a program that turns the document into text: what is a heading, a list, a
 * cell. It has the order in which things are drawn. What it does not contain is decoration.
 */
export class Structure {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  #open: PDFKit.PDFStructureElement;

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.#root = document.struct("Document" satisfies Role);
    this.#open = this.#root;
    document.addStructure(this.#root);
  }

  #element(role: Role, attributes?: CellAttributes): PDFKit.PDFStructureElement {
    const element = this.#document.struct(role);
    // PDFKit's types do not describe the element's dictionary, and its options know no rows.
    const { dictionary } = element as unknown as { dictionary: { data: { A?: object } } };
    if (attributes) dictionary.data.A = { O: "Table", ...attributes };
    this.#open.add(element);
    return element;
  }

  /** A block whose parts are in an element of their own. */
  group(role: Role, { height, draw }: Block, attributes?: CellAttributes): Block {
    return {
      height,
      draw: (top) => {
        const outer = this.#open;
        this.#open = this.#element(role, attributes);
        draw(top);
        this.#open = outer;
      },
    };
  }

  /** A block that is the content of an element: a text. */
  content(role: Role, { height, draw }: Block, attributes?: CellAttributes): Block {
    return { height, draw: (top) => void this.#element(role, attributes).add(() => draw(top)) };
  }

  /** An element that stands here, and whose content is drawn later, perhaps on another page. */
  reserve(role: Role): (draw: () => void) => void {
    const element = this.#element(role);
    return (draw) => void element.add(draw);
  }

  /** Draws what nobody needs who does not see the page. `type` is "Pagination" for what every page has. */
  decorate(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.#document.markContent("Artifact", { type });
    draw();
    this.#document.endMarkedContent();
  }

  /** To be called before the document is ended. */
  end(): void {
    this.#root.end();
  }
}
