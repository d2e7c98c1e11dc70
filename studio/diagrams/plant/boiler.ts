// What follows from the register of boiler B-201 at 14:32 and in the hour before: steam, water, fuel and air.
import { history } from "./histories.ts";
import { boilerDesign, boilerHouse } from "./registers/boiler.ts";

const { loops } = boilerHouse;
const { blowdown, air, surfaceLoss, water } = boilerDesign;
const steam = loops["F-206"].now;
const stack = loops["T-204"].now;
const oxygen = loops["A-204"].now;
/** Saturated steam and water at 11 bar absolute, feedwater at its 105 °C, kJ/kg; rise of water's at saturation, kJ/(kg bar) (steam tables). */
const enthalpy = { steam: 2781, water: 781, feedwater: 440, rise: 17 } as const;

/** Stack loss of natural gas by Siegert's formula, as a fraction of the heat fired. */
const stackLoss = ((stack - air) * (0.66 / (21 - oxygen) + 0.009)) / 100;
const efficiency = 1 - stackLoss - surfaceLoss;
/** kW that steam, t/h, and blow-down take. */
const heatFor = (flow: number) =>
  ((flow * (enthalpy.steam - enthalpy.feedwater) + blowdown * (enthalpy.water - enthalpy.feedwater)) * 1000) / 3600;
const useful = heatFor(steam);
const fired = useful / efficiency;
/** Net calorific value 36.0 MJ/m³; gas flow in m³/h; both at normal conditions. */
const gas = (fired * 3.6) / 36;
const excessAir = 1 + (0.91 * oxygen) / (20.9 - oxygen);

export const boiler = {
  steam,
  blowdown,
  feedwater: steam + blowdown,
  condensate: boilerDesign.condensate,
  makeUp: steam + blowdown - boilerDesign.condensate,
  useful,
  fired,
  efficiency,
  gas,
  excessAir,
  air: gas * 9.55 * excessAir,
  oxygen,
  stack,
} as const;

/** Steam that users took in the last hour, t/h, evenly spaced until now. */
const taken = history(11, steam, 0.05, (time) => steam - 0.8 + 0.8 * time + 0.3 * Math.sin(7 * time), 240);
const { setPoint } = loops["P-201"];
/** Gain of PIC-201 in kW per bar, and its integral time, s. */
const tuning = { gain: 4000, integral: 240 } as const;

/** Steam pressure of that hour, bar: heat that is fired and not taken warms the boiler's water, and PIC-201 fires by it. */
function pressures(): number[] {
  const seconds = 3600 / (taken.length - 1);
  let pressure: number = setPoint;
  let heat = heatFor(taken[0] ?? steam);
  let integral = heat;
  return taken.map((flow) => {
    const now = pressure;
    const error = setPoint - pressure;
    integral += (tuning.gain * error * seconds) / tuning.integral;
    // The burner follows its demand within half a minute.
    heat += ((integral + tuning.gain * error - heat) * seconds) / 30;
    pressure += ((heat - heatFor(flow)) * seconds) / (water * 1000 * enthalpy.rise);
    return now;
  });
}

/** The last hour, evenly spaced until now. */
export const lastHour = { steam: taken, pressure: pressures() } as const;
/** Steam pressure now, bar. */
export const pressureNow = lastHour.pressure.at(-1) ?? NaN;
