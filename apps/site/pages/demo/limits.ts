import { alarmRules } from "@ttpl/plant/alarm-rules.ts";
import { pointIndex } from "@ttpl/plant/points.ts";

/** What the overview shows, with the part of the range that its bar covers. */
export const overviewPoints = [
  { tag: "AI-103", low: 0, high: 50 },
  { tag: "AIC-101.PV", low: 4, high: 12 },
  { tag: "FI-101", low: 0, high: 60 },
  { tag: "FI-102", low: 0, high: 20 },
  { tag: "LIC-101.PV", low: 0, high: 100 },
  { tag: "TI-101", low: 0, high: 120 },
  { tag: "PDI-101", low: 0, high: 2 },
  { tag: "PIC-102.PV", low: -1, high: 0 },
  { tag: "AIC-102.PV", low: 0, high: 200 },
  { tag: "AI-104", low: 0, high: 2000 },
] as const;
export const barWidth = 200;

/** Where a value stands on the bar. */
export const barPlace = (value: number, { low, high }: { low: number; high: number }): number =>
  Math.min(1, Math.max(0, (value - low) / (high - low))) * barWidth;

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
