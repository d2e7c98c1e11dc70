import { clamp, type Controller } from "./controller.ts";
import { fanRuns } from "./gas.ts";
import { dayTankLevelOf } from "./liquor.ts";
import { loopOf, type RegisteredLoop } from "./scrubbing-results.ts";
import { calculated, dryer } from "./scrubbing-system.ts";
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

interface LoopOfPlant {
  readonly tag: string;
  readonly decimals: number;
  readonly of: (plant: Plant) => Controller;
}
const controlled = [
  { tag: "AIC-101", decimals: 2, of: ({ pH }) => pH },
  { tag: "LIC-101", decimals: 1, of: ({ level }) => level },
  { tag: "PIC-102", decimals: 2, of: ({ pressure }) => pressure },
  { tag: "AIC-102", decimals: 1, of: ({ conductivity }) => conductivity },
] as const satisfies readonly LoopOfPlant[];

/** The four control loops: tag, range, and the limits of a set point. */
export const loops = controlled.map((loop) => {
  const { unit = "", range: [low, high] = [NaN, NaN], setPoints = [NaN, NaN] } = loopOf(loop.tag);
  return { ...loop, unit, low, high, setPoints };
});
export type Loop = (typeof loops)[number];

/** A measured or calculated value. An instrument shows nothing beyond its range. */
function measured(tag: string, decimals: number, of: Point["of"]): Point {
  const ofPlc: Readonly<Record<string, Pick<RegisteredLoop, "unit" | "range">>> = calculated;
  const { unit = "", range: [low, high] = [NaN, NaN] } = ofPlc[tag] ?? loopOf(tag);
  return { tag, unit, decimals, low, high, of: (plant) => clamp(of(plant), low, high) };
}
const state = (tag: string, high: number, of: Point["of"]): Point => ({ tag, unit: "", decimals: 0, low: 0, high, of });

/** 0 stopped, 1 running, 2 tripped */
const pumpState = ({ tripped, runs }: Pump) => (tripped ? 2 : Number(runs));

/** Every value that a viewer, a trend or a client sees, in one order. A probe without flow has no value. */
export const points: readonly Point[] = [
  ...loops.flatMap(({ tag, unit, decimals, low, high, of }) => [
    measured(`${tag}.PV`, decimals, (plant) => of(plant).value),
    { tag: `${tag}.SP`, unit, decimals, low, high, of: (plant: Plant) => of(plant).setPoint },
    { tag: `${tag}.OP`, unit: "%", decimals: 1, low: 0, high: 100, of: (plant: Plant) => of(plant).output },
  ]),
  measured("AI-103", 1, ({ analyzer }) => analyzer),
  measured("AI-104", 0, ({ acidIn }) => acidIn),
  measured("FI-101", 1, ({ tower }) => tower),
  measured("FI-102", 1, ({ venturi }) => venturi),
  measured("FI-103", 0, ({ gas }) => gas),
  measured("FI-104", 1, ({ caustic }) => caustic),
  measured("FI-105", 0, ({ makeUp }) => makeUp),
  measured("FI-106", 0, ({ blowDown }) => blowDown),
  measured("LI-102", 1, dayTankLevelOf),
  measured("TI-101", 1, ({ temperature }) => temperature),
  measured("PDI-101", 2, ({ bedDrop }) => bedDrop),
  measured("PDI-102", 2, ({ venturiDrop }) => venturiDrop),
  measured("SI-101", 1, ({ fan }) => fan),
  state("P-101A", 2, ({ A }) => pumpState(A)),
  state("P-101B", 2, ({ B }) => pumpState(B)),
  state("P-102", 1, ({ dosing }) => Number(dosing)),
  state("K-101", 2, (plant) => (plant.fanTripped ? 2 : Number(fanRuns(plant)))),
  state("HS-104", 2, ({ stopPressed }) => (stopPressed ? 2 : 0)),
  state("XV-112", 1, ({ quench }) => Number(quench)),
  /** Minutes of the batch, -1 between batches, -2 while the dryer is tripped. */
  {
    tag: "DR-100",
    unit: "min",
    decimals: 0,
    low: -2,
    high: dryer.batch / 60,
    of: ({ dryerTripped, batch }) => (dryerTripped ? -2 : batch < 0 ? -1 : Math.floor(batch / 60)),
  },
];

const indexes = new Map(points.map(({ tag }, index) => [tag, index]));

/** The index of a tag in `points`. Throws if there is none. */
export function pointIndex(tag: string): number {
  const index = indexes.get(tag);
  if (index === undefined) throw new Error(`The plant has no point ${tag}`);
  return index;
}
