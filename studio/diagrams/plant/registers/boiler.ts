/**
 * The register of boiler B-201: each fact of the plant, once, with what is measured on 18 May at 14:32. What follows from these
 * facts is in ../boiler.ts, its interlocks are in ../interlocks.ts.
 */
import { loop, type Plant } from "./tag-list.ts";

/** Level electrodes of the burner's safety circuit, each on its own. Their lower ends are at this level. */
const lowWater = { functions: "LSLL", unit: "%", limits: { LL: 25 } } as const;

/** Loops and devices: boiler B-201, its gas train, fan and feedwater. */
export const boilerHouse = {
  loops: {
    "B-201": loop("Main flame", "BE BI", "%", { range: [0, 100], limits: { LL: 20 }, now: 84 }),
    "H-201": { service: "Emergency stop", functions: "HS" },
    "P-201": loop("Steam", "PT PIC", "bar", {
      range: [9, 11],
      normal: [9.6, 10.4],
      limits: { HH: 10.8 },
      setPoint: 10,
      sets: ["FIC-202", "FIC-203"],
    }),
    "L-201": loop("Level", "LT LIC", "%", {
      range: [0, 100],
      normal: [40, 60],
      limits: { H: 75 },
      setPoint: 50,
      now: 52,
      final: ["LV-201"],
    }),
    "L-202A": { ...lowWater, service: "Low water, probe A" },
    "L-202B": { ...lowWater, service: "Low water, probe B" },
    "F-202": loop("Gas", "FT FIC", "m³/h", { final: ["FV-202"] }),
    "P-202": loop("Gas pressure", "PT PI", "bar", { limits: { LL: 0.4, HH: 1.3 }, now: 0.85 }),
    "F-203": loop("Air", "FT FIC", "m³/h", { limits: { LL: 1500 }, final: ["FV-203"] }),
    "P-203": loop("Furnace pressure", "PT", "mbar", { limits: { HH: 25 } }),
    "A-204": loop("Oxygen", "AT AIC", "%", {
      range: [0, 8],
      normal: [2.2, 4],
      limits: { L: 1.5 },
      setPoint: 3,
      now: 3,
      sets: ["FIC-203"],
    }),
    "T-204": loop("Stack", "TT TI", "°C", { range: [80, 220], normal: [115, 150], limits: { H: 180 }, now: 132 }),
    "A-205": loop("CO", "AT AI", "mg/m³", { range: [0, 150], normal: [0, 60], limits: { H: 100 }, now: 24 }),
    "F-205": loop("Feedwater", "FT FI", "t/h"),
    "F-206": loop("Steam to users", "FT FI", "t/h", { range: [5, 11], normal: [6, 10], now: 8.4 }),
  },
  devices: {
    "B-201": { service: "Boiler" },
    "LV-201": { service: "Feedwater", fails: "FO" },
    "XV-202A": { service: "Main gas, first block", fails: "FC" },
    "XV-202B": { service: "Main gas, second block", fails: "FC" },
    "XV-202C": { service: "Main gas, vent", fails: "FO" },
    "FV-202": { service: "Main gas", fails: "FC" },
    "XV-207A": { service: "Pilot gas, first block", fails: "FC" },
    "XV-207B": { service: "Pilot gas, second block", fails: "FC" },
    "XV-207C": { service: "Pilot gas, vent", fails: "FO" },
    "K-203": { service: "Combustion air fan", power: 15 },
    "FV-203": { service: "Air damper", fails: "FO" },
    "E-204": { service: "Economizer" },
    "P-205A": { service: "Feedwater pump", power: 7.5 },
    "PLC-200": { service: "Boiler, burner" },
  },
} as const satisfies Plant;

/** Rated steam and blow-down, t/h; condensate that comes back, t/h; feedwater and air, °C; water in the boiler, t. */
export const boilerDesign = {
  rated: 12,
  blowdown: 0.2,
  condensate: 4.6,
  feedwater: 105,
  air: 25,
  water: 12,
  /** Surface loss as a fraction of the heat fired. */
  surfaceLoss: 0.006,
  /** Of the boiler's water, mS/cm. */
  conductivity: 3.2,
} as const;

/** Minutes for which the main flame has burned, and the last trip. */
export const flame = { burns: 61 * 60 + 20, lastTrip: "3 May, 09:14: gas pressure low" } as const;
