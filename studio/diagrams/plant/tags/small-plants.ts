import { alike, loop, type Plant } from "./tag-list.ts";

/** Distillation column C-410. */
export const distillation = {
  loops: {
    "T-411": loop("Tray 6", "TT TIC", "°C", { range: [80, 120], sets: ["FIC-411"] }),
    "F-411": loop("Steam", "FT FIC", "t/h", { range: [0, 4], final: ["FV-411"] }),
    "FF-415": loop("Reflux to feed", "FFIC", "t/h", { range: [0, 16], final: ["FV-415"] }),
  },
  devices: {
    "C-410": { service: "Column" },
    "V-413": { service: "Reflux drum" },
    "FV-411": { service: "Steam to the reboiler", fails: "FC" },
    "FV-415": { service: "Reflux", fails: "FO" },
  },
} as const satisfies Plant;

/** Gas compressor station: compressors K-801A to C in parallel. */
const gasOut = { functions: "TT TI", unit: "°C", range: [20, 140], normal: [90, 110], limits: { H: 115 } } as const;
export const gasStation = {
  loops: {
    "P-801": loop("Suction", "PT PI", "bar a", { range: [20, 45], normal: [29, 36], limits: { L: 26 } }),
    "P-806": loop("Discharge", "PT PI", "bar a", { range: [40, 90], normal: [70, 78], limits: { H: 82 } }),
    "T-806A": { ...gasOut, service: "A, gas out" },
    "T-806B": { ...gasOut, service: "B, gas out" },
    "T-808": loop("After cooler", "TT TI", "°C", { range: [10, 80], normal: [30, 52], limits: { H: 60 } }),
    "A-810": loop("Dew point", "AT AI", "°C", { range: [-30, 10], normal: [-20, -8], limits: { H: -4 } }),
  },
  devices: alike("Compressor", "K-801A", "K-801B", "K-801C"),
} as const satisfies Plant;

export const drumFilling = { loops: {}, devices: { "W-610": { service: "Drum filler" } } } as const satisfies Plant;
