import { columnDuty, distillation } from "./registers/distillation.ts";
import type { Loop, Range } from "./registers/tag-list.ts";

// What follows from the register of column C-410. Flows in t/h, °C, kW; heats of vaporisation and heat capacities from tables.
const { feed, purity, ratio, temperature, loss } = columnDuty;
const distillate = (feed * (purity.feed - purity.bottoms)) / (purity.distillate - purity.bottoms);
const reflux = ratio * feed;
/** Benzene at 80 °C and steam at 5 bar absolute, kJ/kg; liquid, kJ/(kg K). */
const heats = { benzene: 394, steam: 2108, liquid: 1.95 } as const;
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
