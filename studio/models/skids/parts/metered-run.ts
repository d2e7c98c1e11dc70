import { type Branch, branchedRun, tapping } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { tubedGauge } from "../../../kit/instruments.ts";
import type { WithPorts } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";

/**
 * A run of steel pipe along x with a temperature instrument and a pressure gauge, and more branches. Its inlet is at `from`,
 * its outlet 480 mm from there in the direction `way`.
 */
export const meteredRun = <More extends string = never>(
  name: string,
  bore: number,
  from: Point,
  way: 1 | -1,
  [heat, gauge]: readonly [heat: WithPorts<"process">, gauge: string],
  more = {} as Record<More, Branch>,
) => {
  const taps = { heat: tapping(160, [0, 1, 0], 100), pressure: tapping(320, [0, 1, 0], 100), ...more };
  const run = branchedRun<"heat" | "pressure" | More>(name, bore, 480, "steel", taps).at(from, [way, 0, 0]);
  const pressure = tubedGauge(gauge);
  const joints = [connect(run.heat, heat.process, -90), connect(run.pressure, pressure.process, -90)];
  return { run, heat, pressure, joints };
};
