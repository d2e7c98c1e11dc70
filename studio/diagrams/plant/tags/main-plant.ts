import { type Loop, loop, type Plant, type TagOf, tagsOf } from "./tag-list.ts";
import { water } from "./water.ts";

/** Level electrodes of the burner's safety circuit, each on its own. Their lower ends are at this level. */
const lowWater = { functions: "LSLL", unit: "%", limits: { LL: 25 } } as const;

/** Boiler B-201, its gas train, fan and feedwater. */
const boiler = {
  loops: {
    "B-201": loop("Main flame", "BE BI", "%", { range: [0, 100], limits: { LL: 20 } }),
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
      final: ["LV-201"],
    }),
    "L-202A": { ...lowWater, service: "Low water, probe A" },
    "L-202B": { ...lowWater, service: "Low water, probe B" },
    "F-202": loop("Gas", "FT FIC", "m³/h", { final: ["FV-202"] }),
    "P-202": loop("Gas pressure", "PT PI", "bar", { limits: { LL: 0.4, HH: 1.3 } }),
    "F-203": loop("Air", "FT FIC", "m³/h", { limits: { LL: 1500 }, final: ["FV-203"] }),
    "P-203": loop("Furnace pressure", "PT", "mbar", { limits: { HH: 25 } }),
    "A-204": loop("Oxygen", "AT AIC", "%", {
      range: [0, 8],
      normal: [2.2, 4],
      limits: { L: 1.5 },
      setPoint: 3,
      sets: ["FIC-203"],
    }),
    "T-204": loop("Stack", "TT TI", "°C", { range: [80, 220], normal: [115, 150], limits: { H: 180 } }),
    "A-205": loop("CO", "AT AI", "mg/m³", { range: [0, 150], normal: [0, 60], limits: { H: 100 } }),
    "F-205": loop("Feedwater", "FT FI", "t/h"),
    "F-206": loop("Steam to users", "FT FI", "t/h", { range: [5, 11], normal: [6, 10] }),
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
    "K-203": { service: "Combustion air fan" },
    "FV-203": { service: "Air damper", fails: "FO" },
    "E-204": { service: "Economiser" },
    "P-205A": { service: "Feedwater pump" },
    "PLC-200": { service: "Boiler, burner" },
  },
} as const satisfies Plant;

/** Reactor R-301, its feeds and its jacket circuit. */
const reactor = {
  loops: {
    "T-301": loop("Reactor", "TT TIC", "°C", {
      range: [0, 100],
      normal: [78, 82],
      limits: { LL: 75, HH: 84 },
      setPoint: 80,
      sets: ["TIC-302"],
    }),
    "S-301": loop("Agitator", "ST SIC", "1/min", { limits: { LL: 40 }, final: ["SZ-301"] }),
    "A-301": loop("Oxygen", "AT", "%", { limits: { HH: 2 } }),
    "P-301": loop("Pressure", "PT", "bar g", { limits: { HH: 1.5 } }),
    "L-301": loop("Level", "LT LI", "%", { range: [0, 100], limits: { HH: 90 } }),
    "T-302": loop("Jacket in", "TT TIC", "°C", { final: ["TV-302A", "TV-302B"] }),
    "F-302": loop("Jacket flow", "FT FI", "m³/h"),
    "T-303": loop("Jacket out", "TT TI", "°C"),
    "L-310": loop("Monomer tank", "LT LI", "%", { range: [0, 100], limits: { LL: 5 } }),
    "F-310": loop("Monomer", "FT FIC", "kg/h", { final: ["FV-310"] }),
    "F-315": loop("Initiator", "FT FIC", "kg/h", { final: ["FV-315"] }),
  },
  devices: {
    "R-301": { service: "Reactor" },
    "M-301": { service: "Agitator motor", power: 11 },
    "SZ-301": { service: "Agitator drive", fails: "FC" },
    "P-302": { service: "Jacket pump" },
    "TV-302A": { service: "Cooling water", fails: "FO" },
    "TV-302B": { service: "Steam", fails: "FC" },
    "XV-305": { service: "Demin. water", fails: "FC" },
    "T-310": { service: "Monomer tank" },
    "FV-310": { service: "Monomer", fails: "FC" },
    "XV-311": { service: "Monomer shut-off", fails: "FC" },
    "T-315": { service: "Initiator tank" },
    "FV-315": { service: "Initiator", fails: "FC" },
    "T-320": { service: "Product tank" },
    "PLC-300": { service: "Reactor, batch" },
  },
} as const satisfies Plant;

/** The imaginary plant of the large screens: water, boiler and reactor in one control system. */
export const mainPlant = {
  loops: { ...water.loops, ...boiler.loops, ...reactor.loops },
  devices: { ...water.devices, ...boiler.devices, ...reactor.devices },
} as const satisfies Plant;

export type MainTag = TagOf<typeof mainPlant>;
export type MainLoop = keyof typeof mainPlant.loops;

const tags = tagsOf(mainPlant);

/** The loop of an instrument's tag. Throws for equipment, which has none. */
export function loopOf(tag: MainTag): Loop {
  const of = tags.get(tag);
  if (!of || !("functions" in of)) throw new Error(`${tag} is not an instrument`);
  return of;
}
