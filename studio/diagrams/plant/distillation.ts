import { distillation } from "./tags/small-plants.ts";
import type { Loop, Range } from "./tags/tag-list.ts";

// Column C-410 separates benzene from toluene. Feed and purities are given, the rest is calculated. Flows in t/h, mass
// fractions of benzene, °C, kW; heats of vaporisation and heat capacities from tables.
const feed = 12;
const purity = { feed: 0.45, distillate: 0.98, bottoms: 0.02 } as const;
const distillate = (feed * (purity.feed - purity.bottoms)) / (purity.distillate - purity.bottoms);
/** Ratio of reflux to feed, which is the set point of the ratio controller. */
const ratio = 0.8;
const reflux = ratio * feed;
const temperature = { feed: 92, top: 80.6, tray: 96.4, bottom: 109.8 } as const;
/** Benzene at 80 °C and steam at 5 bar absolute, kJ/kg; liquid, kJ/(kg K). */
const heats = { benzene: 394, steam: 2108, liquid: 1.95 } as const;
const loss = 20;
const perHour = 1 / 3.6;
const condenser = (reflux + distillate) * heats.benzene * perHour;
const sensible =
  heats.liquid *
  perHour *
  (distillate * (temperature.top - temperature.feed) + (feed - distillate) * (temperature.bottom - temperature.feed));
const reboiler = condenser + sensible + loss;

export const column = {
  feed,
  purity,
  distillate,
  bottoms: feed - distillate,
  reflux,
  ratio,
  temperature,
  heats,
  loss,
  condenser,
  sensible,
  reboiler,
  /** Steam to the reboiler, t/h, set by the temperature controller. */
  steam: (reboiler / heats.steam) * 3.6,
} as const;

const { loops } = distillation;

/** State of a controller: output in %, everything else in the unit of its loop. */
export type ControllerState = {
  tag: string;
  name: string;
  mode: string;
  setPoint: number;
  value: number;
  decimals: number;
  range: Range;
  output: number;
};

const onSetPoint = (tag: string, { service, unit, range }: Loop & { range: Range }, value: number) => ({
  tag,
  name: `${service}, ${unit}`,
  setPoint: value,
  value,
  decimals: 2,
  range,
});

/** The column's control loops: tray temperature sets the steam flow, feed sets the reflux by ratio. */
export const faceplates: readonly ControllerState[] = [
  {
    ...onSetPoint("TIC-411", loops["T-411"], temperature.tray),
    mode: "Auto",
    decimals: 1,
    output: (column.steam / loops["F-411"].range[1]) * 100,
  },
  { ...onSetPoint("FIC-411", loops["F-411"], column.steam), mode: "Cascade", output: 58.2 },
  {
    ...onSetPoint("FFIC-415", loops["FF-415"], reflux),
    name: `${ratio.toFixed(2)} × feed`,
    mode: "Ratio",
    output: 54.6,
  },
];
