import { distillation } from "./distillation.ts";
import { drumFilling } from "./drum-filling.ts";
import { gasStation } from "./gas-station.ts";
import { mainPlant } from "./main-plant.ts";
import { processUnit } from "./process-unit.ts";
import { scrubber } from "./scrubber.ts";
import type { Plant } from "./tag-list.ts";

const none: Plant = { loops: {}, devices: {} };

/** The plant whose tags a drawing uses, by drawing number prefix; `undefined` for drawings without ISA tags. */
export const plantOfDrawing: readonly (readonly [prefix: string, plant: Plant])[] = [
  ["SCR-101", scrubber],
  ["PLT-301", processUnit],
  ["IA-OS-411", distillation],
  ["IA-OS-610", drumFilling],
  ["IA-OS-801", gasStation],
  ["IA-SK", none],
  ["IA-", mainPlant],
  ["COL-201", none],
  ["MEC-401", none],
];

/** The tag list of a drawing number. Throws if no prefix matches. */
export function plantOf(drawing: string): Plant {
  const found = plantOfDrawing.find(([prefix]) => drawing.startsWith(prefix));
  if (!found) throw new Error(`No plant for drawing ${drawing}: add its prefix to plantOfDrawing`);
  return found[1];
}
