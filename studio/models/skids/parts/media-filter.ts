import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { vesselHolds } from "../../../kit/capacity.ts";
import { connect, inRow } from "../../../kit/connect.ts";
import type { Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { pressureVessel } from "../../../kit/pressure-vessels.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { reducer } from "../../../kit/reducers.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";
import { gateValve, swingCheckValve } from "../../../kit/steel-valves.ts";

const [diameter, straight, legs] = [1000, 1200, 620] as const;

/**
 * Vertical media filter `tag` on legs at `point` with face piping of four gate valves, DN 80, toward -Y. Upstream: raw water
 * inlet, backwash outlet. Downstream: filtered water outlet, backwash inlet.
 */
export const mediaFilter = (tag: string, point: Point) => {
  const [x, y, z] = point;
  const vessel = pressureVessel(tag, {
    diameter,
    length: straight,
    heads: "torispherical",
    height: legs,
    support: "legs",
    nozzles: {
      top: { bore: 80, on: "upper", station: 0, reach: 300 },
      bottom: { bore: 80, on: "lower", station: 0, reach: 300 },
    },
    manways: [{ bore: 400, station: 740, bearing: 0, reach: 160 }],
    nameplate: { station: 500, bearing: -60 },
    lugs: [1020],
  }).at(point);
  vesselHolds(vessel, { diameter, length: straight, heads: "torispherical" });
  const face = y - 760;
  const branch = (station: number) => ({ bore: 80, station, direction: [0, -1, 0], reach: 150 }) as const;
  const run = (name: string, low: number) =>
    branchedRun(name, 80, 560, "steel", { one: branch(140), two: branch(420) }).at([x, face, low]);
  const before = run(`${tag} upper face pipe`, z + 1180);
  const after = run(`${tag} lower face pipe`, z + 460);
  const valve = (use: string) => gateValve(`${tag} ${use} valve`, 80, "steel");
  const [washOut, rawIn] = [valve("backwash outlet"), valve("raw water")];
  const [cleanOut, washIn] = [valve("filtered water"), valve("backwash inlet")];
  const top = vessel.top.position.z + 220;
  const bottom = vessel.bottom.position.z - 200;
  return {
    parts: [
      vessel,
      before,
      after,
      washOut,
      rawIn,
      cleanOut,
      washIn,
      ...blinded(before.inlet, after.outlet),
      connect(before.one, washOut.inlet, 0),
      connect(before.two, rawIn.inlet, 0),
      connect(after.one, cleanOut.inlet, 0),
      connect(after.two, washIn.inlet, 0),
      ...route(`${tag} upper line`, vessel.top, before.outlet, [{ z: top }, { y: face }]),
      ...route(`${tag} lower line`, vessel.bottom, after.inlet, [{ z: bottom }, { y: face }]),
    ],
    vessel,
    faces: {
      "raw water": rawIn.outlet,
      "backwash outlet": washOut.outlet,
      "filtered water": cleanOut.outlet,
      "backwash inlet": washIn.outlet,
    },
  };
};

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
    ...inRow(pump.discharge, [enlarger], [check, -90], [shut, -90]),
    connect(pump.suction, suction.outlet, 90),
    connect(suction.inlet, inlet.outlet),
  ];
  leaveOpen(inlet.inlet);
  const { y, z } = header.position;
  const line = route("raw water line", shut.outlet, header, [{ z }, { y }]);
  return { pump, check, parts: [pump, enlarger, check, shut, suction, inlet], joints, line };
};
