import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const archivo = readFileSync(new URL("../../apps/site/styles/fonts/archivo.woff2", import.meta.url));

/** Width of the letters, percent of the typeface's own. */
export const narrowness = { sheet: 88, diagram: 92 } as const;

/** Height of capitals and figures, in sizes of the letters. */
export const capitals = 0.686;

/** The features of the typeface that diagrams and PDFs use: figures in columns stand below one another. */
export const features = ["kern", "tnum"] as const;

/**
 * Style rule with the site's typeface, subset to the characters of a drawing, because an <img> cannot load fonts of its
 * page. `kept`: its features; those that every font has by default.
 */
export const embedded = async (svg: string, width: number, kept?: readonly string[]): Promise<string> => {
  const text = svg
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");
  const font = await subsetFont(archivo, text, {
    targetFormat: "woff2",
    variationAxes: { wdth: width, wght: { min: 400, max: 600 } },
    ...(kept && { keepFeatures: [...kept] }),
  });
  return `@font-face{font-family:A;font-weight:400 600;src:url(data:font/woff2;base64,${font.toString("base64")})}`;
};

/** One weight of the typeface as a font of its own: a PDF cannot hold a variable font. */
export const instance = async (letters: string, width: number, weight: number): Promise<Buffer> => {
  const font = await subsetFont(archivo, letters, {
    targetFormat: "truetype",
    variationAxes: { wdth: width, wght: weight },
    keepFeatures: [...features],
  });
  // Fontkit reads the box of an empty glyph too: the ten bytes behind the file's end if a space is its last glyph.
  return Buffer.concat([font, Buffer.alloc(16)]);
};
