import PdfDocument from "pdfkit";
import { capitals, features, instance, narrowness } from "./typeface.ts";

const letters = `${Array.from({ length: 95 }, (_, sign) => String.fromCharCode(32 + sign)).join("")}°²³Ø×±–−µ\u2009`;
const [regular, bold] = (
  await Promise.all([400, 600].map((weight) => instance(letters, narrowness.sheet, weight)))
).map((font) => new PdfDocument({ autoFirstPage: false }).font(font).fontSize(1 / capitals)) as [
  PDFKit.PDFDocument,
  PDFKit.PDFDocument,
];

/** Width of words on a sheet, mm, in letters whose capitals are `height` mm high. */
export const textWidth = (words: string, height: number, strong = false): number =>
  height * (strong ? bold : regular).widthOfString(words, { features: [...features] });

/** A space where a line may end: not between a figure and what belongs to it. */
const breakable = / (?!°C|%|g$|m³|kPa|L\/h|mg\/|mA|mm\b|[×±] )(?<![×±] )/;

/** The lines of words within a width, mm. A word that is wider has a line of its own. */
export const wrapped = (words: string, width: number, height: number): string[] => {
  const lines: string[] = [];
  for (const word of words.split(breakable)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && textWidth(longer, height) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
