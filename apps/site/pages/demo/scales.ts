import { pointIndex, points } from "@ttpl/plant/points.ts";

export interface Scale {
  readonly tag: string;
  readonly low: number;
  readonly high: number;
}

/** Where a scrubber runs: nothing happens in the rest of the probe's range. */
const drawn: Readonly<Record<string, Pick<Scale, "low" | "high">>> = { "AIC-101.PV": { low: 4, high: 12 } };

/** From where to where a value is drawn: over the range of its instrument, unless stated. */
export function scaleOf(tag: string): Scale {
  const { low, high } = drawn[tag] ?? points[pointIndex(tag)] ?? { low: NaN, high: NaN };
  return { tag, low, high };
}
