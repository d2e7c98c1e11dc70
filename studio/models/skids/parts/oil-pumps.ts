import { branchedRun, tapping } from "../../../kit/branched-runs.ts";
import { conduit } from "../../../kit/cable.ts";
import { connect, inRow } from "../../../kit/connect.ts";
import { controlValve, reliefValve } from "../../../kit/control-valves.ts";
import { gasket } from "../../../kit/flanges.ts";
import type { Point } from "../../../kit/placement.ts";
import { gateValve, swingCheckValve } from "../../../kit/steel-valves.ts";
import { immersedPump } from "../../../kit/pumps.ts";
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
