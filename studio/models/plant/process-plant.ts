import { reliefFall, steamFall } from "../../kit/falls.ts";
import type { Model } from "../model.ts";
import { story } from "./parts/access-structure.ts";
import { axisBetween, dimensionChain, placeOf } from "./parts/dimension-chain.ts";
import { unitDatum } from "./parts/distillate-section.ts";
import { rack, rackY } from "./parts/plant-headers.ts";
import { processUnit } from "./parts/process-unit.ts";
import { trayCount } from "./parts/stripper.ts";

const { parts, structure, column, level, bottoms, steel, cooler, section } = processUnit();
const { drum, platform, pumps, station, water, orifice } = section;
const [low, high] = rack.tiers as [number, number];
const { shellIn, shellOut } = section.cooler;
const [coolerAxis, drumAxis] = [
  axisBetween(shellOut, shellIn, shellIn),
  axisBetween(drum.levelLow, drum.levelHigh, drum.inlet),
];

export default {
  name: "process-plant",
  title: "Process Plant",
  drawingNumber: "PLT-301-GA-001",
  parts,
  camera: { bearing: -56, height: 20, frame: [1600, 1200], samples: 48 },
  sheet: {
    scale: 100,
    datum: unitDatum,
    items: [
      { part: column, description: `Stripping column C-301, 1,600 × 7,800 T/T, ${trayCount} trays` },
      { part: structure, description: "Access structure, four floors, stairs and caged ladder" },
      { part: cooler, description: "Air cooler E-302 with two fans, on the rack" },
      { part: steel, description: "Pipe rack, four portals, two pipe tiers, one for trays" },
      { part: drum, description: "Distillate drum V-301, 1,500 × 3,600 T/T, with boot" },
      { part: platform, description: "Platform for the drum's level bridle, caged ladder" },
      { part: pumps[1].pump, description: "Distillate pump P-301A/B", quantity: 2 },
      { part: section.cooler, description: "Distillate cooler E-301, 600 × 3,000" },
      { part: station.valve, description: "Level control valve station LV-301, DN 100" },
      { part: water.valve, description: "Level control valve station LV-302 of the boot's water, DN 50" },
      { part: bottoms.valve, description: "Level control valve station LV-303 of the bottoms, DN 150" },
      { part: level, description: "Level in the column's sump, LG-303, LT-303" },
      { part: orifice, description: "Restriction orifice FO-303, vent of V-301" },
    ],
    dimensions: [
      ...dimensionChain(
        { view: "front", along: "x", side: "below" },
        [column, cooler, drum, section.cooler].map(placeOf),
      ),
      { view: "front", from: [0, 0, 0], to: [0, 0, 3 * story], along: "z", side: "left" },
      { view: "front", from: [0, 0, 3 * story], to: column.vapor, along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: [0, 0, low], along: "z", side: "right" },
      { view: "front", from: [0, 0, low], to: [0, 0, high], along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: cooler.inlet, along: "z", side: "right", row: 2 },
      { view: "top", from: column.vapor, to: cooler.inlet, along: "y", side: "left" },
      { view: "right", from: drum.outlet, to: [0, rackY - rack.half, 0], along: "y", side: "below" },
      { view: "right", from: [0, rackY - rack.half, 0], to: [0, rackY + rack.half, 0], along: "y", side: "below" },
      { view: "right", from: [0, 0, 0], to: coolerAxis, along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: drumAxis, along: "z", side: "left", row: 2 },
    ],
    notes: [
      "Levels from paving; those of V-301 and E-301 to their axes.",
      "Steam strips the feed of C-301 on its top tray, without reflux; bottoms leave by the column's pressure.",
      "The vapor condenses in E-302. V-301 parts water, in its boot, from distillate; FO-303 vents the rest to the flare.",
      `Relief line of V-301 and flare header fall by 1:${1 / reliefFall}, without pockets.`,
      `Stripping steam falls by 1:${1 / steamFall} to its drip leg; trap left out.`,
      "Area of the drum in a larger scale: PLT-301-GA-004.",
    ],
  },
} satisfies Model;
