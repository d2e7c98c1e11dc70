/** Liquor lines over the skid, each with its flow meter and throttle valve, mm. */
import { lines } from "../../../../packages/plant/scrubbing-system.ts";
import { connect } from "../../../kit/connect.ts";
import { flowMeter } from "../../../kit/flow-meters.ts";
import { type Part, part, type Port } from "../../../kit/part.ts";
import { slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { spool } from "../../../kit/spools.ts";
import { butterflyValve } from "../../../kit/valves.ts";
import { numbers } from "./numbers.ts";
import { liquorSupports } from "./steelwork.ts";
import { hollow } from "../../../kit/solids.ts";

/** Riser from the discharge header to the tower, with FT-101. */
export const towerLiquor = (from: Port, nozzle: Port): Part[] => {
  const { bore } = lines.tower;
  const inlet = spool(numbers.tower, bore, 550);
  const meter = flowMeter("FT-101", bore);
  const valve = butterflyValve("HV-105", bore);
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
    ...route(numbers.tower, valve.outlet, nozzle, [[x, y, z]]),
  ];
};

/** Riser of the venturi's line, from the header, and where its meter begins: six bores over the bend. */
const [aside, meterZ] = [400, 1800] as const;
/** Over the tower's stand, because the header is within reach from the deck. */
const over = 2450;

/** Line from the discharge header to the venturi, with FT-102, over the stand of the tower at `towerX`. */
export const venturiLiquor = (from: Port, nozzle: Port, towerX: number, beamTop: number): Part[] => {
  const valve = butterflyValve("HV-106", lines.venturi.bore);
  const meter = flowMeter("FT-102", lines.venturi.bore);
  const { x, y, z } = from.position;
  const { x: vx, z: vz } = nozzle.position;
  const riseX = x - aside;
  meter.at([riseX, y, meterZ]);
  return [
    valve,
    connect(from, valve.inlet, 90),
    meter,
    ...route(numbers.venturi, valve.outlet, meter.inlet, [[riseX, y, z]]),
    ...route(numbers.venturi, meter.outlet, nozzle, [
      [riseX, y, over],
      [vx, y, over],
      [vx, y, vz],
    ]),
    liquorSupports(towerX, [vx, y, over], beamTop),
  ];
};
