import { readFile } from "node:fs/promises";
import PdfDocument from "pdfkit";
import subsetFont from "subset-font";

export const typefaceFile = "apps/site/styles/fonts/archivo.woff2";

/** The cuts of the typeface that documents are set in. */
const cuts = {
  regular: { wdth: 92, wght: 400 },
  bold: { wdth: 92, wght: 600 },
  title: { wdth: 68, wght: 600 },
} as const;

export type Cut = keyof typeof cuts;
export type Typeface = Readonly<Record<Cut, Buffer>>;

/** Figures in columns stand below one another. */
export const features: PDFKit.Mixins.OpenTypeFeatures[] = ["kern", "tnum"];

/** Every character that a document of English text may have: all of the typeface below the symbols of drawings. */
const everyCharacter = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code)).join("");

/** The cuts as fonts of their own: a PDF cannot hold a variable font. PDFKit embeds only the characters that are used. */
export async function openTypeface(): Promise<Typeface> {
  const variable = await readFile(typefaceFile);
  const fonts = await Promise.all(
    Object.entries(cuts).map(async ([name, variationAxes]) => {
      const font = await subsetFont(variable, everyCharacter, {
        targetFormat: "truetype",
        variationAxes,
        keepFeatures: features,
      });
      // Fontkit reads the box of an empty glyph too: the ten bytes behind the file's end if a space is its last glyph.
      return [name, Buffer.concat([font, Buffer.alloc(16)])] as const;
    }),
  );
  return Object.fromEntries(fonts) as Record<Cut, Buffer>;
}

/** @throws Error naming the characters of a text that the typeface does not have: a viewer would show boxes */
export function refuseUnknown(document: PDFKit.PDFDocument, text: string): void {
  // PDFKit's types do not describe the font that it has read.
  const { _font: known } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
  };
  const missing = [...new Set(text)].filter((letter) => !known.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`The typeface has no ${missing.join(" ")}, which is in "${text}"`);
}

/** For PDFKit's metadata, which are XML and would break at the character. */
const withoutAmpersand = (name: string) => name.replaceAll("&", "and");

/**
 * An empty document in the typeface, without pages. All that is drawn in it has to be structure or decoration (structure.ts).
 * @param date as in 2027-01-31; PDFKit would take the time of the build, and every build would give other bytes
 */
export function emptyDocument(typeface: Typeface, title: string, author: string, date: string): PDFKit.PDFDocument {
  const document = new PdfDocument({
    autoFirstPage: false,
    margin: 0,
    font: null as unknown as string,
    lang: "en-GB",
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.7",
    // PDFKit's types do not have this one.
    subset: "PDF/UA" as string as PDFKit.Mixins.PDFSubsets,
    bufferPages: true,
    info: { Title: withoutAmpersand(title), Author: withoutAmpersand(author), CreationDate: new Date(date) },
  });
  for (const [name, font] of Object.entries(typeface)) document.registerFont(name, font);
  return document;
}
