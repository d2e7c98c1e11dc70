import { flangeSize, isMetal, standards } from "../kit/line-classes.ts";
import type { Part } from "../kit/part.ts";

/** Notes that say by which standards the flanges of parts are made, and how those of ducts, which follow none. */
export const flangeNotes = (parts: readonly Part[]): string[] => {
  const ends = parts.flatMap(({ ports }) => ports.map(({ end }) => end));
  const kinds = new Set(ends.map(({ kind }) => kind));
  const ducts = new Set(ends.filter(({ kind }) => kind === "duct").map(({ bore }) => bore));
  const metal = [...kinds].some(isMetal);
  const said = [
    ...(metal ? [`${kinds.has("pipe") ? "metal " : ""}${standards.steel.flange}, raised face`] : []),
    ...(kinds.has("pipe") ? [`${metal ? "plastic, " : ""}loose, drilled to ${standards.pipe.flange}`] : []),
  ];
  const drilled = [...ducts]
    .toSorted((a, b) => a - b)
    .map((bore) => {
      const { outside, circle, bolts, bolt } = flangeSize(bore, "duct");
      return `of ${bore} Ø${outside} with ${bolts} M${bolt} on Ø${circle}`;
    });
  return [
    ...(said.length > 0 ? [`Flanges: ${said.join("; ")}.`] : []),
    ...(drilled.length > 0 ? [`Flanges of ducts: plain, ${drilled.join(", ")}.`] : []),
  ];
};
