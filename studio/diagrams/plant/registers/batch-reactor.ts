/**
 * The register of reactor R-301: each fact of the plant, once, with what was recorded of batch 2417, which was finished this
 * morning, and of batch 2418, which is in its dosing phase on 18 May at 14:32. Temperatures, times and weights that follow
 * from these facts are in ../batch-simulation.ts and ../batch.ts.
 */
import { loop, type Plant } from "./tag-list.ts";

/** Loops and devices: reactor R-301, its feeds and its jacket circuit. */
export const reactorUnit = {
  loops: {
    "T-301": loop("Reactor", "TT TIC", "°C", {
      range: [0, 100],
      normal: [78, 82],
      limits: { LL: 75, HH: 84 },
      setPoint: 80,
      sets: ["TIC-302"],
    }),
    "S-301": loop("Agitator", "ST SIC", "rpm", { limits: { LL: 40 }, setPoint: 72, final: ["SZ-301"] }),
    "A-301": loop("Oxygen", "AT AI", "%", { limits: { HH: 2 }, now: 0.8 }),
    "P-301": loop("Pressure", "PT PI", "bar g", { limits: { HH: 1.5 }, now: 0.4 }),
    "L-301": loop("Level", "LT LI", "%", { range: [0, 100], limits: { HH: 90 } }),
    "T-302": loop("Jacket in", "TT TIC", "°C", { final: ["TV-302A", "TV-302B"] }),
    "F-302": loop("Jacket flow", "FT FI", "m³/h", { now: 18 }),
    "T-303": loop("Jacket out", "TT TI", "°C"),
    "L-310": loop("Monomer tank", "LT LI", "%", { range: [0, 100], limits: { LL: 5 } }),
    "F-310": loop("Monomer", "FT FIC", "kg/h", { final: ["FV-310"] }),
    "F-315": loop("Initiator", "FT FIC", "kg/h", { final: ["FV-315"] }),
  },
  devices: {
    "R-301": { service: "Reactor" },
    "M-301": { service: "Agitator motor", power: 11 },
    "SZ-301": { service: "Agitator drive", fails: "FC" },
    "P-302": { service: "Jacket pump", power: 5.5 },
    "TV-302A": { service: "Cooling water", fails: "FO" },
    "TV-302B": { service: "Steam", fails: "FC" },
    "E-303": { service: "Jacket heater" },
    "XV-303": { service: "Nitrogen", fails: "FC" },
    "XV-304": { service: "Vent", fails: "FC" },
    "XV-305": { service: "Demin. water", fails: "FC" },
    "XV-306": { service: "Emulsifier", fails: "FC" },
    "T-310": { service: "Monomer tank" },
    "FV-310": { service: "Monomer", fails: "FC" },
    "XV-311": { service: "Monomer shut-off", fails: "FC" },
    "T-315": { service: "Initiator tank" },
    "FV-315": { service: "Initiator", fails: "FC" },
    "XV-320": { service: "Outlet", fails: "FC" },
    "T-320": { service: "Product tank" },
    "PLC-300": { service: "Reactor, batch" },
  },
} as const satisfies Plant;

/** Acrylic emulsion: product, version of the recipe, kg charged, minutes of dosing and holding, °C. */
export const recipe = {
  product: "Emulsion AE-40",
  name: "AE-40, version 7",
  water: 2600,
  emulsifier: 140,
  monomer: 2260,
  initiator: 120,
  dosing: 180,
  hold: 60,
  temperature: reactorUnit.loops["T-301"].setPoint,
} as const;

/** Dry mass in what is charged as a solution. */
export const strength = { emulsifier: 0.3, initiator: 0.05 } as const;

/** Heat of polymerization, kJ/kg; minutes after which 63 % of the monomer in the reactor has reacted; kJ/(kg K). */
export const chemistry = { heat: 700, reacts: 13, capacity: { water: 4.18, monomer: 2, polymer: 1.6 } } as const;

/** The vessel with its jacket. */
export const vessel = {
  /** m³, and kg/m³ of what is in it. */
  volume: 6.3,
  density: 1010,
  /** Wetted jacket, m², and its heat transfer, W/(m² K). Area and viscosity grow together while the reactor fills. */
  area: 13,
  transfer: 480,
  /** To the surroundings, kW. */
  loss: 2,
  /** °C: what is charged, monomer, chilled water, hottest water in the jacket, discharge. */
  charge: 23,
  feed: 22,
  chilled: 12,
  hottest: 105,
  discharge: 30,
} as const;

/** Controller TIC-301 in °C of the jacket per °C of the reactor, and its integral time in minutes. */
export const tuning = { gain: 20, integral: 15 } as const;

/** Record of batch 2417: begin, weights in kg, minutes of the steps that the recipe does not time, results of the laboratory. */
export const record = {
  batch: 2417,
  begun: "04:10",
  materials: [
    { name: "Demin. water", lot: "T-180", target: recipe.water, actual: 2602 },
    { name: "Emulsifier, 30 %", lot: "EM-0912", target: recipe.emulsifier, actual: 140 },
    { name: "Monomer mix", lot: "MX-1187", target: recipe.monomer, actual: 2258 },
    { name: "Initiator, 5 %", lot: "IN-0450", target: recipe.initiator, actual: 120 },
  ],
  /** Not discharged: it remains in lines and filter. */
  residue: 22,
  minutes: { inert: 18, water: 26, emulsifier: 9, dosing: 181, discharge: 35 },
  oxygen: 1.6,
} as const;

/** The batch that runs: when dosing began. */
export const present = { batch: 2418, dosingBegan: "13:22" } as const;
