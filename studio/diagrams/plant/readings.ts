import type { Reading } from "../screen/Indicators.tsx";
import { figure } from "./figures.ts";
import { type MainLoop, mainPlant } from "./registers/main-plant.ts";
import type { Loop } from "./registers/tag-list.ts";
import { permeateNow } from "./tank-history.ts";
import { insideTrain } from "./water.ts";

/** The indicator reading of a loop at a value: beyond its limit it is in alarm with priority 2. */
export function reading({ service, unit, range, normal, limits }: Loop, value: number, decimals = 0): Reading {
  if (unit === undefined || !range || !normal)
    throw new Error(`${service} needs a range and a normal range to be indicated`);
  const limit = limits?.H ?? limits?.L;
  const beyond = value > (limits?.H ?? Infinity) || value < (limits?.L ?? -Infinity);
  return {
    tag: service,
    value,
    decimals,
    unit,
    range,
    normal,
    ...(limit !== undefined && { limit }),
    ...(beyond && { alarm: 2 as const }),
  };
}

/** Values that follow from others, by their loops. */
const calculated: Partial<Record<MainLoop, number>> = { "A-140": permeateNow, "PD-125A": insideTrain.vesselDrop };

/** What a loop measures now. Throws if neither register nor balance has it. */
export function nowOf(loop: MainLoop): number {
  const { now }: Loop = mainPlant.loops[loop];
  const value = now ?? calculated[loop];
  if (value === undefined) throw new Error(`${loop} has no value in the register`);
  return value;
}
/** That value as the screens show it. */
export const shownNow = (loop: MainLoop, decimals = 0): string => figure(nowOf(loop), decimals);

const measured = (loop: MainLoop, decimals?: number) => reading(mainPlant.loops[loop], nowOf(loop), decimals);

const cartridge = measured("PD-121A", 2);
const silt = measured("A-120", 1);
const redox = measured("A-117");

/** Readings that protect the membranes: silt density, chlorine, fouling of the cartridge filter. */
export const desalinationReadings: readonly Reading[] = [silt, redox, cartridge];

/** Readings on the overview besides the flows, each with its normal range. */
export const overviewReadings: readonly Reading[] = [
  measured("T-101", 1),
  measured("A-102", 1),
  measured("A-118", 2),
  silt,
  redox,
  cartridge,
  { ...measured("A-140"), tag: "Permeate" },
  { ...measured("P-141", 1), tag: "PI-141" },
];

/** Readings of train A with their normal ranges. */
export const trainReadings: readonly Reading[] = [
  cartridge,
  measured("P-125A", 1),
  measured("PD-125A", 1),
  { ...measured("A-127A"), tag: "AI-127A" },
  measured("T-122A"),
  measured("V-122A", 1),
];

/** Readings of the boiler with their normal ranges. */
export const boilerReadings: readonly Reading[] = [
  measured("L-201"),
  measured("A-204", 1),
  measured("T-204"),
  measured("A-205"),
];
