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

/** What stands for characters that the typeface lacks and that have no plainer form in Unicode. */
const plainForms: ReadonlyMap<string, string> = new Map(
  "₹ INR, € EUR, £ GBP, ¥ JPY, ß ss, ł l, Ł L, đ d, Đ D, ı i, æ ae, Æ AE, œ oe, Œ OE, ‐ -, ‑ -, ‒ –, ∅ Ø, \u03a9 ohm, μ µ"
    .split(", ")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Codes of currencies, where a sign without a space before its amount has become one. */
const codeBeforeAmount = new RegExp(
  `\\b(?:${[...plainForms].flatMap(([sign, code]) => (/\p{Sc}/u.test(sign) ? code : [])).join("|")})(?=\\d)`,
  "g",
);

/** A letter without its marks ("ö"), or what a sign stands for ("™"). */
const plainFormOf = (letter: string): string =>
  plainForms.get(letter) ??
  (/\p{L}/u.test(letter) ? letter.normalize("NFD").replaceAll(/\p{M}/gu, "") : letter.normalize("NFKC"));

/**
 * A text in the characters of the typeface, so that no sum of money and no town of a client keeps an owner from publishing.
 * @throws Error naming the characters that have no such form: a viewer would show boxes
 */
export function inTypeface(document: PDFKit.PDFDocument, words: string): string {
  // PDFKit's types do not describe the font that it has read.
  const { _font: known } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
  };
  const isKnown = (letter: string) => known.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const text = [...words.normalize("NFC")]
    .map((letter) => (isKnown(letter) ? letter : plainFormOf(letter)))
    .join("")
    .replaceAll(codeBeforeAmount, "$&\u00a0");
  const missing = [...new Set(text)].filter((letter) => !isKnown(letter));
  if (missing.length > 0) {
    throw new Error(
      `The PDF documents cannot show ${missing.join(" ")}, which is in "${words}": write it in Latin letters`,
    );
  }
  return text;
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
    lang: "en-US",
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
