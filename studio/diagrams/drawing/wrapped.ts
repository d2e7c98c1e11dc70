import PdfDocument from "pdfkit";
import { features, instance, narrowness } from "../../exports/typeface.ts";

const letters = `${Array.from({ length: 95 }, (_, sign) => String.fromCharCode(32 + sign)).join("")}°³–−’·`;
const regular = new PdfDocument({ autoFirstPage: false })
  .font(await instance(letters, narrowness.diagram, 400))
  .fontSize(18);

const widthOf = (words: string): number => regular.widthOfString(words, { features: [...features] });

/** A space where a line may end: not between a number and its unit. */
const breakable = / (?!°C|%|m³|kPa|L\/h|mg\/|mA)/;

/** The lines of a text of the usual size within a width, in drawing units. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(breakable)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
