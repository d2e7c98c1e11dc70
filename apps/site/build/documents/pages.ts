import { type Paper, papers } from "@ttpl/content/derive/paper-files.ts";
import { beside, type Block, type Letters, rule, stack, space, text } from "./blocks.ts";
import { type CellAttributes, type Role, Structure } from "./structure.ts";
import { blockHeight, border, colors, padding, type PageWords, stamp, titleBlock } from "./title-block.ts";
import { emptyDocument, features, type Typeface } from "./typeface.ts";

export interface RowOptions {
  /** Whether a hairline stands above it. */
  readonly ruled?: boolean;
  /** Whether it heads the columns; otherwise its first cell heads the row. */
  readonly isHead?: boolean;
  /** How many rows the first cell is for. */
  readonly rows?: number;
}

/** Pages of one size with a border and a title block, as on a drawing. Lengths are in points, from the upper left corner. */
export class Pages {
  readonly document: PDFKit.PDFDocument;
  readonly structure: Structure;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly colors = colors;
  readonly #size: { readonly width: number; readonly height: number };
  readonly #words: PageWords;
  /** Draws the mark where it is read: at the beginning, once. */
  readonly #readMark: (draw: () => void) => void;

  constructor(paper: Paper, typeface: Typeface, words: PageWords) {
    this.#size = papers[paper];
    this.#words = words;
    this.document = emptyDocument(typeface, `${words.title}, ${words.company.name}`, words.company.name, words.date);
    this.structure = new Structure(this.document);
    this.#readMark = words.mark === undefined ? () => undefined : this.structure.reserve("P");
    this.document.font("regular");
    this.left = border + padding;
    this.width = this.#size.width - 2 * this.left;
    this.top = border + padding;
    this.bottom = this.#size.height - border - blockHeight - padding * 0.6;
  }

  /** Begins a page. */
  add(): void {
    this.document.addPage({ size: [this.#size.width, this.#size.height], margin: 0 });
  }

  letters(cut: Letters["cut"], size: number, soft = false): Letters {
    return { cut, size, color: soft ? this.colors.soft : this.colors.ink };
  }

  text(
    words: string,
    letters: Letters,
    left = this.left,
    width = this.width,
    role: Role = "P",
    attributes?: CellAttributes,
  ): Block {
    return this.structure.content(role, text(this.document, words, letters, left, width), attributes);
  }

  rule(left: number, width: number, weight: number, color: string): Block {
    const line = rule(this.document, left, width, weight, color);
    return { height: line.height, draw: (top) => this.structure.decorate(() => line.draw(top)) };
  }

  /** The width of a text on one line. */
  widthOf(words: string, { cut, size }: Letters): number {
    return this.document.font(cut).fontSize(size).widthOfString(words, { features });
  }

  /** A heading with a rule below it. */
  heading(words: string, left = this.left, width = this.width): Block {
    return stack([
      this.text(words, this.letters("bold", 10.5), left, width, "H2"),
      space(1.5),
      this.rule(left, width, 1.1, this.colors.ink),
      space(3),
    ]);
  }

  /**
   * A row of a table: its cells beside one another. `columns` are parts of the width. The first cell is undefined where the
   * one above it is for this row too.
   */
  row(
    cells: readonly (readonly [string, Letters] | undefined)[],
    columns: readonly number[],
    { ruled = true, isHead = false, rows = 1 }: RowOptions = {},
  ): Block {
    const gutter = 8;
    let right = this.left;
    const blocks = cells.flatMap((cell, index) => {
      const left = right;
      const width = (columns[index] ?? 0) * this.width - (index === cells.length - 1 ? 0 : gutter);
      right += (columns[index] ?? 0) * this.width;
      if (!cell) return [];
      const attributes: CellAttributes = {
        Scope: isHead ? "Column" : "Row",
        ...(index === 0 && rows > 1 && { RowSpan: rows }),
      };
      const heads = isHead || index === 0;
      return [this.text(...cell, left, width, heads ? "TH" : "TD", heads ? attributes : undefined)];
    });
    const line = ruled ? [this.rule(this.left, this.width, 0.4, this.colors.line)] : [];
    return this.structure.group("TR", stack([...line, space(2), beside(blocks), space(1)]));
  }

  /** Draws border and title block on all pages, and returns the file. */
  async finish(): Promise<Buffer> {
    const { document } = this;
    const { count } = document.bufferedPageRange();
    const { mark } = this.#words;
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(index);
      this.structure.decorate(() => titleBlock(document, this.#size, this.#words, index + 1, count), "Pagination");
      if (mark === undefined) continue;
      const { box, words } = stamp(document, this.#size, mark);
      this.structure.decorate(box, "Pagination");
      if (index === 0) this.#readMark(words);
      else this.structure.decorate(words, "Pagination");
    }
    this.structure.end();
    document.end();
    const chunks: Buffer[] = [];
    for await (const chunk of document) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }
}
