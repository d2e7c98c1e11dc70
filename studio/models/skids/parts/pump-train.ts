import { branchedRun } from "../../../kit/branched-runs.ts";
import { conduit } from "../../../kit/conduits.ts";
import { connect } from "../../../kit/connect.ts";
import type { Part, Port } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { reducer } from "../../../kit/reducers.ts";
import { gateValve, swingCheckValve, yStrainer } from "../../../kit/steel-valves.ts";
import { impulse, tubedGauge } from "../../../kit/instruments.ts";

export interface PumpTrain {
  parts: Part[];
  pump: Part & Record<"suction" | "discharge", Port>;
  strainer: Part;
  check: Part;
  /** Start of the suction line and end of the discharge line. */
  inlet: Port;
  outlet: Port;
}

/**
 * Centrifugal pump DN 80 by DN 50 on a deck at `point` with its own lines. Suction: gate valve, strainer, eccentric
 * reducer. Discharge: tapped reducer, check valve, gate valve. Handwheels face -Y. The motor cable runs on the deck to
 * `trench` beyond the pump along X, then to `tray` along Y.
 */
export const pumpTrain = (letter: string, point: Point, [trench, tray]: readonly [number, number]): PumpTrain => {
  const pump = endSuctionPump(`pump ${letter}`, { suction: 80, discharge: 50, shaft: 200, kind: "steel" }).at(point);
  const eccentric = reducer(`suction reducer ${letter}`, 100, 80, "steel", true);
  const strainer = yStrainer(`strainer ${letter}`, 100, "steel");
  const suction = gateValve(`suction valve ${letter}`, 100, "steel");
  const enlarger = reducer(`discharge reducer ${letter}`, 50, 80, "steel");
  const tapped = branchedRun(`tapped run ${letter}`, 80, 200, "steel", {
    pressure: { bore: impulse, station: 100, direction: [0, -1, 0], reach: 90, kind: "tubing" },
  });
  const gauge = tubedGauge(`PI-${letter}`, "back");
  const check = swingCheckValve(`check valve ${letter}`, 80, "steel");
  const shut = gateValve(`discharge valve ${letter}`, 80, "steel");
  const joints = [
    connect(pump.suction, eccentric.outlet, 90),
    connect(eccentric.inlet, strainer.outlet, -90),
    connect(strainer.inlet, suction.outlet, 90),
    connect(pump.discharge, enlarger.inlet),
    connect(enlarger.outlet, tapped.inlet),
    connect(tapped.pressure, gauge.process, 90),
    connect(tapped.outlet, check.inlet, -90),
    connect(check.outlet, shut.inlet, -90),
  ];
  const [x, y, z] = point;
  const cable = conduit(`motor cable ${letter}`, [
    [x + 596, y + 100, z + 439],
    [x + 596, y + 215, z + 439],
    [x + 596, y + 215, z + 30],
    [x + trench, y + 215, z + 30],
    [x + trench, tray, z + 30],
  ]);
  return {
    parts: [pump, eccentric, strainer, suction, enlarger, tapped, gauge, check, shut, cable, ...joints],
    pump,
    strainer,
    check,
    inlet: suction.inlet,
    outlet: shut.outlet,
  };
};
