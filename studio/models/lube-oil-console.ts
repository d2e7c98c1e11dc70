import { blinded, branchedRun } from "../kit/branched-runs.ts";
import { cableTrayFrom } from "../kit/cable-trays.ts";
import { conduit } from "../kit/conduits.ts";
import { connect } from "../kit/connect.ts";
import { controlValve, reliefValve } from "../kit/control-valves.ts";
import { duplexUnit } from "../kit/duplex-units.ts";
import { gasket } from "../kit/flanges.ts";
import { gaugeBoard } from "../kit/gauge-boards.ts";
import { junctionBox } from "../kit/local-panels.ts";
import { part } from "../kit/part.ts";
import { route } from "../kit/pipe.ts";
import type { Point } from "../kit/placement.ts";
import { leaveOpen } from "../kit/spools.ts";
import { ballValve, gateValve, swingCheckValve } from "../kit/steel-valves.ts";
import { impulse, tubedThermocouple } from "../kit/tubed-instruments.ts";
import { immersedPump } from "../kit/vertical-pumps.ts";
import type { Model } from "./model.ts";
import { levelGauge } from "./parts/level-gauge.ts";
import { oilTank, tankLength, tankTop, tankWidth } from "./parts/oil-tank.ts";

const line = "stainless";
const [pumpY, pumpXs] = [-560, [-1400, -840]] as const;
const trains = pumpXs.map((x, index) => {
  const letter = index ? "B" : "A";
  const pump = immersedPump(`oil pump ${letter}`, 50, line).at([x, pumpY, tankTop]);
  const check = swingCheckValve(`check valve ${letter}`, 50, line);
  const shut = gateValve(`pump valve ${letter}`, 50, line);
  const joints = [connect(pump.discharge, check.inlet, 90), connect(check.outlet, shut.inlet, 90)];
  return { pump, outlet: shut.outlet, parts: [pump, check, shut, ...joints] };
});
const [first, second] = trains;
if (!first || !second) throw new Error("Two pumps are needed, one to stand by");

const start = -1640;
const { y: reached, z: level } = first.outlet.position;
const headerY = reached + gasket + 130;
const [up, front, rear]: [Point, Point, Point] = [
  [0, 1, 0],
  [-1, 0, 0],
  [1, 0, 0],
];
const tap = (station: number, direction = up) => ({
  bore: impulse,
  station,
  direction,
  reach: 80,
  kind: "tubing" as const,
});
const branch = (x: number, direction: Point) => ({ bore: 50, station: x - start, direction, reach: 130 });
const header = branchedRun("pump header", 80, 1340, line, {
  a: branch(pumpXs[0], front),
  b: branch(pumpXs[1], front),
  relief: branch(-1120, up),
  spill: branch(-560, rear),
  pressure: tap(-700 - start),
}).at([start, headerY, level], [1, 0, 0]);
const relief = reliefValve("PSV-301", 50, 80, line);
const spill = controlValve("PCV-301", 50, line);
const [entry, crossing, leaving] = [510, 900, 710];
const duplex = { bore: 80, kind: line, reach: 260 } as const;
const cooler = duplexUnit("oil coolers", {
  ...duplex,
  use: "cooler",
  diameter: 300,
  height: 1080,
  pitch: 620,
  valves: [entry, crossing],
}).at([120, headerY + 460, tankTop]);
const filter = duplexUnit("oil filters", {
  ...duplex,
  use: "filter",
  diameter: 260,
  height: 880,
  pitch: 560,
  valves: [entry, leaving],
}).at([1120, headerY + 460, tankTop]);
const feed = branchedRun("filter feed", 80, 320, line, { pressure: tap(160, front) });
feed.at([300, headerY, tankTop + crossing], [1, 0, 0]);
const supply = branchedRun("supply run", 80, 460, line, { pressure: tap(130, front), heat: tap(330) });
supply.at([1390, headerY, tankTop + leaving], [1, 0, 0]);
const board = gaugeBoard("gauge board", [["filterIn"], ["header", "supply"]], crossing - 315);
board.at([640, -800, tankTop]);
const joints = [connect(header.relief, relief.inlet, 90), connect(header.spill, spill.inlet, 90)];
const [relieved, spilt] = [relief.outlet.position, spill.outlet.position];
const tank = oilTank({
  relief: [relieved.x, relieved.y + 200, tankTop],
  spill: [spilt.x, spilt.y + 140, tankTop],
}).at([0, 0, 0]);
const heat = tubedThermocouple("TT-301");
const gauge = levelGauge("LG-301", tank.levelLow, tank.levelHigh, line);
const drain = ballValve("tank drain", 50, line);
const box = junctionBox("junction box", 760).at([-300, -788, tankTop]);
const tray = part("cable tray", cableTrayFrom([-1225, -868, tankTop], [1, 0, 0], 1120, 92)).at([0, 0, 0]);
const cables = pumpXs.map((x, index) =>
  conduit(`motor cable ${index + 1}`, [
    [x + 97, pumpY + 156, tankTop + 758],
    [x + 245, pumpY + 156, tankTop + 758],
    [x + 245, pumpY + 156, tankTop + 30],
    [x + 245, -822, tankTop + 30],
  ]),
);
joints.push(
  connect(header.a, first.outlet),
  connect(header.b, second.outlet),
  connect(supply.heat, heat.process, -90),
  connect(tank.drain, drain.inlet, 90),
);
const over = (x: number, z: number): Point => [x, headerY, tankTop + z];
const pipes = [
  ...route("oil to the coolers", header.outlet, cooler.inlet, [[120, headerY, level], over(120, entry)]),
  ...route("oil from the coolers", cooler.outlet, feed.inlet, [over(120, crossing)]),
  ...route("oil to the filters", feed.outlet, filter.inlet, [over(860, crossing), over(860, entry), over(1120, entry)]),
  ...route("oil from the filters", filter.outlet, supply.inlet, [over(1120, leaving)]),
  ...route("relieved oil", relief.outlet, tank.relief, [[relieved.x, relieved.y + 200, relieved.z]]),
  ...route("spilt oil", spill.outlet, tank.spill, [[spilt.x, spilt.y + 140, spilt.z]]),
  ...route("impulse line of the header", header.pressure, board.header, [over(-700, leaving), over(555, leaving)]),
  ...route("impulse line of the filters", feed.pressure, board.filterIn, [
    [460, -300, tankTop + crossing],
    [640, -300, tankTop + crossing],
  ]),
  ...route("impulse line of the supply", supply.pressure, board.supply, [
    [1520, -380, tankTop + leaving],
    [725, -380, tankTop + leaving],
  ]),
];
leaveOpen(tank.back, drain.outlet, supply.outlet, cooler.waterInA, cooler.waterOutA, cooler.waterInB, cooler.waterOutB);

const equipment = [
  tank,
  header,
  relief,
  spill,
  cooler,
  filter,
  feed,
  supply,
  board,
  heat,
  ...gauge.parts,
  drain,
  box,
  tray,
  ...cables,
];

export default {
  name: "lube-oil-console",
  title: "Lube oil console",
  drawingNumber: "PLT-301-GA-011",
  parts: [...equipment, ...first.parts, ...second.parts, ...joints, ...pipes, ...blinded(header.inlet)],
  camera: { bearing: -56, height: 22, frame: [1600, 1150] },
  sheet: {
    scale: 30,
    items: [
      { part: tank, description: "Oil tank, base frame of the console, 4.1 m³" },
      { part: first.pump, description: "Immersed oil pump, main and standby", quantity: 2 },
      { part: cooler, description: "Twin oil coolers with transfer valves" },
      { part: filter, description: "Twin oil filters with transfer valves" },
      { part: spill, description: "Pressure control valve, DN 50" },
      { part: relief, description: "Relief valve, DN 50 by DN 80" },
      { part: board, description: "Gauge board" },
      { part: gauge.gauge, description: "Magnetic level gauge" },
    ],
    dimensions: [
      { view: "front", from: [-tankLength / 2, 0, 0], to: [tankLength / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: first.pump.discharge, to: second.pump.discharge, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: supply.outlet, along: "z", side: "right" },
      { view: "front", from: [0, 0, 0], to: [0, 0, tankTop], along: "z", side: "left" },
      { view: "top", from: [0, -tankWidth / 2, 0], to: [0, tankWidth / 2, 0], along: "y", side: "left" },
      { view: "right", from: drain.outlet, to: supply.outlet, along: "y", side: "below" },
    ],
    notes: ["Dimensions in millimetres.", "One cooler and one filter work; transfer valves change over in service."],
  },
} satisfies Model;
