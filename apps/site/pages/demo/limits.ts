import { alarmRules } from "@ttpl/plant/alarm-rules.ts";
import { pointIndex } from "@ttpl/plant/points.ts";
import { scaleOf } from "./scales.ts";

/** What the overview shows, with the scales of its bars. */
export const overviewPoints = [
  "AI-103",
  "AIC-101.PV",
  "FI-101",
  "FI-102",
  "LIC-101.PV",
  "TI-101",
  "PDI-101",
  "PIC-102.PV",
  "AIC-102.PV",
  "AI-104",
].map(scaleOf);
export const barWidth = 200;

/** Where a value stands on the bar: none at its lower end. */
export const barPlace = (value: number, { low, high }: { low: number; high: number }): number =>
  (Math.min(1, Math.max(0, (value - low) / (high - low))) || 0) * barWidth;

/** The alarm limits of a point, and the part between them. */
export function limitsOf(tag: string) {
  const rules = alarmRules.filter(({ point }) => point === tag);
  const below = rules.filter(({ direction }) => direction === "below").map(({ limit }) => limit);
  const above = rules.filter(({ direction }) => direction === "above").map(({ limit }) => limit);
  return { all: [...below, ...above], from: Math.max(-Infinity, ...below), to: Math.min(Infinity, ...above) };
}

/** Height of the bar of a faceplate. */
export const faceplateHeight = 120;

/** How high a value stands in its range, on the bar of a faceplate. */
export const placeUp = (value: number, range: { low: number; high: number }): number =>
  (barPlace(value, range) / barWidth) * faceplateHeight;

/** The tank on the process screen, inside its outline. */
export const tankInside = { top: 373.5, bottom: 486.5 } as const;

/** Where the liquor's surface stands on the process screen. */
export const levelTop = (values: ArrayLike<number>): number =>
  tankInside.bottom - ((values[pointIndex("LIC-101.PV")] ?? 0) / 100) * (tankInside.bottom - tankInside.top);
