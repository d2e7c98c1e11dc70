import { blinded } from "../../../kit/branched-runs.ts";
import { vesselHolds } from "../../../kit/capacity.ts";
import { connect } from "../../../kit/connect.ts";
import { reliefValve } from "../../../kit/control-valves.ts";
import { pressureGauge, transmitter } from "../../../kit/instruments.ts";
import { pressureVessel } from "../../../kit/pressure-vessels.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { levelBridle } from "./level-bridle.ts";

/** Outside diameter, length between tangent lines, height of the axis, stations of the saddles, mm. */
export const [diameter, length, axis, saddles] = [1600, 4800, 1500, [950, 3850]] as const;
/** Thickness of shell and heads, mm. */
export const wall = 14;
/** Design pressure, bar g, and lowest and highest design temperature, °C. */
export const design = { pressure: 12, coldest: -10, hottest: 120 } as const;
const reach = 190;

/** Horizontal separator along X, on its saddles above the origin. */
const drum = () =>
  pressureVessel("V-501", {
    diameter,
    length,
    wall,
    height: axis,
    support: { saddles },
    nozzles: {
      feed: { bore: 200, station: 460, bearing: 90, reach },
      gas: { bore: 200, station: 4340, bearing: 90, reach },
      liquid: { bore: 150, station: 4300, bearing: -90, reach },
      drain: { bore: 50, station: 2400, bearing: -90, reach },
      relief: { bore: 80, station: 3300, bearing: 90, reach },
      vent: { bore: 50, station: 1900, bearing: 90, reach },
      pressure: { bore: 25, station: 2750, bearing: 90, reach },
      temperature: { bore: 25, station: 3500, bearing: 180, reach },
      levelLow: { bore: 50, station: 1950, bearing: 180, aside: -380, reach },
      levelHigh: { bore: 50, station: 1950, bearing: 180, aside: 380, reach },
    },
    manways: [{ bore: 500, on: "upper", station: 0, reach: 640 }],
    nameplate: {
      station: 2950,
      bearing: 180,
      data: ["separator", `design ${design.pressure} bar g`, `${design.coldest} to ${design.hottest} °C`],
    },
    lugs: [1250, 3550],
  }).at([0, 0, 0]);

/** Separator with relief valve, vent, drain and instruments; gas, liquid and feed ports are left open for the plant. */
export const separator = () => {
  const vessel = vesselHolds(drum(), { diameter, length, wall });
  const relief = reliefValve("PSV-501", 80, 100, "steel");
  const gauge = pressureGauge("PI-501", 25, "steel");
  const heat = transmitter("TT-501", 25, "steel");
  const root = ballValve("root valve of PI-501", 25, "steel");
  const [vent, drain] = [ballValve("vent valve", 50, "steel"), ballValve("drain valve", 50, "steel")];
  const joints = [
    connect(vessel.relief, relief.inlet, -90),
    connect(vessel.pressure, root.inlet),
    connect(root.outlet, gauge.process, -90),
    connect(vessel.temperature, heat.process, -90),
    connect(vessel.vent, vent.inlet),
    connect(vessel.drain, drain.inlet),
  ];
  const level = levelBridle("501", vessel.levelLow, vessel.levelHigh);
  leaveOpen(vessel.feed, vessel.gas, vessel.liquid, relief.outlet);
  const blinds = blinded(vent.outlet, drain.outlet);
  const parts = [vessel, relief, root, gauge, heat, vent, drain, ...joints, ...blinds, ...level.parts];
  return { parts, vessel, relief, gauge, heat, level };
};
