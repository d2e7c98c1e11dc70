import { blinded, branchedRun } from "../kit/branched-runs.ts";
import { cableTrayFrom } from "../kit/cable-trays.ts";
import { connect } from "../kit/connect.ts";
import { gasket } from "../kit/flanges.ts";
import { localPanel } from "../kit/local-panels.ts";
import { agitatorDrive, calibrationColumn, damper } from "../kit/metering-pumps.ts";
import { part } from "../kit/part.ts";
import { route } from "../kit/pipe.ts";
import type { Point } from "../kit/placement.ts";
import { pressureVessel } from "../kit/pressure-vessels.ts";
import { pipeStand, type SkidForm, skidFrame } from "../kit/skids.ts";
import { leaveOpen } from "../kit/spools.ts";
import { ballValve, globeValve } from "../kit/steel-valves.ts";
import { yStrainer } from "../kit/strainers.ts";
import { impulse, tubedGauge } from "../kit/tubed-instruments.ts";
import type { Model } from "./model.ts";
import { dosingTrain } from "./parts/dosing-train.ts";
import { levelGauge } from "./parts/level-gauge.ts";

const form: SkidForm = { length: 2700, width: 1500, height: 160, crossMembers: 4 };
const deck = form.height;
const frame = skidFrame("skid", form);
const [tankX, tankY, pumpY, line] = [-760, 190, 150, -80];
const [first, second] = [dosingTrain("A", [220, pumpY, deck]), dosingTrain("B", [700, pumpY, deck])];
const [from, to, spill] = [first.inlet.position, first.outlet.position, first.spill.position];
const up: Point = [0, 1, 0];
const branch = (x: number, direction: Point = up, reach = 90) => ({ bore: 25, station: x, direction, reach });
const start = 60;
const low = from.z - gasket - 90;
const suction = branchedRun("suction header", 25, 960, "stainless", {
  a: branch(220 - start),
  b: branch(700 - start),
  column: branch(880 - start),
}).at([start, line, low], [1, 0, 0]);
const high = to.z + gasket + 90;
const down: Point = [0, -1, 0];
const discharge = branchedRun("discharge header", 25, 1000, "stainless", {
  a: branch(220 - start, down),
  b: branch(700 - start, down),
  damperA: branch(340 - start),
  damperB: branch(820 - start),
  pressure: { bore: impulse, station: 520 - start, direction: up, reach: 70, kind: "tubing" },
}).at([start, line, high], [1, 0, 0]);
const back: Point = [-1, 0, 0];
const spillage = branchedRun("return header", 25, 760, "stainless", {
  b: branch(820 - 700, back, 80),
  a: branch(820 - 220, back, 80),
}).at([820, spill.y - gasket - 80, spill.z], [-1, 0, 0]);

const tank = pressureVessel("solution tank", {
  diameter: 900,
  length: 900,
  wall: 4,
  heads: "torispherical",
  kind: "stainless",
  height: 480,
  support: "legs",
  nozzles: {
    outlet: { bore: 25, on: "lower", station: 0, reach: 480 - (low - deck) - 86 },
    agitator: { bore: 100, on: "upper", station: 0, reach: 300 },
    fill: { bore: 50, on: "upper", station: 290, bearing: 150, reach: 270 },
    water: { bore: 25, on: "upper", station: 290, bearing: 30, reach: 270 },
    back: { bore: 25, station: spill.z - deck - 480, bearing: -90, reach: 110 },
    levelLow: { bore: 25, station: 90, bearing: -118, reach: 90 },
    levelHigh: { bore: 25, station: 790, bearing: -118, reach: 90 },
  },
  nameplate: { station: 620, bearing: -55 },
}).at([tankX, tankY, deck]);
const agitator = agitatorDrive("agitator", 100);
const gauge = levelGauge("LG-201", tank.levelLow, tank.levelHigh, "stainless");
const [strainer, shut] = [yStrainer("strainer", 25, "stainless"), ballValve("tank valve", 25, "stainless")];
const column = calibrationColumn("calibration column");
const columnValve = ballValve("column valve", 25, "stainless");
const [damperA, damperB] = [damper("damper A"), damper("damper B")];
const dial = tubedGauge("PI-201");
const throttle = globeValve("back-pressure valve", 25, "stainless");
const joints = [
  connect(tank.agitator, agitator.mount),
  connect(suction.a, first.inlet),
  connect(suction.b, second.inlet),
  connect(suction.inlet, strainer.outlet, -90),
  connect(strainer.inlet, shut.outlet, 90),
  connect(suction.column, columnValve.inlet, -90),
  connect(columnValve.outlet, column.process),
  connect(discharge.a, first.outlet),
  connect(discharge.b, second.outlet),
  connect(discharge.damperA, damperA.process),
  connect(discharge.damperB, damperB.process),
  connect(discharge.pressure, dial.process, -90),
  connect(discharge.outlet, throttle.inlet, 90),
  connect(spillage.b, second.spill),
  connect(spillage.a, first.spill),
];
const pipes = [
  ...route("tank outlet", tank.outlet, shut.inlet, [
    [tankX, tankY, low],
    [-335, tankY, low],
    [-335, line, low],
  ]),
  ...route("return line", spillage.outlet, tank.back, [[tankX, spillage.outlet.position.y, spill.z]]),
];
leaveOpen(throttle.outlet, tank.fill, tank.water);
const stands = part("pipe stands", [
  ...pipeStand([140, line, low], 25, "stainless", "x", deck),
  ...pipeStand([560, line, low], 25, "stainless", "x", deck),
  ...pipeStand([-250, spillage.outlet.position.y, spill.z], 25, "stainless", "x", deck),
  ...pipeStand([560, spillage.outlet.position.y, spill.z], 25, "stainless", "x", deck),
]).at([0, 0, 0]);
const panel = localPanel("local panel", 500).at([1090, 330, deck], [0, 0, 1], 90);
const tray = part("cable tray", cableTrayFrom([1170, 50, deck], [0, 1, 0], 560, 118)).at([0, 0, 0]);

const equipment = [
  frame,
  tank,
  agitator,
  ...gauge.parts,
  suction,
  discharge,
  spillage,
  strainer,
  shut,
  column,
  columnValve,
  damperA,
  damperB,
  dial,
  throttle,
  stands,
  panel,
  tray,
  ...first.parts,
  ...second.parts,
  ...joints,
  ...pipes,
];

export default {
  name: "chemical-dosing-skid",
  title: "Chemical dosing skid",
  drawingNumber: "PLT-301-GA-010",
  parts: [...equipment, ...blinded(suction.outlet, discharge.inlet, spillage.inlet)],
  camera: { bearing: -54, height: 20, frame: [1600, 1200] },
  sheet: {
    scale: 25,
    items: [
      { part: tank, description: "Solution tank, 0.7 m³, stainless steel" },
      { part: agitator, description: "Agitator" },
      { part: first.pump, description: "Metering pump, one standing by", quantity: 2 },
      { part: first.relief, description: "Relief valve, DN 25", quantity: 2 },
      { part: damperA, description: "Pulsation damper", quantity: 2 },
      { part: column, description: "Calibration column" },
      { part: gauge.gauge, description: "Magnetic level gauge" },
      { part: panel, description: "Local control panel" },
    ],
    dimensions: [
      { view: "front", from: [-form.length / 2, 0, 0], to: [form.length / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: first.inlet, to: second.inlet, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: throttle.outlet, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: tank.agitator, along: "z", side: "left" },
      { view: "top", from: [0, -form.width / 2, 0], to: [0, form.width / 2, 0], along: "y", side: "left" },
    ],
    notes: ["Dimensions in millimetres.", "Relief valves spill back to the tank."],
  },
} satisfies Model;
