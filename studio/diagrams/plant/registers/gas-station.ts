/**
 * The register of the gas compressor station: compressors K-801A to C in parallel. Pressures in bar absolute, °C, flows in
 * 1000 m³/h at 15 °C and 1.013 bar.
 */
import { alike, loop, type Plant } from "./tag-list.ts";

const gasOut = { functions: "TT TI", unit: "°C", range: [20, 140], normal: [90, 110], limits: { H: 115 } } as const;
export const gasStation = {
  loops: {
    "P-801": loop("Suction", "PT PI", "bar a", { range: [20, 45], normal: [29, 36], limits: { L: 26 }, now: 32 }),
    "P-806": loop("Discharge", "PT PI", "bar a", { range: [40, 90], normal: [70, 78], limits: { H: 82 }, now: 74 }),
    "T-806A": { ...gasOut, service: "A, gas out" },
    "T-806B": { ...gasOut, service: "B, gas out" },
    "T-808": loop("After cooler", "TT TI", "°C", { range: [10, 80], normal: [30, 52], limits: { H: 60 }, now: 44 }),
    "A-810": loop("Dew point", "AT AI", "°C", { range: [-30, 10], normal: [-20, -8], limits: { H: -4 }, now: -12 }),
  },
  devices: alike("Compressor", "K-801A", "K-801B", "K-801C"),
} as const satisfies Plant;

/** Natural gas: kg/kmol, kg/m³, MJ/m³. */
export const naturalGas = {
  molarMass: 18.5,
  heatCapacityRatio: 1.27,
  compressibility: 0.92,
  density: 0.783,
  heatingValue: 36,
} as const;

/** °C before the compressors. */
export const suctionTemperature = 28;
/** A and B share the flow, B has lost polytropic efficiency, C is on standby. */
export const compressing = [
  { tag: "K-801A", flow: 61.4, efficiency: 0.78 },
  { tag: "K-801B", flow: 60.2, efficiency: 0.685 },
] as const;
/** Efficiency of a gas turbine with its gearbox. */
export const driver = 0.32;
/** Fuel gas for the dryer's reboiler. */
export const reboilerFuel = 0.1;
