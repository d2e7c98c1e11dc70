import { globSync, readFileSync } from "node:fs";
import { Blob, Buffer as Text, Face, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

// A free font with the metrics of Arial: Debian's package fonts-liberation.
const likeArial = "/usr/share/fonts/truetype/liberation/LiberationSans";
const cuts = [
  { weight: 400, file: "Regular", local: ["Arial", "Liberation Sans"] },
  { weight: 500, file: "Regular", local: ["Arial", "Liberation Sans"] },
  { weight: 600, file: "Bold", local: ["Arial Bold", "Liberation Sans Bold"] },
];
const allPages = globSync("content/pages/**/*.md")
  .map((file) => readFileSync(file, "utf8"))
  .join(" ")
  // One space between words: repeated spaces, which are not rendered, would distort the mean.
  .replace(/[^\p{L}\p{N}.,()–]+/gu, " ");
/** Their capitals are wider, in relation to Arial's, than the letters of sentences. */
const bannerTitles = globSync("content/pages/**/*.{md,yaml}")
  .flatMap((file) => /^banner: (.+)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? [])
  .join(" ");
/**
 * The font widths that the site uses, in percent, each with the range of widths that its face covers, the weights if there
 * are not all, and what is set in it.
 */
const widths = [
  { width: 62, range: "62%", weights: [600], text: bannerTitles },
  { width: 68, range: "63% 72%", weights: [600] },
  { width: 81, range: "73% 90%" },
  { width: 100, range: "100%" },
];

const facesOf = (sfnt: Uint8Array) => new Face(new Blob(new Uint8Array(sfnt).buffer));

/** The mean advance width of a text's characters, as a fraction of the font size. */
function meanAdvance(face: Face, font: Font, text: string): number {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / text.length / face.upem;
}

/**
 * Font faces of Arial with the mean width and height of the typeface, so that hardly any line breaks change when the
 * typeface has loaded. `typeface` is the subset font. Needs Liberation Sans.
 */
export async function fallbackFaces(typeface: Uint8Array): Promise<object[]> {
  const archivo = facesOf(
    await subsetFont(Buffer.from(typeface), allPages + bannerTitles, { targetFormat: "truetype" }),
  );
  const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;
  return cuts.flatMap(({ weight, file, local }) => {
    const arial = facesOf(readFileSync(`${likeArial}-${file}.ttf`));
    return widths.flatMap(({ width, range, weights = [weight], text = allPages }) => {
      if (!weights.includes(weight)) return [];
      const set = new Font(archivo);
      set.setVariations([new Variation("wdth", width), new Variation("wght", weight)]);
      const size = meanAdvance(archivo, set, text) / meanAdvance(arial, new Font(arial), text);
      const { ascender, descender, lineGap } = set.hExtents();
      const height = (units: number) => percent(Math.abs(units) / archivo.upem / size);
      if (lineGap !== 0)
        throw new Error("fallback-faces.ts in apps/site/styles/fonts expects a typeface without a line gap.");
      const heights = { ascent: height(ascender), descent: height(descender) };
      return { local, weight, widths: range, size: percent(size), ...heights };
    });
  });
}
