import type { Plant } from "./tag-list.ts";

/** Reactor R-301, its feeds and its jacket circuit. */
export const reactor = {
  loops: {
    "T-301": {
      service: "Reactor",
      functions: "TT TIC",
      unit: "°C",
      range: [0, 100],
      normal: [78, 82],
      limits: { LL: 75, HH: 84 },
      setPoint: 80,
      sets: ["TIC-302"],
    },
    "S-301": { service: "Agitator", functions: "ST SIC", unit: "1/min", limits: { LL: 40 }, final: ["SZ-301"] },
    "A-301": { service: "Oxygen", functions: "AT", unit: "%", limits: { HH: 2 } },
    "P-301": { service: "Pressure", functions: "PT", unit: "bar g", limits: { HH: 1.5 } },
    "L-301": { service: "Level", functions: "LT LI", unit: "%", range: [0, 100], limits: { HH: 90 } },
    "T-302": { service: "Jacket in", functions: "TT TIC", unit: "°C", final: ["TV-302A", "TV-302B"] },
    "F-302": { service: "Jacket flow", functions: "FT FI", unit: "m³/h" },
    "T-303": { service: "Jacket out", functions: "TT TI", unit: "°C" },
    "L-310": { service: "Monomer tank", functions: "LT LI", unit: "%", range: [0, 100], limits: { LL: 5 } },
    "F-310": { service: "Monomer", functions: "FT FIC", unit: "kg/h", final: ["FV-310"] },
    "F-315": { service: "Initiator", functions: "FT FIC", unit: "kg/h", final: ["FV-315"] },
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
