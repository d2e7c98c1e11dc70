import { globSync, readFileSync } from "node:fs";
import { Blob, Buffer as Text, Face, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

// Has Arial's own widths (its makers' aim), and is free: Debian's package fonts-liberation.
const likeArial = "/usr/share/fonts/truetype/liberation/LiberationSans";
const cuts = [
  { weight: 400, file: "Regular", local: ["Arial", "Liberation Sans"] },
  { weight: 500, file: "Regular", local: ["Arial", "Liberation Sans"] },
  { weight: 600, file: "Bold", local: ["Arial Bold", "Liberation Sans Bold"] },
];
/** The widths at which the site sets text, in percent, and which of them one face stands for. */
const widths = [
  { width: 66, range: "62% 72%" },
  { width: 81, range: "73% 90%" },
  { width: 100, range: "100%" },
];

const facesOf = (sfnt: Uint8Array) => new Face(new Blob(new Uint8Array(sfnt).buffer));

/** The mean advance of the site's own words, in parts of the font's size. */
function meanAdvance(face: Face, font: Font, text: string): number {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / text.length / face.upem;
}

/**
 * Faces of Arial with the typeface's mean width and height, so that hardly a line breaks elsewhere when the typeface comes.
 * `typeface` is the cut font. Needs Liberation Sans.
 */
export async function fallbackFaces(typeface: Uint8Array): Promise<object[]> {
  const text = globSync("content/pages/**/*.md")
    .map((file) => readFileSync(file, "utf8"))
    .join(" ")
    // A word's end is one space: more of them would make faces of a narrower mean than what is set.
    .replace(/[^\p{L}\p{N}.,()–]+/gu, " ");
  const archivo = facesOf(await subsetFont(Buffer.from(typeface), text, { targetFormat: "truetype" }));
  const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;
  return cuts.flatMap(({ weight, file, local }) => {
    const arial = facesOf(readFileSync(`${likeArial}-${file}.ttf`));
    const arialAdvance = meanAdvance(arial, new Font(arial), text);
    return widths.map(({ width, range }) => {
      const set = new Font(archivo);
      set.setVariations([new Variation("wdth", width), new Variation("wght", weight)]);
      const size = meanAdvance(archivo, set, text) / arialAdvance;
      const { ascender, descender, lineGap } = set.hExtents();
      const height = (units: number) => percent(Math.abs(units) / archivo.upem / size);
      if (lineGap !== 0) throw new Error("fallback-faces.ts in site/styles/fonts expects a typeface without line gap.");
      const heights = { ascent: height(ascender), descent: height(descender) };
      return { local, weight, widths: range, size: percent(size), ...heights };
    });
  });
}
