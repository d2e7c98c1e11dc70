import { blinded, branchedRun } from "../kit/branched-runs.ts";
import { controlValve } from "../kit/control-valves.ts";
import { duplexUnit } from "../kit/duplex-units.ts";
import { gaugeBoard } from "../kit/gauge-boards.ts";
import { part } from "../kit/part.ts";
import { route } from "../kit/pipe.ts";
import { type Point, slab } from "../kit/placement.ts";
import { rack } from "../kit/racks.ts";
import { leaveOpen } from "../kit/spools.ts";
import { impulse } from "../kit/tubed-instruments.ts";
import { tubedRegulator } from "../kit/tubed-valves.ts";
import type { Model } from "./model.ts";
import { bulkheads } from "./parts/bulkheads.ts";
import { gasTube, meteringLine } from "./parts/metering-line.ts";
import { rackWiring } from "./parts/rack-wiring.ts";

const [width, depth, height] = [2500, 800, 2050];
const edge = width / 2;
/** Transmitters stand over their lines, so that what condenses in an impulse line runs back into the gas. */
const transmitters = 1600;
const frame = rack("rack", { width, depth, height, bays: [-410], rails: [transmitters] });
const [plane, floor, line] = [130, 105, "stainless"] as const;
const [entry, leaving] = [floor + 360, floor + 760];
const [filterX, headerX] = [-880, -300];

const filter = duplexUnit("coalescing filters", {
  use: "filter",
  diameter: 168,
  height: 920,
  pitch: 400,
  bore: 25,
  kind: line,
  valves: [360, 760],
  reach: 250,
}).at([filterX, 480, floor]);
const tubing = (bore: number, station: number, direction: Point) => ({
  bore,
  station,
  direction,
  reach: 60,
  kind: "tubing" as const,
});
const [left, right, rear]: [Point, Point, Point] = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
];
const supply = branchedRun("seal gas supply", 25, 200, line, { pressure: tubing(impulse, 110, right) });
supply.at([-edge - 40, plane, entry], right);
const control = controlValve("PDCV-401", 25, line).at([-655, plane, leaving], right, 90);
const [foot, upper] = [400, 1170];
const header = branchedRun("seal gas header", 25, 690, line, {
  feed: { bore: 25, station: leaving - foot, direction: left, reach: 100 },
  a: tubing(gasTube, 180, right),
  b: tubing(gasTube, 330, right),
  c: tubing(gasTube, 480, right),
  d: tubing(gasTube, 630, right),
  pressure: tubing(impulse, 555, rear),
}).at([headerX, plane, foot]);
const nitrogen = branchedRun("separation gas header", 25, 330, line, {
  feed: tubing(gasTube, 165, left),
  a: tubing(gasTube, 95, right),
  b: tubing(gasTube, 245, right),
  pressure: tubing(impulse, 205, rear),
}).at([headerX, plane, upper]);
const regulator = tubedRegulator("PCV-402", gasTube).at([-860, plane, upper + 165], right, 180);
const branches = [header.a, header.b, header.c, header.d, nitrogen.a, nitrogen.b];
const rows = branches.map(({ position }) => position.z);
const out = bulkheads("outlet plate", { x: edge - 30, plane, rows, bore: gasTube, inward: -1 });
const into = bulkheads("nitrogen plate", { x: 30 - edge, plane, rows: [upper + 165], bore: gasTube, inward: 1 });
const [nitrogenIn] = into.inside;
if (!nitrogenIn) throw new Error("The nitrogen has no inlet");
const readers = branches.map((_, index): Point => [35 + index * 156, 40, transmitters + 20]);
const lines = branches.map((branch, index) => {
  const [to, reader] = [out.inside[index], readers[index]];
  if (!to || !reader) throw new Error("A line has no end");
  return meteringLine(`${411 + index}`, branch, to, reader, 300);
});
const [first] = lines;
if (!first) throw new Error("There is no line");
const board = gaugeBoard("gauge board", [["supply", "header", "nitrogen"]], 1640, false).at([-815, 0, 0]);
const dials = { supply: board.supply.position, header: board.header.position, nitrogen: board.nitrogen.position };
const { x: tapX } = supply.pressure.position;
const pipes = [
  ...route("gas to the filters", supply.outlet, filter.inlet, [[filterX, plane, entry]]),
  ...route("gas from the filters", filter.outlet, control.inlet, [[filterX, plane, leaving]]),
  ...route("gas to the header", control.outlet, header.feed),
  ...route("nitrogen to the regulator", nitrogenIn, regulator.inlet),
  ...route("nitrogen to the header", regulator.outlet, nitrogen.feed),
  ...route("impulse line of the supply", supply.pressure, board.supply, [
    [tapX, 290, entry],
    [tapX, 290, dials.supply.z],
    [dials.supply.x, 290, dials.supply.z],
  ]),
  ...route("impulse line of the header", header.pressure, board.header, [
    [headerX, 320, foot + 555],
    [headerX, 320, dials.header.z],
    [dials.header.x, 320, dials.header.z],
  ]),
  ...route("impulse line of the nitrogen", nitrogen.pressure, board.nitrogen, [
    [headerX, 255, upper + 205],
    [dials.nitrogen.x, 255, upper + 205],
    [dials.nitrogen.x, 255, dials.nitrogen.z],
  ]),
];
const steel = part("brackets", [
  ...[1652, 1820].flatMap((z) => slab([60 - edge, 5, z], [-440, 13, z + 36], "stainless")),
  ...[foot + 405, upper + 45].flatMap((z) => slab([-440, 60, z], [headerX + 10, plane - 16, z + 10], "stainless")),
]).at([0, 0, 0]);
const wiring = rackWiring(
  -380,
  edge - 60,
  { duct: transmitters - 60, box: 400 },
  readers.map(([x, , z]) => ({ x: x + 84.5, z: z + 236 })),
);
leaveOpen(supply.inlet, ...out.outside, ...into.outside);

const equipment = [
  frame,
  filter,
  supply,
  control,
  header,
  nitrogen,
  regulator,
  out.plate,
  into.plate,
  board,
  steel,
  wiring,
  ...lines.flatMap(({ parts }) => parts),
  ...pipes,
];

export default {
  name: "dry-gas-seal-skid",
  title: "Dry gas seal skid",
  drawingNumber: "PLT-301-GA-012",
  parts: [...equipment, ...blinded(header.inlet, header.outlet, nitrogen.inlet, nitrogen.outlet)],
  camera: { bearing: -66, height: 12, frame: [1600, 1200] },
  sheet: {
    scale: 20,
    items: [
      { part: filter, description: "Twin coalescing filters" },
      { part: control, description: "Differential pressure control valve, DN 25" },
      { part: header, description: "Seal gas header, four lines" },
      { part: nitrogen, description: "Separation gas header, two lines" },
      { part: regulator, description: "Nitrogen regulator" },
      { part: first.element, description: "Flow element", quantity: 6 },
      { part: first.transmitter, description: "Flow transmitter on manifold", quantity: 6 },
      { part: board, description: "Gauge board" },
    ],
    dimensions: [
      { view: "front", from: [-edge, 0, 0], to: [edge, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [0, 0, height], along: "z", side: "left", row: 2 },
      { view: "front", from: [0, 0, 0], to: supply.inlet, along: "z", side: "left" },
      { view: "front", from: header.a, to: nitrogen.b, along: "z", side: "right" },
      { view: "top", from: [0, 0, 0], to: [0, depth, 0], along: "y", side: "left" },
    ],
    notes: ["Dimensions in millimetres.", "Lines of stainless tubing, 20 outside; impulse lines 12."],
  },
} satisfies Model;
