// A gas compressor station at one moment: pressures in bar absolute, temperatures in °C, flows in 1000 m³/h at 15 °C
// and 1.013 bar. Compressor temperatures, power and fuel are calculated from pressures and efficiency; export is the
// remainder.
const gas = {
  molarMass: 18.5,
  heatCapacityRatio: 1.27,
  compressibility: 0.92,
  density: 0.783,
  heatingValue: 36,
} as const;
export const suction = { pressure: 32, temperature: 28 } as const;
export const discharge = 74;
const kelvin = 273.15;
/** Efficiency of a gas turbine with its gearbox. */
const driver = 0.32;

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

const compressor = (tag: string, flow: number, efficiency: number) => ({
  tag,
  flow,
  efficiency,
  temperature: dischargeTemperature(efficiency),
  power: shaftPower(flow, efficiency),
  /** Fuel gas, 1000 m³/h. */
  fuel: ((shaftPower(flow, efficiency) / driver) * 3600) / gas.heatingValue / 1000,
});

/** A and B share the flow, B has lost efficiency, C is on standby. */
export const compressors = [compressor("K-801A", 61.4, 0.78), compressor("K-801B", 60.2, 0.685)] as const;

const fueled = compressors.reduce((sum, { fuel }) => sum + fuel, 0);
const compressed = compressors.reduce((sum, { flow }) => sum + flow, 0);
/** Fuel gas for the dryer's reboiler, 1000 m³/h. */
const reboiler = 0.1;

export const station = {
  inlet: compressed,
  fuel: fueled + reboiler,
  export: compressed - fueled - reboiler,
} as const;
