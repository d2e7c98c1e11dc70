import { flange, flangeDepth, pipeOf } from "./flanges.ts";
import { flangeSize, lineMaterial } from "./line-classes.ts";
import { type InLine, inLineEnds, withPorts } from "./part.ts";
import { at, slab } from "./placement.ts";
import { tube } from "./solids.ts";
import type { SteelKind } from "./steel-valves.ts";

/** Of the orifice's bore in that of the pipe, and thickness of its plate, mm. */
const [share, plate] = [0.15, 6] as const;

/** Restriction orifice along +Z: its plate welded in a ring between two flanged ends, a tab with its bore toward +X. */
export const restrictionOrifice = (name: string, bore: number, kind: SteelKind): InLine => {
  const { outside, pipe } = flangeSize(bore, kind);
  const depth = flangeDepth(bore, kind);
  const length = 2 * depth + 120;
  const ring = at(tube(outside / 2, (share * pipe) / 2, 36, lineMaterial(kind)), [0, 0, length / 2 - 18]);
  return withPorts(name, inLineEnds(bore, kind, length), [
    ...flange(bore, kind),
    ...at(pipeOf(bore, kind, 60 - 18), [0, 0, depth]),
    ...ring,
    ...at(pipeOf(bore, kind, 60 - 18), [0, 0, length / 2 + 18]),
    ...at(flange(bore, kind), [0, 0, length], [0, 0, -1]),
    ...slab([outside / 2 - 4, -18, (length - plate) / 2], [outside / 2 + 70, 18, (length + plate) / 2], "stainless"),
  ]);
};
