import { logoPaths } from "../../components/brand/logo-paths.ts";
import type { Company } from "@ttpl/content/schemas/company.ts";
import { themeColors } from "../seo/theme-colors.ts";
import { type Letters, space, stack, text } from "./blocks.ts";
import { features } from "./typeface.ts";

const millimeter = 72 / 25.4;

/** The border of a page, and the title block at its foot, in points. */
export const [border, blockHeight, padding] = [10 * millimeter, 21 * millimeter, 7 * millimeter];

const color = (name: string) => themeColors(name).light;
export const colors = {
  ink: color("ink"),
  soft: color("ink-soft"),
  line: color("line"),
  strong: color("line-strong"),
};

export interface PageWords {
  readonly title: string;
  readonly company: Company;
  /** In the corner of every page, if anything on it is a sample. */
  readonly mark: string | undefined;
  readonly labels: { readonly page: string; readonly of: string; readonly date: string };
  /** As in 2027-01-31. */
  readonly date: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const small: Letters = { cut: "regular", size: 6.5, color: colors.soft };
const value: Letters = { cut: "bold", size: 9, color: colors.ink };

function logo(document: PDFKit.PDFDocument, left: number, top: number, width: number): void {
  document
    .save()
    .translate(left, top)
    .scale(width / 150);
  document.path(logoPaths.letters).lineWidth(8).strokeColor(colors.ink).stroke();
  document.path(logoPaths.dimension).lineWidth(1).fillAndStroke(colors.strong, colors.strong);
  document.restore();
}

function company(document: PDFKit.PDFDocument, { company: own }: PageWords, left: number, top: number, width: number) {
  const { name, trade, address, telephones, email } = own;
  const line = (words: string) => text(document, words, { ...small, size: 7.5 }, left, width);
  stack([
    text(document, `${name} · ${trade}`, { ...value, size: 8.5 }, left, width),
    space(1),
    line(address.join(", ")),
    line([telephones[0]?.number, email].join(" · ")),
  ]).draw(top);
}

/** Draws border and title block on the current page. */
export function titleBlock(
  document: PDFKit.PDFDocument,
  { width, height }: Size,
  words: PageWords,
  number: number,
  count: number,
): void {
  const { title, date, labels } = words;
  const [top, right, foot] = [height - border - blockHeight, width - border, height - border];
  const [first, second, third] = [border + 34 * millimeter, right - 62 * millimeter, right - 25 * millimeter];
  const middle = top + blockHeight / 2;
  document
    .rect(border, border, width - 2 * border, height - 2 * border)
    .lineWidth(1.1)
    .strokeColor(colors.ink)
    .stroke();
  document.moveTo(border, top).lineTo(right, top).stroke();
  document.lineWidth(0.5).strokeColor(colors.strong);
  document.moveTo(first, top).lineTo(first, foot).moveTo(second, top).lineTo(second, foot);
  document.moveTo(second, middle).lineTo(right, middle).moveTo(third, middle).lineTo(third, foot).stroke();
  logo(document, border + 5 * millimeter, top + 4.2 * millimeter, 24 * millimeter);
  company(document, words, first + 8, top + 7, second - first - 14);
  const write = (line: string, letters: Letters, left: number, at: number, cell: number) =>
    text(document, line, letters, left + 8, cell - 12).draw(at);
  write(title, value, second, top + 9, right - second);
  write(labels.date, small, second, middle + 4, third - second);
  write(date, value, second, middle + 12, third - second);
  write(labels.page, small, third, middle + 4, right - third);
  write(`${number} ${labels.of} ${count}`, value, third, middle + 12, right - third);
}

/** A stamp in the upper border: its box, and its words. */
export function stamp(
  document: PDFKit.PDFDocument,
  { width: page }: Size,
  words: string,
): { box: () => void; words: () => void } {
  const letters = { ...value, size: 8 };
  const width = document.font(letters.cut).fontSize(letters.size).widthOfString(words, { features }) + 16;
  const left = page - border - width - 12;
  return {
    box: () =>
      void document
        .rect(left, border - 8, width, 16)
        .lineWidth(1.1)
        .fillAndStroke("#ffffff", colors.ink),
    words: () => text(document, words, letters, left + 8, width).draw(border - 4),
  };
}
