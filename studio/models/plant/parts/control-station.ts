/** Control valve station: control valve between two gate valves, globe valve in a bypass above, drain, posts. */
import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { connect, inRow } from "../../../kit/connect.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import { type Part, part } from "../../../kit/part.ts";
import { restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { reducer } from "../../../kit/reducers.ts";
import { ballValve, gateValve, globeValve, longLength } from "../../../kit/steel-valves.ts";

/** Height of the bypass above the line, mm. */
const rise = 900;

/** Station in a line DN `bore` along X, with a valve DN `seat`, its inlet face at `start`; its posts stand on z = 0. */
export const controlStation = (tag: string, start: Point, bore = 100, seat = 80) => {
  const [, y, z] = start;
  const up = { bore, station: 330, direction: [0, 1, 0], reach: 260 } as const;
  const tee = (end: string) => branchedRun(`${tag} ${end} tee`, bore, 660, "steel", { bypass: up });
  const [first, second] = [tee("inlet").at(start, [1, 0, 0]), tee("outlet")];
  const [block, far] = [
    gateValve(`${tag} inlet valve`, bore, "steel"),
    gateValve(`${tag} outlet valve`, bore, "steel"),
  ];
  const drainPiece = branchedRun(`${tag} drain piece`, bore, 420, "steel", {
    drain: { bore: 20, station: 210, direction: [0, -1, 0], reach: bore / 2 + 90 },
  });
  const smaller = reducer(`${tag} inlet reducer`, bore, seat, "steel");
  const valve = controlValve(tag, seat, "steel");
  const wider = reducer(`${tag} outlet reducer`, seat, bore, "steel");
  const drain = ballValve(`${tag} drain valve`, 20, "steel");
  const row = [[block, 90], [drainPiece], [smaller, 90], [valve, 90], [wider, 90], [far, 90], [second]] as const;
  const joints = [...inRow(first.outlet, ...row), connect(drainPiece.drain, drain.inlet)];
  const [from, to] = [first.bypass.position.x, second.bypass.position.x];
  const level = z + rise;
  const bypass = globeValve(`${tag} bypass valve`, bore, "steel");
  bypass.at([(from + to - longLength(bore)) / 2, y, level], [1, 0, 0], 90);
  const rests = [from, to].flatMap((x) => restingPost([x, y, z], bore, "steel", "x"));
  const parts: Part[] = [
    first,
    ...row.map(([next]) => next),
    drain,
    ...joints,
    ...blinded(drain.outlet),
    bypass,
    ...route(`${tag} bypass inlet`, first.bypass, bypass.inlet, [{ z: level }]),
    ...route(`${tag} bypass outlet`, bypass.outlet, second.bypass, [{ x: to }]),
    part(`${tag} posts`, rests).at([0, 0, 0]),
  ];
  return { parts, inlet: first.inlet, outlet: second.outlet, valve };
};
