import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { gasket } from "../../../kit/flanges.ts";
import { calibrationColumn, damper } from "../../../kit/metering-pumps.ts";
import type { Point } from "../../../kit/placement.ts";
import { ballValve, globeValve, yStrainer } from "../../../kit/steel-valves.ts";
import { impulse, tubedGauge } from "../../../kit/instruments.ts";
import type { DosingTrain } from "./dosing-train.ts";

/** Positions of the pumps along X, start of the headers, and their plane in Y, mm. */
export const [pumpA, pumpB, start, line] = [220, 700, 60, -80] as const;
const [up, down, back]: [Point, Point, Point] = [
  [0, 1, 0],
  [0, -1, 0],
  [-1, 0, 0],
];
const branch = (station: number, direction = up, reach = 90) => ({ bore: 25, station, direction, reach });

/** Suction, discharge and return header of two dosing trains. */
const headers = ({ inlet, outlet, spill: { position: spill } }: DosingTrain) => ({
  suction: branchedRun("suction header", 25, 960, "stainless", {
    a: branch(pumpA - start),
    b: branch(pumpB - start),
    column: branch(880 - start),
  }).at([start, line, inlet.position.z - gasket - 90], [1, 0, 0]),
  discharge: branchedRun("discharge header", 25, 1000, "stainless", {
    a: branch(pumpA - start, down),
    b: branch(pumpB - start, down),
    damperA: branch(340 - start),
    damperB: branch(820 - start),
    pressure: { bore: impulse, station: 520 - start, direction: up, reach: 70, kind: "tubing" },
  }).at([start, line, outlet.position.z + gasket + 90], [1, 0, 0]),
  spillage: branchedRun("return header", 25, 760, "stainless", {
    b: branch(820 - pumpB, back, 80),
    a: branch(820 - pumpA, back, 80),
  }).at([820, spill.y - gasket - 80, spill.z], [-1, 0, 0]),
});

/**
 * Headers of two dosing trains with tank valve and strainer before the suction header, calibration column, pulsation
 * dampers, gauge, back-pressure valve.
 */
export const dosingHeaders = (first: DosingTrain, second: DosingTrain) => {
  const { suction, discharge, spillage } = headers(first);
  const [strainer, shut] = [yStrainer("strainer", 25, "stainless"), ballValve("tank valve", 25, "stainless")];
  const column = calibrationColumn("calibration column");
  const columnValve = ballValve("column valve", 25, "stainless");
  const [damperA, damperB] = [damper("damper A"), damper("damper B")];
  const dial = tubedGauge("PI-201");
  const throttle = globeValve("back-pressure valve", 25, "stainless");
  const joints = [
    connect(suction.a, first.inlet),
    connect(suction.b, second.inlet),
    connect(suction.inlet, strainer.outlet, -90),
    connect(strainer.inlet, shut.outlet, 90),
    connect(suction.column, columnValve.inlet, -90),
    connect(columnValve.outlet, column.process),
    connect(discharge.a, first.outlet),
    connect(discharge.b, second.outlet),
    connect(discharge.damperA, damperA.process),
    connect(discharge.damperB, damperB.process),
    connect(discharge.pressure, dial.process, -90),
    connect(discharge.outlet, throttle.inlet, 90),
    connect(spillage.b, second.spill),
    connect(spillage.a, first.spill),
  ];
  const parts = [suction, discharge, spillage, strainer, shut, column, columnValve, damperA, damperB, dial, throttle];
  return { parts, joints, suction, discharge, spillage, shut, column, damperA, throttle };
};
