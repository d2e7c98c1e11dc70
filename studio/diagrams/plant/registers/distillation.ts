/** The register of column C-410, which separates benzene from toluene. Flows in t/h, mass fractions of benzene, °C, kW. */
import { loop, type Plant } from "./tag-list.ts";

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

export const columnDuty = {
  feed: 12,
  purity: { feed: 0.45, distillate: 0.98, bottoms: 0.02 },
  /** Of reflux to feed, which is the set point of the ratio controller. */
  ratio: 0.8,
  temperature: { feed: 92, top: 80.6, tray: 96.4, bottom: 109.8 },
  loss: 20,
} as const;
