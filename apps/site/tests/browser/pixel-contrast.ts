import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** The ratio of contrast (WCAG 2.2) of two relative luminances. */
export const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
/** The relative luminance (WCAG 2.2) of a color in sRGB, whose channels are 0 to 255. */
export const luminanceOf = ([r = 0, g = 0, b = 0]: Iterable<number>) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The luminances of all pixels of what is shown. */
export async function luminancesOf(shown: Locator): Promise<number[]> {
  const png = await shown.screenshot();
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / info.channels }, (_, index) =>
    luminanceOf(data.subarray(index * info.channels, index * info.channels + 3)),
  );
}

/** The largest contrast of any two pixels of what is shown, such as a word and its ground. */
export async function contrastWithin(shown: Locator): Promise<number> {
  const all = await luminancesOf(shown);
  return contrast(Math.max(...all), Math.min(...all));
}
