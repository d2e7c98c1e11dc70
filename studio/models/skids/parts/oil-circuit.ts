/** What stands on the oil tank of the console: pumps with their header, coolers and filters. */
import { branchedRun, tapping } from "../../../kit/branched-runs.ts";
import { conduit } from "../../../kit/cable.ts";
import { connect, inRow } from "../../../kit/connect.ts";
import { controlValve, reliefValve } from "../../../kit/control-valves.ts";
import { drainValves, duplexUnit } from "../../../kit/duplex-units.ts";
import { gasket } from "../../../kit/flanges.ts";
import { gaugeBoard } from "../../../kit/gauge-boards.ts";
import { impulse, tubedThermocouple } from "../../../kit/instruments.ts";
import { part, type Port } from "../../../kit/part.ts";
import { tubeStand } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { immersedPump } from "../../../kit/pumps.ts";
import { pipeStand } from "../../../kit/skids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { gateValve, swingCheckValve } from "../../../kit/steel-valves.ts";
import { tankTop } from "./oil-tank.ts";

/** Positions of the pumps along X, their plane in Y, and start of their header, mm. */
const [pumpA, pumpB] = [-1400, -840] as const;
const pumpY = -560;
const start = -1640;
const up: Point = [0, 1, 0];
const front: Point = [-1, 0, 0];
const rear: Point = [1, 0, 0];
const branch = (x: number, direction: Point) => ({ bore: 50, station: x - start, direction, reach: 130 });

/**
 * Immersed pump at `x` on top of the tank with check valve and gate valve; its motor cable runs to the tray in front.
 */
const oilPumpTrain = (tag: string, x: number) => {
  const pump = immersedPump(tag, 50, "stainless").at([x, pumpY, tankTop]);
  const check = swingCheckValve(`${tag} check valve`, 50, "stainless");
  const shut = gateValve(`${tag} discharge valve`, 50, "stainless");
  const joints = inRow(pump.discharge, [check, 90], [shut, 90]);
  const cable = conduit(`${tag} motor cable`, [
    [x + 97, pumpY + 156, tankTop + 758],
    { x: x + 245 },
    { z: tankTop + 30 },
    { y: -822 },
  ]);
  return { pump, outlet: shut.outlet, cable, parts: [pump, check, shut, ...joints] };
};

/**
 * Two pumps and their header, with a relief valve, and the pressure control valve that returns oil to the tank.
 */
export const oilPumps = () => {
  const [first, second] = [oilPumpTrain("P-701A", pumpA), oilPumpTrain("P-701B", pumpB)];
  const { y, z } = first.outlet.position;
  const header = branchedRun("pump header", 80, 1340, "stainless", {
    a: branch(pumpA, front),
    b: branch(pumpB, front),
    relief: branch(-1120, up),
    spill: branch(-560, rear),
    pressure: tapping(-700 - start, up, 80),
  }).at([start, y + gasket + 130, z], [1, 0, 0]);
  const relief = reliefValve("PSV-701", 50, 80, "stainless");
  const spill = controlValve("PCV-701", 50, "stainless");
  const joints = [
    connect(header.relief, relief.inlet, 90),
    connect(header.spill, spill.inlet, 90),
    connect(header.a, first.outlet),
    connect(header.b, second.outlet),
  ];
  return { first, second, header, relief, spill, parts: [header, relief, spill], joints };
};

/** Heights above the tank's top of the lower transfer valves, and of the upper ones of coolers and filters, mm. */
const [entry, crossing, leaving] = [510, 900, 710];
const [coolerX, filterX] = [120, 1120];

/** What both duplex units have in common. */
const unit = { bore: 80, kind: "stainless", reach: 260 } as const;
const coolers = { ...unit, use: "cooler", diameter: 300, height: 1080, pitch: 620, valves: [entry, crossing] } as const;
const filters = { ...unit, use: "filter", diameter: 260, height: 880, pitch: 560, valves: [entry, leaving] } as const;

/** Duplex coolers and filters after the pump header, with the thermocouple of the supply and the gauge board. */
export const oilTreatment = (header: Record<"inlet" | "outlet" | "pressure", Port>) => {
  const { y, z: level } = header.inlet.position;
  const cooler = duplexUnit("E-701 oil coolers", { ...coolers, plate: "oil coolers" }).at([coolerX, y + 460, tankTop]);
  const filter = duplexUnit("F-701 oil filters", { ...filters, plate: "oil filters" }).at([filterX, y + 460, tankTop]);
  const over = (x: number, z: number): Point => [x, y, tankTop + z];
  const feed = branchedRun("filter feed", 80, 320, "stainless", { pressure: tapping(160, front, 80) });
  feed.at(over(300, crossing), [1, 0, 0]);
  const supply = branchedRun("supply run", 80, 460, "stainless", {
    pressure: tapping(130, front, 80),
    heat: tapping(330, up, 80),
  });
  supply.at(over(1390, leaving), [1, 0, 0]);
  const heat = tubedThermocouple("TT-701");
  const board = gaugeBoard("gauge board", [["filterIn"], ["header", "supply"]], crossing - 315);
  board.at([640, -800, tankTop]);
  const pipes = [
    ...route("oil to the coolers", header.outlet, cooler.inlet, [{ x: coolerX }, { z: tankTop + entry }]),
    ...route("oil from the coolers", cooler.outlet, feed.inlet, [{ y }]),
    ...route("oil to the filters", feed.outlet, filter.inlet, [{ x: 860 }, { z: tankTop + entry }, { x: filterX }]),
    ...route("oil from the filters", filter.outlet, supply.inlet, [{ y }]),
  ];
  const low = tankTop + 420;
  const stands = part("stands of header and tubing", [
    ...[-1250, -400].flatMap((x) => pipeStand([x, y, level], 80, "stainless", "x", tankTop)),
    ...(
      [
        [[-450, -180, low], "y"],
        [[-250, -520, low], "x"],
        [[400, -520, low], "x"],
        [[550, -300, tankTop + crossing], "x"],
        [[1051, -60, tankTop + leaving], "x"],
        [[725, -384, tankTop + leaving], "y"],
      ] as const
    ).flatMap(([place, along]) => tubeStand(place, impulse, along, tankTop)),
  ]).at([0, 0, 0]);
  const impulseLines = [
    ...route("impulse line of the header", header.pressure, board.header, [
      { z: low },
      { x: -450 },
      { y: -520 },
      { x: 555 },
      { z: tankTop + leaving },
    ]),
    ...route("impulse line of the filters", feed.pressure, board.filterIn, [{ y: -300 }, { x: 640 }]),
    ...route("impulse line of the supply", supply.pressure, board.supply, [{ y: -60 }, { x: 725 }]),
  ];
  leaveOpen(supply.outlet, cooler.waterInA, cooler.waterOutA, cooler.waterInB, cooler.waterOutB);
  const drains = [cooler, filter].flatMap((one) => drainValves(one, unit.kind));
  const parts = [cooler, filter, ...drains, feed, supply, board, heat, stands];
  return { parts, joint: connect(supply.heat, heat.process, -90), pipes, impulseLines, cooler, filter, board, supply };
};
