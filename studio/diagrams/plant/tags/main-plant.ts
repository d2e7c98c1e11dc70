import { boiler } from "./boiler.ts";
import { reactor } from "./reactor.ts";
import { type Loop, type Plant, type TagOf, tagsOf } from "./tag-list.ts";
import { water } from "./water.ts";

/** The imaginary plant of the large screens: water, boiler and reactor in one control system. */
export const mainPlant = {
  loops: { ...water.loops, ...boiler.loops, ...reactor.loops },
  devices: { ...water.devices, ...boiler.devices, ...reactor.devices },
} as const satisfies Plant;

export type MainTag = TagOf<typeof mainPlant>;
export type MainLoop = keyof typeof mainPlant.loops;

const tags = tagsOf(mainPlant);

/** The loop of an instrument's tag. Throws for equipment, which has none. */
export function loopOf(tag: MainTag): Loop {
  const of = tags.get(tag);
  if (!of || !("functions" in of)) throw new Error(`${tag} is not an instrument`);
  return of;
}
