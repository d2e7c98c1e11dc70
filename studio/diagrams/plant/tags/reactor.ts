import { loop, type Plant } from "./tag-list.ts";

/** Reactor R-301, its feeds and its jacket circuit. */
export const reactor = {
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
