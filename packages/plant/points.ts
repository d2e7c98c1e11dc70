import type { Controller } from "./controller.ts";
import { dayTankLevelOf } from "./liquor.ts";
import type { Plant, Pump } from "./state.ts";

export interface Point {
  /** Tag, and for a controller its part after the dot: PV, SP or OP. */
  readonly tag: string;
  readonly unit: string;
  readonly decimals: number;
  /** Measuring range. */
  readonly low: number;
  readonly high: number;
  readonly of: (plant: Plant) => number;
}

/** The four control loops: tag, range, and the limits of a set point. */
export const loops = [
  { tag: "AIC-101", unit: "pH", decimals: 2, low: 2, high: 12, setPoints: [7, 10], of: (plant: Plant) => plant.pH },
  { tag: "LIC-101", unit: "%", decimals: 1, low: 0, high: 100, setPoints: [40, 75], of: (plant: Plant) => plant.level },
  {
    tag: "PIC-102",
    unit: "kPa",
    decimals: 2,
    low: -1,
    high: 0,
    setPoints: [-0.8, -0.3],
    of: (plant: Plant) => plant.pressure,
  },
  {
    tag: "AIC-102",
    unit: "mS/cm",
    decimals: 1,
    low: 0,
    high: 200,
    setPoints: [60, 140],
    of: (plant: Plant) => plant.conductivity,
  },
] as const satisfies readonly (Omit<Point, "of"> & {
  setPoints: readonly [low: number, high: number];
  of: (plant: Plant) => Controller;
})[];
export type Loop = (typeof loops)[number];

const measured = (
  tag: string,
  unit: string,
  decimals: number,
  [low, high]: readonly [number, number],
  of: Point["of"],
): Point => ({ tag, unit, decimals, low, high, of });

/** 0 stopped, 1 running, 2 tripped */
const pumpState = ({ tripped, runs }: Pump) => (tripped ? 2 : Number(runs));

/** Every value that a viewer, a trend or a client sees, in one order. */
export const points: readonly Point[] = [
  ...loops.flatMap(({ tag, unit, decimals, low, high, of }) => [
    measured(`${tag}.PV`, unit, decimals, [low, high], (plant) => of(plant).value),
    measured(`${tag}.SP`, unit, decimals, [low, high], (plant) => of(plant).setPoint),
    measured(`${tag}.OP`, "%", 1, [0, 100], (plant) => of(plant).output),
  ]),
  measured("AI-103", "mg/Nm³", 1, [0, 100], ({ analyser }) => analyser),
  measured("AI-104", "mg/Nm³", 0, [0, 2000], ({ acidIn }) => acidIn),
  measured("FI-101", "m³/h", 1, [0, 60], ({ tower }) => tower),
  measured("FI-102", "m³/h", 1, [0, 20], ({ venturi }) => venturi),
  measured("FI-103", "m³/h", 0, [0, 20_000], ({ gas }) => gas),
  measured("FI-104", "L/h", 1, [0, 60], ({ caustic }) => caustic),
  measured("FI-105", "L/h", 0, [0, 1200], ({ makeUp }) => makeUp),
  measured("FI-106", "L/h", 0, [0, 600], ({ blowDown }) => blowDown),
  measured("LI-102", "%", 1, [0, 100], dayTankLevelOf),
  measured("TI-101", "°C", 1, [0, 120], ({ temperature }) => temperature),
  measured("PDI-101", "kPa", 2, [0, 2], ({ bedDrop }) => bedDrop),
  measured("PDI-102", "kPa", 2, [0, 6], ({ venturiDrop }) => venturiDrop),
  measured("SI-101", "%", 1, [0, 100], ({ fan }) => fan),
  measured("P-101A", "", 0, [0, 2], ({ A }) => pumpState(A)),
  measured("P-101B", "", 0, [0, 2], ({ B }) => pumpState(B)),
  measured("XV-112", "", 0, [0, 1], ({ quench }) => Number(quench)),
  /** Minutes of the batch, -1 between batches, -2 while the dryer is tripped. */
  measured("DR-100", "min", 0, [-2, 90], ({ dryerTripped, batch }) => {
    if (dryerTripped) return -2;
    return batch < 0 ? -1 : Math.floor(batch / 60);
  }),
];

const indexes = new Map(points.map(({ tag }, index) => [tag, index]));

/** The index of a tag in `points`. Throws if there is none. */
export function pointIndex(tag: string): number {
  const index = indexes.get(tag);
  if (index === undefined) throw new Error(`The plant has no point ${tag}`);
  return index;
}
