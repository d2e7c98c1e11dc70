// What a checker asks of the lines and materials of the register.
import type { Line, Material, Medium, Run } from "./scrubbing-system.ts";

/** Inside diameter of a line by class and bore, mm: PP-H SDR 11, ASME B36.19M 80S; ducts by their bore. */
const insides: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  P1: { 25: 26.2, 50: 51.4, 80: 73.6, 100: 90, 125: 114.6 },
  S1: { 25: 24.3, 40: 38.14, 50: 49.22 },
};

/** "125-LQ-103A-P1" */
export const lineNumber = ({ bore, number, pipeClass }: Line): string => `${bore}-${number}-${pipeClass}`;

/** m/s at design flow. @throws if the class has no pipe of that bore */
export function velocity({ bore: nominal, pipeClass, run, flow }: Line): number {
  const inside = run === "duct" ? nominal : insides[pipeClass]?.[nominal];
  if (inside === undefined) throw new Error(`Class ${pipeClass} has no pipe DN ${nominal}`);
  return flow / 3600 / ((Math.PI / 4) * (inside / 1000) ** 2);
}

/** Usual velocities by what a line is for, m/s: below the first, dust settles; above the second, plastic wears and pumps starve. */
export const bands: Readonly<Record<Run, readonly [low: number, high: number]>> = {
  duct: [8, 20],
  suction: [0.7, 1.5],
  circulation: [1, 2.5],
  pressure: [0, 2.5],
  dosing: [0, 1],
  gravity: [0, 0.6],
};

/** What a material may be wetted by: liquor and wet gas have chloride in them, which pits stainless steel. */
export const suits: Readonly<Record<Material, readonly Medium[]>> = {
  F1: ["dry gas", "wet gas", "liquor"],
  P1: ["wet gas", "liquor", "caustic", "water"],
  S1: ["water"],
  PVDF: ["caustic", "liquor", "water"],
};

/** Bar that a class of plastic carries at its highest temperature: polypropylene, SDR 11, 25 years (DIN 8077). */
export const hotRatings = { P1: 3 } as const;
