import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { controlValve, reliefValve } from "../../../kit/control-valves.ts";
import { gasket } from "../../../kit/flanges.ts";
import type { Port } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import { impulse } from "../../../kit/instruments.ts";

/** Positions of the pumps along X, mm. */
export const pumpXs = [-1400, -840] as const;
const start = -1640;
const [up, front, rear]: [Point, Point, Point] = [
  [0, 1, 0],
  [-1, 0, 0],
  [1, 0, 0],
];
const branch = (x: number, direction: Point) => ({ bore: 50, station: x - start, direction, reach: 130 });

/**
 * Header after the valves of two pumps, with a relief valve, and the pressure control valve that returns oil to the
 * tank.
 */
export const oilHeader = (first: Port, second: Port) => {
  const { y, z } = first.position;
  const header = branchedRun("pump header", 80, 1340, "stainless", {
    a: branch(pumpXs[0], front),
    b: branch(pumpXs[1], front),
    relief: branch(-1120, up),
    spill: branch(-560, rear),
    pressure: { bore: impulse, station: -700 - start, direction: up, reach: 80, kind: "tubing" },
  }).at([start, y + gasket + 130, z], [1, 0, 0]);
  const relief = reliefValve("PSV-701", 50, 80, "stainless");
  const spill = controlValve("PCV-701", 50, "stainless");
  const joints = [
    connect(header.relief, relief.inlet, 90),
    connect(header.spill, spill.inlet, 90),
    connect(header.a, first),
    connect(header.b, second),
  ];
  return { header, relief, spill, parts: [header, relief, spill], joints };
};
