import { isMetal, standards } from "../kit/line-classes.ts";
import type { Part } from "../kit/part.ts";

/** A note that says by which standards the flanges of parts are made; none of parts without flanged lines. */
export const flangeNotes = (parts: readonly Part[]): string[] => {
  const kinds = new Set(parts.flatMap(({ ports }) => ports.map(({ end }) => end.kind)));
  const metal = [...kinds].some(isMetal);
  const said = [
    ...(metal ? [`${kinds.has("pipe") ? "metal " : ""}${standards.steel.flange}, raised face`] : []),
    ...(kinds.has("pipe") ? [`${metal ? "plastic, " : ""}loose, drilled to ${standards.pipe.flange}`] : []),
  ];
  return said.length > 0 ? [`Flanges: ${said.join("; ")}.`] : [];
};
