import { branchedRun } from "../kit/branched-runs.ts";
import { cableTrayFrom } from "../kit/cable-trays.ts";
import { connect } from "../kit/connect.ts";
import { junctionBox } from "../kit/local-panels.ts";
import { part } from "../kit/part.ts";
import { route } from "../kit/pipe.ts";
import type { Point } from "../kit/placement.ts";
import { pipeStand, type SkidForm, skidFrame } from "../kit/skids.ts";
import { leaveOpen } from "../kit/spools.ts";
import { impulse, thermometer, tubedGauge, tubedThermocouple } from "../kit/tubed-instruments.ts";
import type { Model } from "./model.ts";
import { coolerStack } from "./parts/cooler-stack.ts";
import { valveStation } from "./parts/valve-station.ts";

const form: SkidForm = { length: 4300, width: 2000, height: 200, crossMembers: 6 };
const deck = form.height;
const frame = skidFrame("skid", form);
const [shellY, coldY, waterY, edge] = [330, 0, -560, form.length / 2];
const { parts: stack, lower, upper } = coolerStack([50, shellY, deck]);
const station = valveStation("TV-101", [edge, waterY, deck + 460]);

const tap = (at: number) => ({
  bore: impulse,
  station: at,
  direction: [0, 1, 0] as Point,
  reach: 100,
  kind: "tubing" as const,
});
const metered = (name: string) => branchedRun(name, 100, 480, "steel", { heat: tap(160), pressure: tap(320) });
const [top, low] = [upper.shellIn.position.z + 250, lower.shellOut.position.z - 240];
const hot = metered("glycol inlet").at([edge - 480, shellY, top], [1, 0, 0]);
const cold = metered("glycol outlet").at([edge - 530, coldY, low], [1, 0, 0]);
const back = metered("water return").at([-edge + 480, shellY, top], [-1, 0, 0]);
const heat = tubedThermocouple("TT-101");
const dials = [
  thermometer("TI-101"),
  thermometer("TI-102"),
  tubedGauge("PI-101"),
  tubedGauge("PI-102"),
  tubedGauge("PI-103"),
];
const [ti1, ti2, pi1, pi2, pi3] = dials as [
  (typeof dials)[0],
  (typeof dials)[0],
  (typeof dials)[0],
  (typeof dials)[0],
  (typeof dials)[0],
];
const [hotIn, waterIn] = [upper.shellIn.position, lower.tubeIn.position];
const pipes = [
  ...route("glycol to the upper shell", hot.inlet, upper.shellIn, [[hotIn.x, shellY, top]]),
  ...route("glycol from the lower shell", cold.inlet, lower.shellOut, [
    [hotIn.x, coldY, low],
    [hotIn.x, shellY, low],
  ]),
  ...route("water from the tubes", back.inlet, upper.tubeOut, [[waterIn.x, shellY, top]]),
  ...route("water to the tubes", station.outlet, lower.tubeIn, [
    [waterIn.x, waterY, deck + 460],
    [waterIn.x, waterY, low],
    [waterIn.x, shellY, low],
  ]),
];
const joints = [
  connect(hot.heat, ti1.process, -90),
  connect(hot.pressure, pi1.process, -90),
  connect(cold.heat, heat.process, -90),
  connect(cold.pressure, pi2.process, -90),
  connect(back.heat, ti2.process, -90),
  connect(back.pressure, pi3.process, -90),
];
leaveOpen(station.inlet, hot.outlet, cold.outlet, back.outlet);
const stands = part("pipe stands", [
  ...[edge - 98, 127, -900].flatMap((x) => pipeStand([x, waterY, deck + 460], 100, "steel", "x", deck)),
  ...pipeStand([edge - 240, shellY, top], 100, "steel", "x", deck),
  ...pipeStand([-edge + 240, shellY, top], 100, "steel", "x", deck),
]).at([0, 0, 0]);
const box = junctionBox("junction box", 760).at([-520, -770, deck]);
const tray = part("cable tray", cableTrayFrom([-800, -850, deck], [1, 0, 0], 2700, 118)).at([0, 0, 0]);

export default {
  name: "heat-exchanger-skid",
  title: "Heat exchanger skid",
  drawingNumber: "PLT-301-GA-008",
  parts: [frame, ...stack, ...station.parts, hot, cold, back, heat, ...dials, ...pipes, ...joints, stands, box, tray],
  camera: { bearing: -56, height: 20, frame: [1600, 1150] },
  sheet: {
    scale: 30,
    items: [
      { part: upper, description: "Heat exchanger, floating head, 450 by 2,600", quantity: 2 },
      { part: station.valve, description: "Temperature control valve, DN 80" },
      { part: heat, description: "Temperature transmitter, glycol outlet" },
      { part: ti1, description: "Thermometer", quantity: 2 },
      { part: pi1, description: "Pressure gauge", quantity: 3 },
      { part: box, description: "Junction box" },
      { part: frame, description: "Skid with drip rim and lifting lugs" },
    ],
    dimensions: [
      { view: "front", from: [-edge, 0, 0], to: [edge, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: hot.outlet, along: "z", side: "right", row: 2 },
      { view: "front", from: [0, 0, 0], to: station.inlet, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: cold.outlet, along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: back.outlet, along: "z", side: "left", row: 2 },
      { view: "top", from: [0, -form.width / 2, 0], to: [0, form.width / 2, 0], along: "y", side: "left" },
      { view: "right", from: station.inlet, to: hot.outlet, along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", "Glycol passes the shells downwards, cooling water the tubes upwards."],
  },
} satisfies Model;
