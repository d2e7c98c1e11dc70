import { reactorUnit } from "./batch-reactor.ts";
import { boilerHouse } from "./boiler.ts";
import { type Loop, type Plant, type TagOf, tagsOf } from "./tag-list.ts";
import { water } from "./water-treatment.ts";

/** The imaginary plant of the large screens: water, boiler and reactor in one control system. */
export const mainPlant = {
  loops: { ...water.loops, ...boilerHouse.loops, ...reactorUnit.loops },
  devices: { ...water.devices, ...boilerHouse.devices, ...reactorUnit.devices },
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
