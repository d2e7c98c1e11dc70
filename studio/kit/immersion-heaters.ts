import { drilling, flangeGrip } from "./flanges.ts";
import { flangeSize, lineMaterial } from "./line-classes.ts";
import { endAt, type WithPorts, withPorts } from "./part.ts";
import { at } from "./placement.ts";
import { cylinder, drilledRing, hollow } from "./solids.ts";
import type { SteelKind } from "./steel-valves.ts";

/** Immersion heater on its flange along +Z, with its terminal box; its rods, inside the tank, are not shown. */
export const immersionHeater = (name: string, bore: number, kind: SteelKind): WithPorts<"process"> => {
  const face = flangeGrip(bore, kind);
  const radius = bore * 0.7;
  return withPorts(name, { process: endAt(bore, kind) }, [
    ...drilledRing(flangeSize(bore, kind).outside / 2, 0, face, drilling(bore, kind), lineMaterial(kind)),
    ...at(cylinder(bore * 0.42, 64, "stainless"), [0, 0, face - 4]),
    ...at(hollow(4, cylinder(radius, 150, "paint")), [0, 0, face + 60]),
    ...at(cylinder(radius + 6, 12, "paint"), [0, 0, face + 210]),
    ...at(cylinder(14, 44, "galvanised"), [0, -radius + 4, face + 130], [0, -1, 0]),
  ]);
};
