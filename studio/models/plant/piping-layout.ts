import { part } from "../../kit/part.ts";
import { paving } from "../../kit/structures.ts";
import type { Model } from "../model.ts";
import { axisBetween } from "./parts/dimension-chain.ts";
import { pulled, tubesheet } from "./parts/distillate-cooler.ts";
import { boot, platformTop } from "./parts/distillate-drum.ts";
import { distillateSection, sectionX, unitDatum } from "./parts/distillate-section.ts";

const bootWords = `${boot.diameter} × ${boot.length.toLocaleString("en-GB")}`;
const ground = part("paving", paving([-4700, -2700], [7700, 2800])).at([0, 0, 0]);
const section = distillateSection();
const { parts, drum, pumps, suctions, discharges, cooler, station, psv, level, boundary, orifice, water } = section;
const { platform, thermal, lineZ } = section;
const drumAxis = axisBetween(drum.levelLow, drum.levelHigh, drum.inlet);
const coolerAxis = axisBetween(cooler.shellOut, cooler.shellIn, cooler.shellIn);

export default {
  name: "piping-layout",
  title: "Piping Layout",
  drawingNumber: "PLT-301-GA-004",
  parts: [ground, ...parts],
  camera: { bearing: -62, height: 24, frame: [1600, 1150] },
  sheet: {
    scale: 20,
    datum: [unitDatum[0] + sectionX / 1000, unitDatum[1]],
    items: [
      { part: drum, description: `Drum V-301, 1,500 × 3,600 T/T, boot ${bootWords}` },
      { part: pumps[1].pump, description: "Pump P-301A/B, eccentric reducer in the suction", quantity: 2 },
      { part: suctions, description: "Suction header, DN 200" },
      { part: discharges, description: "Discharge header, DN 100" },
      { part: cooler, description: "Cooler E-301, 600 × 3,000" },
      { part: station.valve, description: "Level control valve station LV-301, DN 100, with bypass" },
      { part: psv, description: "Relief valve PSV-301, DN 80 × 100" },
      { part: thermal, description: "Thermal relief valve PSV-302, DN 20 × 25" },
      { part: level.transmitter, description: "Level bridle LG-301, LT-301" },
      { part: boundary, description: "Interface of the boot, LG-302, LT-302" },
      { part: water.valve, description: "Level control valve station LV-302 of the boot's water, DN 50" },
      { part: orifice, description: "Restriction orifice FO-303, vent into the line of PSV-301" },
      { part: platform, description: "Platform for the level bridle, caged ladder" },
    ],
    dimensions: [
      { view: "front", from: suctions.a, to: suctions.b, along: "x", side: "below" },
      { view: "front", from: suctions.b, to: cooler.shellOut, along: "x", side: "below" },
      { view: "front", from: cooler.shellOut, to: cooler.shellIn, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: suctions.a, along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: drumAxis, along: "z", side: "left", row: 2 },
      { view: "front", from: [0, 0, 0], to: station.outlet, along: "z", side: "right" },
      { view: "front", from: station.outlet, to: [0, 0, lineZ], along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: coolerAxis, along: "z", side: "right", row: 2 },
      { view: "top", from: drum.outlet, to: discharges.a, along: "y", side: "left" },
      { view: "top", from: [tubesheet, 700, 0], to: [pulled, 700, 0], along: "x", side: "below" },
      { view: "right", from: [0, 0, 0], to: [0, 0, platformTop], along: "z", side: "left" },
      { view: "right", from: station.inlet, to: drum.outlet, along: "y", side: "below" },
    ],
    notes: [
      "Levels from paving to center lines.",
      "Handwheels are reached from paving or platform, those of 150-CW-322 from a mobile one, as is PSV-301 for its test.",
      "Suction reducers have their flat side up.",
      "The drum's manway is reached from a scaffold.",
      "The crossed space is kept free for pulling the bundle of E-301, from its tubesheet.",
      "Conical strainers for the first start are put in the suction lines, and are not shown.",
    ],
  },
} satisfies Model;
