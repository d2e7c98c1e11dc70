import assert from "node:assert/strict";
import { palettes } from "../diagrams/drawing/palette.ts";
import { drawingNumber } from "../diagrams/plant/drawing-register.ts";
import { textWidth } from "../exports/text-width.ts";
import { capitals, narrowness } from "../exports/typeface.ts";
import { ofOtherStandards, textsIn } from "./flange-words.ts";
import { none, type Proofs } from "./proof.ts";

/** Words of a text that is not turned, and where they end; undefined of one that is. */
const endOf = (attributes: string, content: string) => {
  const number = (name: string) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(attributes)?.[1] ?? 0);
  if (attributes.includes("rotate(")) return undefined;
  const moved = Number(/translate\(([-\d.]+)/.exec(attributes)?.[1] ?? 0);
  const words = content
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<");
  const strong = number("font-weight") >= 600;
  // The widths are those of the typeface of sheets, which is narrower.
  const wide = textWidth(words, capitals * number("font-size"), strong) * (narrowness.diagram / narrowness.sheet);
  const before = { start: 0, middle: 0.5, end: 1 }[/text-anchor="(\w+)"/.exec(attributes)?.[1] ?? "start"] ?? 0;
  return { words, end: number("x") + moved + (1 - before) * wide };
};

/** Of a diagram, without its PDF. */
export const ofDiagrams: Proofs = {
  "is at most 60 kB in either theme": ({ read }) => {
    for (const theme of Object.keys(palettes)) {
      const { length } = read(`${theme}.svg`);
      assert(length < 60_000, `${theme}.svg has ${length} bytes`);
    }
  },

  "names no standard that lines are not made to": ({ read }) =>
    none(ofOtherStandards(textsIn(read("light.svg").toString()), new Set(["steel", "pipe"]))),

  "has no line of text that runs out of it": ({ read, sidecar: { width = 0 } }) => {
    const texts = [
      ...read("light.svg")
        .toString()
        .matchAll(/<text([^>]*)>(.*?)<\/text>/gs),
    ].map(([, attributes = "", content = ""]) => endOf(attributes, content));
    assert(texts.length > 0, "it has no text");
    // Texts of a group that is moved are measured as if it were not: one may be missed, none is found wrongly.
    none(texts.flatMap((text) => (text && text.end > width ? [text.words] : [])));
  },

  "has its number in the drawing register": ({ entry, sidecar }) =>
    assert.equal(sidecar.drawing, drawingNumber[entry.name]),

  "embeds its colors and typeface, and has no text below the legible size": async ({ read, sidecar }) => {
    // Here, because only the maker of diagrams lets Node read JSX.
    const { small } = await import("../diagrams/drawing/Paper.tsx");
    const svg = read("light.svg").toString();
    assert(!svg.includes("var("), "it has a color by name");
    none(svg.match(/https?:(?!\/\/www\.w3\.org).{30}/g) ?? []);
    const least = sidecar.width === small.width ? 22 : 17;
    none([...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size)).filter((size) => !(size >= least)));
  },
};
