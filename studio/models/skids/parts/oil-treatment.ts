import { branchedRun, tapping } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { duplexUnit } from "../../../kit/duplex-units.ts";
import { gaugeBoard } from "../../../kit/gauge-boards.ts";
import { part, type Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { pipeStand } from "../../../kit/skids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { tubeStand } from "../../../kit/pipe-supports.ts";
import { impulse, tubedThermocouple } from "../../../kit/instruments.ts";
import { tankTop } from "./oil-tank.ts";

const up: Point = [0, 1, 0];
const front: Point = [-1, 0, 0];
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
  const parts = [cooler, filter, feed, supply, board, heat, stands];
  return { parts, joint: connect(supply.heat, heat.process, -90), pipes, impulseLines, cooler, filter, board, supply };
};
