import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { reliefValve } from "../../../kit/control-valves.ts";
import { reliefFall } from "../../../kit/falls.ts";
import { gasket } from "../../../kit/flanges.ts";
import { calibrationColumn, damper, meteringPump } from "../../../kit/metering-pumps.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { ballValve, globeValve, yStrainer } from "../../../kit/steel-valves.ts";
import { impulse, tubedGauge } from "../../../kit/instruments.ts";

/** Positions of the pumps along X, start of the headers, and the plane in Y of suction and discharge, mm. */
const [pumpA, pumpB, start] = [220, 700, 60] as const;
export const line = -80;
const [up, down, back]: [Point, Point, Point] = [
  [0, 1, 0],
  [0, -1, 0],
  [-1, 0, 0],
];
/** Height of the relief valves above the risers' branches: their line falls to the tank, and enters it above the overflow, mm. */
const stand = 365;
const branch = (station: number, direction = up, reach = 90) => ({ bore: 25, station, direction, reach });

/**
 * Metering pump DN 25 at `x` on `deck` with a ball valve on both sides and a relief valve before that of the discharge;
 * the relief valve stands `raised` mm higher where the header behind it does.
 */
const dosingTrain = ([tag, psv]: readonly [pump: string, relief: string], x: number, deck: number, raised: number) => {
  const pump = meteringPump(tag).at([x, 150, deck]);
  const suction = ballValve(`${tag} suction valve`, 25, "stainless");
  const riser = branchedRun(`${tag} riser`, 25, 260, "stainless", { relief: branch(130, down, 100) });
  const shut = ballValve(`${tag} discharge valve`, 25, "stainless");
  const relief = reliefValve(psv, 25, 25, "stainless");
  const joints = [
    connect(pump.suction, suction.outlet, 90),
    connect(pump.discharge, riser.inlet),
    connect(riser.outlet, shut.inlet, -90),
  ];
  const { y, z } = riser.relief.position;
  relief.at([x, y - 100, z + stand + raised], [0, 0, 1], -90);
  const line = route(`${tag} relief line`, riser.relief, relief.inlet, [[x, y - 100, z]]);
  const parts = [pump, suction, riser, shut, relief, ...joints, ...line];
  return { parts, pump, relief, inlet: suction.inlet, outlet: shut.outlet, spill: relief.outlet };
};

/** Suction, discharge and relief header of two dosing trains; the relief header falls from the second to the first. */
const headers = ({ inlet, outlet, spill: { position: spill } }: ReturnType<typeof dosingTrain>) => ({
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
  spillage: branchedRun("relief header", 25, 760, "stainless", {
    b: branch(820 - pumpB, back, 80),
    a: branch(820 - pumpA, back, 80),
  }).at([820, spill.y - gasket - 80, spill.z + reliefFall * (820 - pumpA)], [-1, 0, -reliefFall]),
});

/**
 * Two dosing trains on `deck` and their headers, with tank valve and strainer before the suction header, calibration
 * column, pulsation dampers, gauge, back-pressure valve; `returnAt` is the axis of the relief header and its line.
 */
export const dosingTrains = (deck: number) => {
  const first = dosingTrain(["P-211A", "PSV-211A"], pumpA, deck, 0);
  const second = dosingTrain(["P-211B", "PSV-211B"], pumpB, deck, reliefFall * (pumpB - pumpA));
  const { suction, discharge, spillage } = headers(first);
  const { x: end, y, z } = spillage.outlet.position;
  const returnAt = (x: number): Point => [x, y, z + reliefFall * (x - end)];
  const [strainer, shut] = [yStrainer("strainer", 25, "stainless"), ballValve("tank valve", 25, "stainless")];
  const column = calibrationColumn("calibration column");
  const columnValve = ballValve("column valve", 25, "stainless");
  const [damperA, damperB] = [damper("damper A"), damper("damper B")];
  const dial = tubedGauge("PI-201");
  const throttle = globeValve("back-pressure valve", 25, "stainless");
  const joints = [
    connect(suction.a, first.inlet),
    connect(suction.b, second.inlet),
    // Its leg sideways: below, the deck would be in the way of the screen.
    connect(suction.inlet, strainer.outlet, 180),
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
  return { first, second, returnAt, parts, joints, suction, discharge, spillage, shut, column, damperA, throttle };
};
