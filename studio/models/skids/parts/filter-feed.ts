import { connect } from "../../../kit/connect.ts";
import type { Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { reducer } from "../../../kit/reducers.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";
import { gateValve, swingCheckValve } from "../../../kit/steel-valves.ts";

/** Feed pump P-801 at `point` with its valves, DN 80, and the line up to the end of the raw water header. */
export const filterFeed = (point: Point, header: Port) => {
  const pump = endSuctionPump("P-801", { suction: 80, discharge: 50, shaft: 200, kind: "steel" });
  pump.at(point, [0, 0, 1], 90);
  const enlarger = reducer("P-801 enlarger", 50, 80, "steel");
  const check = swingCheckValve("P-801 check valve", 80, "steel");
  const shut = gateValve("P-801 discharge valve", 80, "steel");
  const suction = gateValve("P-801 suction valve", 80, "steel");
  const inlet = spool("inlet spool", 80, 500, "steel");
  const joints = [
    connect(pump.discharge, enlarger.inlet),
    connect(enlarger.outlet, check.inlet, -90),
    connect(check.outlet, shut.inlet, -90),
    connect(pump.suction, suction.outlet, 90),
    connect(suction.inlet, inlet.outlet),
  ];
  leaveOpen(inlet.inlet);
  const { y, z } = header.position;
  const line = route("raw water line", shut.outlet, header, [
    [point[0], point[1], z],
    [point[0], y, z],
  ]);
  return { pump, check, parts: [pump, enlarger, check, shut, suction, inlet], joints, line };
};
