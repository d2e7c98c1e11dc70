import { type Extent, onPage } from "./extents.ts";
import { type Part, partsRead, pdfRole } from "./structure.ts";

/** What a part consists of on the page. */
interface Drawn {
  contents: PDFKit.PDFStructureContent[];
  extents: Extent[];
}

/** Marks what is drawn on a page as content of the parts of a structure, which may be read in another order. */
export class TaggedContent {
  readonly #document: PDFKit.PDFDocument;
  /** Points in a unit of the drawing. */
  readonly #scale: number;
  readonly #drawn = new Map<Part, Drawn>();
  #open: { readonly part: Part | undefined } | undefined;

  constructor(document: PDFKit.PDFDocument, scale: number) {
    this.#document = document;
    this.#scale = scale;
  }

  /** What is drawn from now on belongs to the part; it is decoration if there is none. */
  begin(part: Part | undefined): void {
    if (this.#open && this.#open.part === part) return;
    this.#close();
    this.#open = { part };
    if (!part) {
      this.#document.markContent("Artifact", { type: "Layout" });
      return;
    }
    const drawn = this.#drawn.get(part) ?? { contents: [], extents: [] };
    this.#drawn.set(part, drawn);
    drawn.contents.push(this.#document.markStructureContent(pdfRole(part.role).name as "P"));
  }

  /** Says where something is that the open part consists of: a figure has to state its place. */
  occupy(extent: Extent): void {
    const part = this.#open?.part;
    if (part) this.#drawn.get(part)?.extents.push(extent);
  }

  #close(): void {
    if (this.#open) this.#document.endMarkedContent();
    this.#open = undefined;
  }

  /** Writes the structure when all is drawn: the part `root` with all in it. `description` is that of its figure. */
  end(root: Part, description: string | undefined): void {
    this.#close();
    const structure = this.#element(root, description);
    this.#document.addStructure(structure);
    structure.end();
  }

  #element(part: Part, description: string | undefined): PDFKit.PDFStructureElement {
    const { contents = [], extents = [] } = this.#drawn.get(part) ?? {};
    const { name, scope } = pdfRole(part.role);
    // PDFKit's types do not know all of its options.
    const options = { ...(part.role === "Figure" ? this.#figure(part, extents, description) : {}), scope };
    const element = this.#document.struct(name as "P", options as PDFKit.Mixins.StructureElementOptions);
    for (const content of contents) element.add(content);
    for (const inner of partsRead(part, (one) => this.#drawn.has(one))) element.add(this.#element(inner, description));
    return element;
  }

  #figure({ alt }: Part, extents: readonly Extent[], description: string | undefined): object {
    const { page, info } = this.#document;
    const words = alt ?? description;
    if (words === undefined) throw new Error(`The figure of ${info.Title} has no description`);
    return { alt: words, bbox: onPage(extents, [page.width, page.height], this.#scale) };
  }
}
