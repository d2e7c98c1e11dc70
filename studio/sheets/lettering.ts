import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Width of the letters on a sheet, percent of the typeface's own. */
export const narrowness = 88;

const archivo = new URL("../../site/styles/fonts/archivo.woff2", import.meta.url);

/**
 * Style element with the site's typeface, subset to the characters of a drawing, because an <img> cannot load fonts of
 * its page.
 */
export const lettering = async (drawing: string): Promise<string> => {
  const letters = [...new Set(drawing.replaceAll(/<[^>]*>/g, "").replaceAll("&amp;", "&"))].join("");
  const font = await subsetFont(await readFile(archivo), letters, {
    targetFormat: "woff2",
    variationAxes: { wdth: narrowness, wght: { min: 400, max: 600 } },
  });
  return `@font-face{font-family:A;font-weight:400 600;src:url(data:font/woff2;base64,${font.toString("base64")})}`;
};
