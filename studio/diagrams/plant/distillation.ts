import type { Loop } from "../screen/Faceplate.tsx";
import { distillation } from "./tags/small-plants.ts";

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

/** The column's control loops: tray temperature sets the steam flow, feed sets the reflux by ratio. */
export const faceplates: readonly Loop[] = [
  {
    tag: "TIC-411",
    name: `${loops["T-411"].service}, ${loops["T-411"].unit}`,
    mode: "Auto",
    setPoint: temperature.tray,
    value: temperature.tray,
    decimals: 1,
    range: loops["T-411"].range,
    output: (column.steam / loops["F-411"].range[1]) * 100,
  },
  {
    tag: "FIC-411",
    name: `${loops["F-411"].service}, ${loops["F-411"].unit}`,
    mode: "Cascade",
    setPoint: column.steam,
    value: column.steam,
    decimals: 2,
    range: loops["F-411"].range,
    output: 58.2,
  },
  {
    tag: "FFIC-415",
    name: `${ratio.toFixed(2)} × feed`,
    mode: "Ratio",
    setPoint: ratio * feed,
    value: reflux,
    decimals: 2,
    range: loops["FF-415"].range,
    output: 54.6,
  },
];
