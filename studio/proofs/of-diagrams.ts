import assert from "node:assert/strict";
import { palettes } from "../diagrams/drawing/palette.ts";
import { drawingNumber } from "../diagrams/plant/drawing-register.ts";
import { ofOtherStandards, textsIn } from "./flange-words.ts";
import { none, type Proofs } from "./proof.ts";

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
