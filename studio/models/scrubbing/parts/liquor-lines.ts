/** Liquor lines over the skid, each with its flow meter and throttle valve, mm. */
import { connect } from "../../../kit/connect.ts";
import { flowMeter } from "../../../kit/flow-meters.ts";
import { type Part, part, type Port } from "../../../kit/part.ts";
import { slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { spool } from "../../../kit/spools.ts";
import { butterflyValve } from "../../../kit/valves.ts";
import { liquorSupports } from "./steelwork.ts";
import { hollow } from "../../../kit/solids.ts";

/** Riser 100-LQ-105-P1 from the discharge header to the tower, with FT-101. */
export const towerLiquor = (from: Port, nozzle: Port): Part[] => {
  const inlet = spool("meter run", 100, 550);
  const meter = flowMeter("FT-101", 100);
  const valve = butterflyValve("tower valve", 100);
  const joints = [
    connect(from, inlet.inlet),
    connect(inlet.outlet, meter.inlet, -45),
    connect(meter.outlet, valve.inlet, -45),
  ];
  const { x, y } = from.position;
  const { x: toward, z } = nozzle.position;
  const bracket = part(
    "riser bracket",
    hollow(4, slab([toward - 140, y - 30, z - 900], [x - 55, y + 30, z - 850], "galvanised")),
  );
  return [
    inlet,
    meter,
    valve,
    bracket.at([0, 0, 0]),
    ...joints,
    ...route("tower liquor", valve.outlet, nozzle, [[x, y, z]]),
  ];
};

/** Riser and corners of the venturi's line, and where its meter begins: six bores over the bend. */
const [riseX, meterZ] = [460, 1800] as const;
/** Over the tower's stand, because the header is within reach from the deck. */
const over = 2450;

/** Line 50-LQ-106-P1 from the discharge header to the venturi, with FT-102, over the stand of the tower at `towerX`. */
export const venturiLiquor = (from: Port, nozzle: Port, towerX: number, beamTop: number): Part[] => {
  const valve = butterflyValve("venturi valve", 50);
  const meter = flowMeter("FT-102", 50);
  const { y, z } = from.position;
  const { x: vx, z: vz } = nozzle.position;
  meter.at([riseX, y, meterZ]);
  return [
    valve,
    connect(from, valve.inlet, 90),
    meter,
    ...route("venturi liquor to meter", valve.outlet, meter.inlet, [[riseX, y, z]]),
    ...route("venturi liquor", meter.outlet, nozzle, [
      [riseX, y, over],
      [vx, y, over],
      [vx, y, vz],
    ]),
    liquorSupports(towerX, [vx, y, over], beamTop),
  ];
};
