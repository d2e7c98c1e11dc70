import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { reliefValve } from "../../../kit/control-valves.ts";
import { meteringPump } from "../../../kit/metering-pumps.ts";
import type { Part, Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { ballValve } from "../../../kit/steel-valves.ts";

export interface DosingTrain {
  parts: Part[];
  pump: Part;
  relief: Part;
  inlet: Port;
  outlet: Port;
  /** Outlet of the relief valve, towards -Y. */
  spill: Port;
}

/**
 * Metering pump at `point` with a ball valve on both sides and a relief valve before that of the discharge, DN 25;
 * the relief valve stands `raised` mm higher where the header behind it does.
 */
export const dosingTrain = (letter: string, point: Point, raised: number): DosingTrain => {
  const pump = meteringPump(`metering pump ${letter}`).at(point);
  const suction = ballValve(`suction valve ${letter}`, 25, "stainless");
  const riser = branchedRun(`riser ${letter}`, 25, 260, "stainless", {
    relief: { bore: 25, station: 130, direction: [0, -1, 0], reach: 100 },
  });
  const shut = ballValve(`discharge valve ${letter}`, 25, "stainless");
  const relief = reliefValve(`PSV-${letter}`, 25, 25, "stainless");
  const joints = [
    connect(pump.suction, suction.outlet, 90),
    connect(pump.discharge, riser.inlet),
    connect(riser.outlet, shut.inlet, -90),
  ];
  const branch = riser.relief.position;
  const stand: Point = [branch.x, branch.y - 100, branch.z + 95 + raised];
  relief.at(stand, [0, 0, 1], -90);
  return {
    parts: [
      pump,
      suction,
      riser,
      shut,
      relief,
      ...joints,
      ...route(`relief line ${letter}`, riser.relief, relief.inlet, [[stand[0], stand[1], branch.z]]),
    ],
    pump,
    relief,
    inlet: suction.inlet,
    outlet: shut.outlet,
    spill: relief.outlet,
  };
};
