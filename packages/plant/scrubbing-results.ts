// What follows from the register of the scrubbing system: nothing here is a fact of its own.
import { alarms, dayTank, duty, loops, recirculationTank } from "./scrubbing-system.ts";

export type AlarmTag = keyof typeof alarms;
export type LoopKey = keyof typeof loops;
export interface RegisteredLoop {
  readonly functions: string;
  readonly unit?: string;
  readonly range?: readonly [low: number, high: number];
  readonly limits?: Readonly<Partial<Record<"LL" | "L" | "H" | "HH", number>>>;
  readonly setPoint?: number;
  readonly setPoints?: readonly [low: number, high: number];
  readonly final?: readonly string[];
  /** The equipment or switch whose state is told. */
  readonly of?: string;
}

/** The loop of a tag: "PDAH-101" and "PDI-101" are of "PD-101", "AIC-101.PV" of "A-101". */
export const loopKeyOf = (tag: string): LoopKey => tag.replace(/^(PD|[A-Z])[A-Z]*-(\w+).*/, "$1-$2") as LoopKey;

/** @throws if the register has no such loop */
export function loopOf(tag: string): RegisteredLoop {
  const loop: RegisteredLoop | undefined = loops[loopKeyOf(tag)];
  if (!loop) throw new Error(`The register has no loop of ${tag}`);
  return loop;
}

/** States of motors and switches as values: 2 is tripped, or pressed. */
const tripped = 1.5;

/** What an alarm watches, by its tag: "LALL-101" watches the level of L-101 for its limit LL. */
export function watchedBy(alarm: string): { point: string; direction: "above" | "below"; limit: number } {
  const { functions, limits, of } = loopOf(alarm);
  if (of) return { point: of, direction: "above", limit: tripped };
  const [, level = ""] = /A([HL]+)-/.exec(alarm) ?? [];
  const limit = limits?.[level as keyof typeof limits];
  if (limit === undefined) throw new Error(`The register has no limit of ${alarm}`);
  const shown = functions.slice(functions.indexOf(" ") + 1);
  const point = `${shown}${alarm.slice(alarm.indexOf("-"))}${shown.endsWith("C") ? ".PV" : ""}`;
  return { point, direction: level.startsWith("H") ? "above" : "below", limit };
}

const [length, width, height] = recirculationTank.inside;
/** Liters in the recirculation tank up to its lid, where LT-101 shows 100 %. */
export const tankVolume = (length * width * height) / 1e6;
/** What LT-101 shows at a height above the tank's base, %. */
export const levelAt = (above: number): number => ((above - recirculationTank.bottom) / height) * 100;
const { bore, axis } = recirculationTank.overflow;
/** The tank overflows at the lowest point of its nozzle; at the highest, the nozzle is full, %. */
export const overflowAt = levelAt(axis - bore / 2);
export const overflowFull = levelAt(axis + bore / 2);
/** Where TT-101 measures, % of the level. */
export const thermometerAt = levelAt(recirculationTank.thermowell.face - recirculationTank.thermowell.length);

const [across, high] = dayTank.inside;
/** Liters in the caustic day tank. */
export const dayTankVolume = (Math.PI * across ** 2 * high) / 4e6;

/** Pressure drop of the venturi by Calvert's limit, kPa: density of the liquor × gas velocity² × liquor to gas. */
export const venturiDrop =
  (duty.gas / 3600 / ((Math.PI / 4) * (duty.throat / 1000) ** 2)) ** 2 * (duty.toVenturi / duty.gas);
/** Suction before the fan at design load, kPa, which the seal of the overflow has to hold. */
export const suction = duty.suction + venturiDrop + duty.bed;
