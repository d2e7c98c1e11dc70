// What follows from the register of the gas compressor station: temperatures, power and fuel from pressures and efficiency; export
// is the remainder. Pressures in bar absolute, °C, flows in 1000 m³/h at 15 °C and 1.013 bar.
import {
  compressing,
  driver,
  gasStation,
  naturalGas as gas,
  reboilerFuel,
  suctionTemperature,
} from "./registers/gas-station.ts";

const { loops } = gasStation;
export const suction = { pressure: loops["P-801"].now, temperature: suctionTemperature } as const;
export const discharge = loops["P-806"].now;
const kelvin = 273.15;

/** Discharge temperature in °C of a compressor with the given polytropic efficiency. */
const dischargeTemperature = (efficiency: number) =>
  (suction.temperature + kelvin) *
    (discharge / suction.pressure) ** ((gas.heatCapacityRatio - 1) / gas.heatCapacityRatio / efficiency) -
  kelvin;

/** Shaft power in MW for a flow in 1000 m³/h: polytropic head divided by efficiency. */
function shaftPower(flow: number, efficiency: number): number {
  const exponent = (gas.heatCapacityRatio - 1) / gas.heatCapacityRatio / efficiency;
  const constant = 8.314 / gas.molarMass;
  const head =
    ((gas.compressibility * constant * (suction.temperature + kelvin)) / exponent) *
    ((discharge / suction.pressure) ** exponent - 1);
  return (((flow * 1000 * gas.density) / 3600) * head) / efficiency / 1000;
}

const compressor = ({ tag, flow, efficiency }: (typeof compressing)[number]) => ({
  tag,
  flow,
  efficiency,
  temperature: dischargeTemperature(efficiency),
  power: shaftPower(flow, efficiency),
  /** Fuel gas, 1000 m³/h. */
  fuel: ((shaftPower(flow, efficiency) / driver) * 3600) / gas.heatingValue / 1000,
});

export const compressors = [compressor(compressing[0]), compressor(compressing[1])] as const;

const fueled = compressors.reduce((sum, { fuel }) => sum + fuel, 0);
const compressed = compressors.reduce((sum, { flow }) => sum + flow, 0);

export const station = {
  inlet: compressed,
  fuel: fueled + reboilerFuel,
  export: compressed - fueled - reboilerFuel,
} as const;
