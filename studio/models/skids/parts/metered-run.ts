import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import type { WithPorts } from "../../../kit/part.ts";
import type { Point } from "../../../kit/placement.ts";
import { impulse } from "../../../kit/instruments.ts";

const tap = (station: number) => ({
  bore: impulse,
  station,
  direction: [0, 1, 0] as Point,
  reach: 100,
  kind: "tubing" as const,
});

/** DN 100 run with its inlet at `point` along `way`, with a temperature and a pressure instrument. */
export const meteredRun = (
  name: string,
  point: Point,
  way: Point,
  instruments: { heat: WithPorts<"process">; pressure: WithPorts<"process"> },
) => {
  const run = branchedRun(name, 100, 480, "steel", { heat: tap(160), pressure: tap(320) }).at(point, way);
  const { heat, pressure } = instruments;
  const joints = [connect(run.heat, heat.process, -90), connect(run.pressure, pressure.process, -90)];
  return { run, heat, pressure, joints };
};
