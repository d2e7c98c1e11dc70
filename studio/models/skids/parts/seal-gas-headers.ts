import { branchedRun } from "../../../kit/branched-runs.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import { drainValves, duplexUnit } from "../../../kit/duplex-units.ts";
import type { Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { impulse } from "../../../kit/instruments.ts";
import { tubedRegulator } from "../../../kit/valves.ts";

/**
 * The dry gas seal rack, mm: outside diameter of its lines, half its width, the plane in Y of its lines, the floor
 * above its tray, heights of the filters' transfer valves, X positions of filters and headers, and the lower ends of
 * both headers.
 */
export const gasRack = {
  tube: 20,
  edge: 1250,
  plane: 130,
  floor: 105,
  entry: 465,
  leaving: 865,
  filterX: -880,
  headerX: -300,
  foot: 400,
  upper: 1170,
} as const;
const { tube, edge, plane, floor, entry, leaving, filterX, headerX, foot, upper } = gasRack;
const left: Point = [-1, 0, 0];
const right: Point = [1, 0, 0];
const rear: Point = [0, 1, 0];
const tubing = (bore: number, station: number, direction: Point) => ({
  bore,
  station,
  direction,
  reach: 60,
  kind: "tubing" as const,
});

/**
 * Seal gas through a duplex filter and a control valve to a header of four lines; nitrogen through a regulator to a
 * header of two.
 */
export const sealGasHeaders = () => {
  const filter = duplexUnit("F-401 coalescing filters", {
    plate: "coalescing filters",
    use: "filter",
    diameter: 168,
    height: 920,
    pitch: 400,
    bore: 25,
    kind: "stainless",
    valves: [entry - floor, leaving - floor],
    reach: 250,
  }).at([filterX, 480, floor]);
  const supply = branchedRun("seal gas supply", 25, 200, "stainless", { pressure: tubing(impulse, 110, right) });
  supply.at([-edge - 40, plane, entry], right);
  const control = controlValve("PDCV-401", 25, "stainless").at([-655, plane, leaving], right, 90);
  const header = branchedRun("seal gas header", 25, 690, "stainless", {
    feed: { bore: 25, station: leaving - foot, direction: left, reach: 100 },
    a: tubing(tube, 180, right),
    b: tubing(tube, 330, right),
    c: tubing(tube, 480, right),
    d: tubing(tube, 630, right),
    pressure: tubing(impulse, 555, rear),
  }).at([headerX, plane, foot]);
  const nitrogen = branchedRun("separation gas header", 25, 330, "stainless", {
    feed: tubing(tube, 165, left),
    a: tubing(tube, 95, right),
    b: tubing(tube, 245, right),
    pressure: tubing(impulse, 205, rear),
  }).at([headerX, plane, upper]);
  const regulator = tubedRegulator("PCV-402", tube).at([-860, plane, upper + 165], right, 180);
  return { filter, drains: drainValves(filter, "stainless"), supply, control, header, nitrogen, regulator };
};

export type SealGasHeaders = ReturnType<typeof sealGasHeaders>;

/**
 * Lines from the gas inlets through filters, control valve and regulator to the headers, and impulse lines to the
 * gauges.
 */
export const sealGasPiping = (
  { supply, filter, control, header, nitrogen, regulator }: SealGasHeaders,
  nitrogenIn: Port,
  board: Record<"supply" | "header" | "nitrogen", Port>,
) => {
  const dials = { supply: board.supply.position, header: board.header.position, nitrogen: board.nitrogen.position };
  return [
    ...route("gas to the filters", supply.outlet, filter.inlet, [{ x: filterX }]),
    ...route("gas from the filters", filter.outlet, control.inlet, [{ y: plane }]),
    ...route("gas to the header", control.outlet, header.feed),
    ...route("nitrogen to the regulator", nitrogenIn, regulator.inlet),
    ...route("nitrogen to the header", regulator.outlet, nitrogen.feed),
    ...route("impulse line of the supply", supply.pressure, board.supply, [
      { y: 290 },
      { z: dials.supply.z },
      { x: dials.supply.x },
    ]),
    ...route("impulse line of the header", header.pressure, board.header, [
      { y: 320 },
      { z: dials.header.z },
      { x: dials.header.x },
    ]),
    ...route("impulse line of the nitrogen", nitrogen.pressure, board.nitrogen, [
      { y: 255 },
      { x: dials.nitrogen.x },
      { z: dials.nitrogen.z },
    ]),
  ];
};
