import { reliefFall, steamFall } from "../../kit/falls.ts";
import type { Point } from "../../kit/placement.ts";
import type { Model } from "../model.ts";
import { bay, roof, story } from "./parts/access-structure.ts";
import { axisBetween, dimensionChain, placeOf } from "./parts/dimension-chain.ts";
import { pulled, tubesheet } from "./parts/distillate-cooler.ts";
import { sectionX, unitDatum } from "./parts/distillate-section.ts";
import { rack, rackY } from "./parts/plant-headers.ts";
import { columnX, processUnit } from "./parts/process-unit.ts";
import { trayCount } from "./parts/stripper.ts";

const { parts, structure, column, level, bottoms, steel, cooler, walkways, section } = processUnit();
const { drum, platform, pumps, station, water, orifice } = section;
const [low, high] = rack.tiers as [number, number];
const { shellIn, shellOut } = section.cooler;
const [coolerAxis, drumAxis] = [
  axisBetween(shellOut, shellIn, shellIn),
  axisBetween(drum.levelLow, drum.levelHigh, drum.inlet),
];
const floors = [0, story, 2 * story, 3 * story];
/** Where steel that is dimensioned is seen. */
const [rackEast, rackNorth] = [(rack.portals.at(-1) ?? 0) + 120, rackY + rack.half + 120];
const pullEnd = (x: number): Point => [sectionX + x, 700, 0];

export default {
  name: "process-plant",
  title: "Process Plant",
  drawingNumber: "PLT-301-GA-001",
  parts,
  camera: { bearing: -56, height: 20, frame: [1600, 1200], samples: 48 },
  sheet: {
    scale: 50,
    datum: unitDatum,
    items: [
      { part: column, description: `Stripping column C-301, 1,600 × 7,800 T/T, ${trayCount} trays` },
      { part: structure, description: "Access structure, four floors, stairs and caged ladder" },
      { part: cooler, description: "Air cooler E-302 with two fans, on the rack" },
      { part: walkways, description: "Walkways of the headers of E-302, each with a caged ladder" },
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
      ...dimensionChain({ view: "front", along: "z", side: "left" }, [
        ...floors.map((z) => [columnX - bay, 0, z] as const),
        column.vapor,
        [columnX - bay, 0, roof],
      ]),
      ...dimensionChain(
        { view: "front", along: "z", side: "right" },
        [0, low, high, rack.trays].map((z) => [rackEast, 0, z] as const),
      ),
      { view: "right", from: [0, rackNorth, 0], to: cooler.inlet, along: "z", side: "right" },
      { view: "top", from: column.vapor, to: cooler.inlet, along: "y", side: "left" },
      { view: "top", from: pullEnd(tubesheet), to: pullEnd(pulled), along: "x", side: "below" },
      { view: "right", from: drum.outlet, to: [0, rackY - rack.half, 0], along: "y", side: "below" },
      { view: "right", from: [0, rackY - rack.half, 0], to: [0, rackY + rack.half, 0], along: "y", side: "below" },
      { view: "right", from: [0, 0, 0], to: coolerAxis, along: "z", side: "left" },
      { view: "right", from: [0, 0, 0], to: drumAxis, along: "z", side: "left", row: 2 },
    ],
    notes: [
      "Levels from paving; those of V-301 and E-301 to their axes. The overall height begins at the slab's underside.",
      "Steam strips the feed of C-301 on its top tray, without reflux; bottoms leave by the column's pressure.",
      "The vapor condenses in E-302. V-301 parts water, in its boot, from distillate; FO-303 vents the rest to the flare.",
      `Relief line of V-301 and flare header fall by 1:${1 / reliefFall}, without pockets.`,
      `Stripping steam falls by 1:${1 / steamFall} to its drip leg; trap left out.`,
      "PSV-301, FO-303 and the manway of V-301 are reached from a mobile platform.",
      "Area of the drum with the parts of its lines: PLT-301-GA-004.",
      "The crossed space is kept free for pulling the bundle of E-301.",
    ],
  },
} satisfies Model;
