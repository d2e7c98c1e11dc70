import { readFile } from "node:fs/promises";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import subsetFont from "subset-font";

export const typefaceFile = "apps/site/styles/fonts/archivo.woff2";

export interface Letters {
  readonly size: number;
  /** As in CSS: `stretch` is the width in percent. */
  readonly stretch: number;
  readonly weight: number;
}

/** A line of text as outlines, starting at 0, 0 on the baseline. */
export interface Line {
  readonly path: string;
  readonly width: number;
}

/** Typesets texts in the site's typeface. */
export interface Lettering {
  line(text: string, letters: Letters): Line;
  /** Breaks a text at its spaces into balanced lines no wider than `room`. */
  lines(text: string, letters: Letters, room: number): Line[];
}

/**
 * Loads the typeface. Texts become outlines, as no machine has this font installed, and pictures then look the same
 * everywhere.
 */
export async function openLettering(): Promise<Lettering> {
  const everyLetter = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code)).join("");
  // Unpacks the font, because the shaper cannot read WOFF2.
  const sfnt = await subsetFont(await readFile(typefaceFile), everyLetter, { targetFormat: "truetype" });
  const face = new Face(new Blob(new Uint8Array(sfnt).buffer));

  const fonts = new Map<string, { font: Font; outlines: Map<number, string> }>();
  function cut({ stretch, weight }: Letters) {
    const name = `${stretch} ${weight}`;
    const known = fonts.get(name) ?? { font: new Font(face), outlines: new Map<number, string>() };
    if (!fonts.has(name)) known.font.setVariations([new Variation("wdth", stretch), new Variation("wght", weight)]);
    fonts.set(name, known);
    return known;
  }

  function shaped(text: string, letters: Letters) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(cut(letters).font, buffer);
    return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
  }

  const width = (text: string, letters: Letters): number =>
    (shaped(text, letters).positions.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * letters.size) / face.upem;

  function line(text: string, letters: Letters): Line {
    const { font, outlines } = cut(letters);
    const { infos, positions } = shaped(text, letters);
    const scale = letters.size / face.upem;
    let x = 0;
    const glyphs = infos.map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      const outline = outlines.get(codepoint) ?? font.glyphToPath(codepoint);
      outlines.set(codepoint, outline);
      const glyph = `<path transform="translate(${x + xOffset})" d="${outline}"/>`;
      x += xAdvance;
      return glyph;
    });
    return { path: `<g transform="scale(${scale} ${-scale})">${glyphs.join("")}</g>`, width: x * scale };
  }

  function broken(text: string, letters: Letters, room: number): string[] {
    const set: string[] = [];
    for (const word of text.split(" ")) {
      const longer = `${set.at(-1)} ${word}`;
      if (set.length > 0 && width(longer, letters) <= room) set[set.length - 1] = longer;
      else set.push(word);
    }
    return set;
  }

  return {
    line,
    lines(text, letters, room) {
      // The narrowest width with the same number of lines, so that no last word is alone on a line.
      const number = broken(text, letters, room).length;
      let narrow = room;
      while (narrow > 0.6 * room && broken(text, letters, narrow - 8).length === number) narrow -= 8;
      return broken(text, letters, narrow).map((each) => line(each, letters));
    },
  };
}
