import { blinded } from "../../../kit/branched-runs.ts";
import { asTank, vesselHolds } from "../../../kit/capacity.ts";
import { connect } from "../../../kit/connect.ts";
import { agitatorDrive } from "../../../kit/metering-pumps.ts";
import type { Point } from "../../../kit/placement.ts";
import { pressureVessel } from "../../../kit/pressure-vessels.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { levelGauge } from "./level-gauge.ts";

/** Height of the lower tangent line above the deck, and the shell, mm. */
export const height = 480;
export const shell = { diameter: 900, length: 900, wall: 4, heads: "torispherical" } as const;

/**
 * Stirred stainless steel tank on legs at `point` with its level gauge; its outlet ends above a line at the height
 * `outlet`, its return nozzle points to -Y at the height `back`.
 */
export const solutionTank = (point: Point, outlet: number, back: number) => {
  const floor = point[2];
  const vessel = pressureVessel("T-201", {
    ...shell,
    kind: "stainless",
    height,
    support: "legs",
    nozzles: {
      outlet: { bore: 25, on: "lower", station: 0, reach: height - (outlet - floor) - 86 },
      agitator: { bore: 100, on: "upper", station: 0, reach: 300 },
      fill: { bore: 50, on: "upper", station: 290, bearing: 150, reach: 270 },
      water: { bore: 25, on: "upper", station: 290, bearing: 30, reach: 270 },
      overflow: { bore: 65, station: 700, bearing: 150, reach: 110 },
      vent: { bore: 50, on: "upper", station: 290, bearing: -90, reach: 270 },
      drain: { bore: 25, on: "lower", station: 250, bearing: 120, reach: 240 },
      back: { bore: 25, station: back - floor - height, bearing: -90, reach: 110 },
      levelLow: { bore: 25, station: 90, bearing: -118, reach: 90 },
      levelHigh: { bore: 25, station: 790, bearing: -118, reach: 90 },
    },
    nameplate: { station: 620, bearing: -55, words: "solution tank" },
  }).at(point);
  const tank = asTank(vesselHolds(vessel, shell));
  const shut = ballValve("T-201 drain valve", 25, "stainless");
  const drained = connect(tank.drain, shut.inlet, 90);
  const agitator = agitatorDrive("M-201", 100);
  const { gauge, parts: gaugeParts } = levelGauge("LG-201", tank.levelLow, tank.levelHigh);
  leaveOpen(tank.fill, tank.water, tank.overflow, tank.vent);
  return {
    tank,
    agitator,
    gauge,
    parts: [tank, agitator, shut, drained, ...blinded(shut.outlet), ...gaugeParts],
    joint: connect(tank.agitator, agitator.mount),
  };
};
