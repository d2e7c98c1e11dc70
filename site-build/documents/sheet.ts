import { logoPaths } from "../../site/components/brand/logo-paths.ts";
import type { Company } from "../../site/content-loader/schemas/company.ts";
import { type Paper, papers } from "../../site/content-loader/derive/paper-files.ts";
import { themeColours } from "../seo/theme-colours.ts";
import { beside, type Block, type Letters, rule, stack, space, text } from "./blocks.ts";
import { emptyDocument, features, type Typeface } from "./typeface.ts";

const millimetre = 72 / 25.4;
/** The border of the sheet, and the title block at its foot. */
const border = 10 * millimetre;
const blockHeight = 21 * millimetre;
const padding = 7 * millimetre;

export interface SheetWords {
  readonly title: string;
  readonly company: Company;
  /** In the corner of every sheet, if anything on it is a sample. */
  readonly mark: string | undefined;
  readonly labels: { readonly sheet: string; readonly of: string; readonly date: string };
  /** As in 2027-01-31. */
  readonly date: string;
}

/** Sheets of one size with a border and a title block, as on a drawing. Lengths are in points, from the upper left corner. */
export class Sheets {
  readonly document: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly colours: { readonly ink: string; readonly soft: string; readonly line: string; readonly strong: string };
  readonly #size: { readonly width: number; readonly height: number };
  readonly #words: SheetWords;

  constructor(paper: Paper, typeface: Typeface, words: SheetWords) {
    this.#size = papers[paper];
    this.#words = words;
    this.document = emptyDocument(typeface, {
      Title: `${words.title}, ${words.company.name}`,
      Author: words.company.name,
    });
    this.document.font("regular");
    this.left = border + padding;
    this.width = this.#size.width - 2 * this.left;
    this.top = border + padding;
    this.bottom = this.#size.height - border - blockHeight - padding * 0.6;
    const colour = (name: string) => themeColours(name).light;
    this.colours = {
      ink: colour("ink"),
      soft: colour("ink-soft"),
      line: colour("line"),
      strong: colour("line-strong"),
    };
  }

  /** Begins a sheet. */
  add(): void {
    this.document.addPage({ size: [this.#size.width, this.#size.height], margin: 0 });
  }

  letters(cut: Letters["cut"], size: number, soft = false): Letters {
    return { cut, size, colour: soft ? this.colours.soft : this.colours.ink };
  }

  text(words: string, letters: Letters, left = this.left, width = this.width): Block {
    return text(this.document, words, letters, left, width);
  }

  /** The width of a text on one line. */
  widthOf(words: string, { cut, size }: Letters): number {
    return this.document.font(cut).fontSize(size).widthOfString(words, { features });
  }

  /** A heading with a rule below it. */
  heading(words: string, left = this.left, width = this.width): Block {
    return stack([
      this.text(words, this.letters("bold", 10.5), left, width),
      space(1.5),
      rule(this.document, left, width, 1.1, this.colours.ink),
      space(3),
    ]);
  }

  /** A row of a table: its cells beside one another, a hairline above. `columns` are parts of the width. */
  row(cells: readonly (readonly [string, Letters])[], columns: readonly number[], ruled = true): Block {
    const gutter = 8;
    let left = this.left;
    const blocks = cells.map(([words, letters], at) => {
      const width = (columns[at] ?? 0) * this.width;
      const isLast = at === cells.length - 1;
      const cell = this.text(words, letters, left, width - (isLast ? 0 : gutter));
      left += width;
      return cell;
    });
    const line = ruled ? [rule(this.document, this.left, this.width, 0.4, this.colours.line)] : [];
    return stack([...line, space(2), beside(blocks), space(1)]);
  }

  /** Draws border and title block on all sheets, and returns the file. */
  async finish(): Promise<Buffer> {
    const { document } = this;
    const { count } = document.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      document.switchToPage(at);
      this.#frame(at + 1, count);
    }
    document.end();
    const chunks: Buffer[] = [];
    for await (const chunk of document) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  #frame(number: number, count: number): void {
    const { document, colours } = this;
    const { width, height } = this.#size;
    const top = height - border - blockHeight;
    const right = width - border;
    const cells = [border + 34 * millimetre, right - 62 * millimetre, right - 25 * millimetre];
    const middle = top + blockHeight / 2;
    document
      .rect(border, border, width - 2 * border, height - 2 * border)
      .lineWidth(1.1)
      .strokeColor(colours.ink)
      .stroke();
    document.moveTo(border, top).lineTo(right, top).stroke();
    document.lineWidth(0.5).strokeColor(colours.strong);
    for (const at of cells.slice(0, 2)) document.moveTo(at, top).lineTo(at, height - border);
    document.moveTo(cells[1] ?? 0, middle).lineTo(right, middle);
    document
      .moveTo(cells[2] ?? 0, middle)
      .lineTo(cells[2] ?? 0, height - border)
      .stroke();
    this.#logo(border + 5 * millimetre, top + 4.2 * millimetre, 24 * millimetre);
    this.#company((cells[0] ?? 0) + 8, top + 7, (cells[1] ?? 0) - (cells[0] ?? 0) - 14);
    const { title, date, labels, mark } = this.#words;
    const field = (value: string, at: number, y: number, cell: number) =>
      this.text(value, this.letters("bold", 9), at + 8, cell - 12).draw(y);
    field(title, cells[1] ?? 0, top + 9, 62 * millimetre);
    this.text(labels.date, this.letters("regular", 6.5, true), (cells[1] ?? 0) + 8, 80).draw(middle + 4);
    field(date, cells[1] ?? 0, middle + 12, 37 * millimetre);
    this.text(labels.sheet, this.letters("regular", 6.5, true), (cells[2] ?? 0) + 8, 60).draw(middle + 4);
    field(`${number} ${labels.of} ${count}`, cells[2] ?? 0, middle + 12, 25 * millimetre);
    if (mark !== undefined) this.#mark(mark, right);
  }

  #logo(left: number, top: number, width: number): void {
    const { document, colours } = this;
    document
      .save()
      .translate(left, top)
      .scale(width / 150);
    document.path(logoPaths.letters).lineWidth(8).strokeColor(colours.ink).stroke();
    document.path(logoPaths.dimension).lineWidth(1).fillAndStroke(colours.strong, colours.strong);
    document.restore();
  }

  #company(left: number, top: number, width: number): void {
    const { name, trade, address, telephones, email } = this.#words.company;
    const small = this.letters("regular", 7.5, true);
    stack([
      this.text(`${name} · ${trade}`, this.letters("bold", 8.5), left, width),
      space(1),
      this.text(address.join(", "), small, left, width),
      this.text([telephones[0]?.number, email].join(" · "), small, left, width),
    ]).draw(top);
  }

  /** In the upper border, as a stamp. */
  #mark(words: string, right: number): void {
    const { document, colours } = this;
    const letters = this.letters("bold", 8);
    const width = this.widthOf(words, letters) + 16;
    document
      .rect(right - width - 12, border - 8, width, 16)
      .lineWidth(1.1)
      .fillAndStroke("#ffffff", colours.ink);
    this.text(words, letters, right - width - 4, width).draw(border - 4);
  }
}
