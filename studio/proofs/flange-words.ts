/** Words of standards that no line of the kit is made to (kit/line-classes.ts). */
import { isMetal, type LineKind } from "../kit/line-classes.ts";

/** EN standards of metal flanges, pipes, fittings, gaskets, bolts and valves, and their pressures. */
const ofMetalInEn = /\bPN ?(?:2\.5|6|16|25|40|63|100)\b|\bEN (?:10216|10217|10253|1514|1515|1983|1984|ISO 3506)\b/;
const ofPlastic = /\bPN ?\d|\bEN 1092\b/;
const ofMetal = /\bB16\.5\b|\bclass (?:150|300)\b/;

/**
 * The texts that name another standard than that of the lines they are about: those of `kinds`. Metal lines are ASME class 150, plastic
 * ones are drilled to EN 1092-1 PN 10.
 */
export const ofOtherStandards = (texts: readonly string[], kinds: ReadonlySet<LineKind>): string[] =>
  texts.filter(
    (text) =>
      ofMetalInEn.test(text) ||
      (!kinds.has("pipe") && ofPlastic.test(text)) ||
      (![...kinds].some(isMetal) && ofMetal.test(text)),
  );

/** The lines of text of a drawing. */
export const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text = ""]) => text.replaceAll(/<[^>]*>/g, ""));
