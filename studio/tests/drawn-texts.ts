// What a diagram says: its lines of text, and the tags in them.
import { join } from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { studio } from "../catalog.ts";

const tagPattern = /(?<![\w-])[A-Z]{1,5}-\d{3}[A-Z]?(?![\w-])/g;
const symbolPattern = /\b([A-Z]{1,5})(\d{3}[A-Z]?)_[A-Z]/g;

/** From the letters to the digits in an instrument's bubble. */
const bubbleStep = 22;

/** The lines of text of a drawing, without tspans; letters above digits in a bubble are one text. */
export function textsOf(svg: string): string[] {
  const found = [...svg.matchAll(/<text[^>]* x="([^"]+)" y="([^"]+)"[^>]*>(.*?)<\/text>/gs)].map(
    ([, x, y, text = ""]) => ({
      x,
      y: Number(y),
      text: text.replaceAll(/<[^>]*>/g, "").replaceAll("&amp;", "&"),
    }),
  );
  return found.map(({ x, y, text }, index) => {
    const below = found[index + 1];
    return below?.x === x && below?.y === y + bubbleStep && /^[A-Z]{2,5}$/.test(text) ? `${text}-${below.text}` : text;
  });
}

/** Tags in texts: in full, or as a symbol of a program. */
export const tagsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [
    ...(text.match(tagPattern) ?? []),
    ...[...text.matchAll(symbolPattern)].map(([, letters, number]) => `${letters}-${number}`),
  ]);

/** The texts of a diagram, by its file in the studio. */
export const drawn = async (source: string): Promise<string[]> => {
  const { default: Drawing } = (await import(join(studio, source))) as { default: ComponentType };
  return textsOf(renderToStaticMarkup(createElement(Drawing)));
};
