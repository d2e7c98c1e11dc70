import type { Reading } from "../screen/Indicators.tsx";
import { type MainLoop, mainPlant } from "./tags/main-plant.ts";
import type { Loop } from "./tags/tag-list.ts";

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

const measured = (loop: MainLoop, value: number, decimals?: number) => reading(mainPlant.loops[loop], value, decimals);

/** Pressure drop of cartridge filter F-121A, bar. */
export const cartridgeDrop = 1.02;
const cartridge = measured("PD-121A", cartridgeDrop, 2);
const silt = measured("A-120", 2.7, 1);
const redox = measured("A-117", 186);

/** Readings that protect the membranes: silt density, chlorine, fouling of the cartridge filter. */
export const desalinationReadings: readonly Reading[] = [silt, redox, cartridge];

/** Readings on the overview besides the flows, each with its normal range. */
export const overviewReadings: readonly Reading[] = [
  measured("T-101", 24.6, 1),
  measured("A-102", 7.9, 1),
  measured("A-118", 0.16, 2),
  silt,
  redox,
  cartridge,
  { ...measured("A-140", 412), tag: "Permeate" },
  { ...measured("P-141", 2.9, 1), tag: "PI-141" },
];

/** Readings of train A with their normal ranges. */
export const trainReadings: readonly Reading[] = [
  cartridge,
  measured("P-125A", 58.2, 1),
  measured("PD-125A", 1.3, 1),
  { ...measured("A-127A", 405), tag: "AI-127A" },
  measured("T-122A", 61),
  measured("V-122A", 2.1, 1),
];
