// Boiler B-201 at 14:32: consistent values of steam, water, fuel and air.
const steam = 8.4;
const blowdown = 0.2;
/** Saturated steam and water at 11 bar absolute, feedwater at 105 °C, kJ/kg (steam tables). */
const enthalpy = { steam: 2781, water: 781, feedwater: 440 } as const;
const stack = 132;
const air = 25;
const oxygen = 3;

/** Stack loss of natural gas by Siegert's formula, as a fraction of the heat fired. */
const stackLoss = ((stack - air) * (0.66 / (21 - oxygen) + 0.009)) / 100;
const surfaceLoss = 0.006;
const efficiency = 1 - stackLoss - surfaceLoss;
/** kW */
const useful =
  ((steam * (enthalpy.steam - enthalpy.feedwater) + blowdown * (enthalpy.water - enthalpy.feedwater)) * 1000) / 3600;
const fired = useful / efficiency;
/** Net calorific value 36.0 MJ/m³; gas flow in m³/h; both at normal conditions. */
const gas = (fired * 3.6) / 36;
const excessAir = 1 + (0.91 * oxygen) / (20.9 - oxygen);

export const boiler = {
  steam,
  blowdown,
  feedwater: steam + blowdown,
  condensate: 4.6,
  makeUp: steam + blowdown - 4.6,
  useful,
  fired,
  efficiency,
  gas,
  excessAir,
  air: gas * 9.55 * excessAir,
  oxygen,
  stack,
  pressure: 10,
  level: 52,
} as const;
