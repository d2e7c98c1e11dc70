import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { connect, inRow } from "../../../kit/connect.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import type { Part, Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { reducer } from "../../../kit/reducers.ts";
import { ballValve, gateValve, globeValve } from "../../../kit/steel-valves.ts";

/**
 * DN 80 control valve in a DN 100 line from `point` to -X: reducers, gate valves on both sides, a drain before it, and
 * a bypass with a globe valve above.
 */
export const valveStation = (tag: string, point: Point): { parts: Part[]; valve: Part; inlet: Port; outlet: Port } => {
  const bypass = { bypass: { bore: 100, station: 170, direction: [0, 1, 0] as Point, reach: 170 } };
  const first = branchedRun(`${tag} inlet tee`, 100, 340, "steel", bypass).at(point, [-1, 0, 0]);
  const last = branchedRun(`${tag} outlet tee`, 100, 340, "steel", bypass);
  const [before, after] = [
    gateValve(`${tag} block before`, 100, "steel"),
    gateValve(`${tag} block after`, 100, "steel"),
  ];
  const drained = branchedRun(`${tag} drain piece`, 100, 200, "steel", {
    drain: { bore: 20, station: 100, direction: [0, -1, 0], reach: 120 },
  });
  const drain = ballValve(`${tag} drain valve`, 20, "steel");
  const [narrow, wide] = [reducer(`${tag} reducer`, 100, 80, "steel"), reducer(`${tag} enlarger`, 80, 100, "steel")];
  const valve = controlValve(tag, 80, "steel");
  const joints = [
    ...inRow(first.outlet, [before, 90], [drained], [narrow]),
    connect(drained.drain, drain.inlet),
    ...inRow(narrow.outlet, [valve, 90], [wide], [after, 90], [last]),
  ];
  const [, y, z] = point;
  const level = z + 730;
  const [from, to] = [first.bypass.position.x, last.bypass.position.x];
  const globe = globeValve(`${tag} bypass valve`, 100, "steel").at([(from + to) / 2 + 150, y, level], [-1, 0, 0], 90);
  return {
    parts: [
      first,
      last,
      before,
      after,
      drained,
      drain,
      narrow,
      wide,
      valve,
      globe,
      ...joints,
      ...blinded(drain.outlet),
      ...route(`${tag} bypass inlet`, first.bypass, globe.inlet, [{ z: level }]),
      ...route(`${tag} bypass outlet`, globe.outlet, last.bypass, [{ x: to }]),
    ],
    valve,
    inlet: first.inlet,
    outlet: last.outlet,
  };
};
