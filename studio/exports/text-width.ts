import PdfDocument from "pdfkit";
import { features, instance, narrowness } from "./typeface.ts";

const ascii = Array.from({ length: 95 }, (_, sign) => String.fromCharCode(32 + sign)).join("");
const bold = new PdfDocument({ autoFirstPage: false }).font(await instance(ascii, narrowness.sheet, 600)).fontSize(1);

/** Width of words in the bold letters of a sheet, in sizes of the letters. */
export const boldWidth = (words: string): number => bold.widthOfString(words, { features: [...features] });
