/** Control valve station: control valve between two gate valves, globe valve in a bypass above, drain, posts. */
import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import type { Part, Port } from "../../../kit/part.ts";
import { part } from "../../../kit/part.ts";
import { restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { reducer } from "../../../kit/reducers.ts";
import { ballValve, gateValve, globeValve, longLength, type SteelKind } from "../../../kit/steel-valves.ts";

export interface Station {
  parts: Part[];
  inlet: Port;
  outlet: Port;
  valve: Part;
}

/**
 * Station in a line of `bore` along `way` (horizontal, along an axis), its inlet face at `start`; `seat` is the bore of
 * the control valve. Posts stand at height `ground`. `rise` is the height of the bypass above the line, mm.
 */
export const controlStation = (
  tag: string,
  bore: number,
  seat: number,
  start: Point,
  way: Point,
  { kind = "steel" as SteelKind, ground = 0, rise = 900 } = {},
): Station => {
  const up = { bore, station: 330, direction: [0, 1, 0], reach: 260 } as const;
  const first = branchedRun(`${tag} inlet tee`, bore, 660, kind, { bypass: up }).at(start, way);
  const block = gateValve(`${tag} inlet valve`, bore, kind);
  const drainPiece = branchedRun(`${tag} drain piece`, bore, 420, kind, {
    drain: { bore: 20, station: 210, direction: [0, -1, 0], reach: bore / 2 + 90 },
  });
  const smaller = reducer(`${tag} inlet reducer`, bore, seat, kind);
  const valve = controlValve(tag, seat, kind);
  const wider = reducer(`${tag} outlet reducer`, seat, bore, kind);
  const far = gateValve(`${tag} outlet valve`, bore, kind);
  const second = branchedRun(`${tag} outlet tee`, bore, 660, kind, { bypass: up });
  const drain = ballValve(`${tag} drain valve`, 20, kind);
  const parts: Part[] = [first, block, drainPiece, smaller, valve, wider, far, second, drain];
  const row = [first, block, drainPiece, smaller, valve, wider, far, second];
  row.slice(1).forEach((next, index) => {
    const before = row[index] as typeof first;
    parts.push(connect(before.outlet, next.inlet, next === drainPiece || next === second ? 0 : 90));
  });
  parts.push(connect(drainPiece.drain, drain.inlet), ...blinded(drain.outlet));
  const [a, b] = [first.bypass.position, second.bypass.position];
  const bypass = globeValve(`${tag} bypass valve`, bore, kind);
  const half = longLength(bore) / 2;
  const level = start[2] + rise;
  bypass.at([(a.x + b.x) / 2 - way[0] * half, (a.y + b.y) / 2 - way[1] * half, level], way, 90);
  parts.push(
    bypass,
    ...route(`${tag} bypass inlet`, first.bypass, bypass.inlet, [[a.x, a.y, level]]),
    ...route(`${tag} bypass outlet`, bypass.outlet, second.bypass, [[b.x, b.y, level]]),
  );
  const along = way[0] ? "x" : "y";
  const rests = [a, b].flatMap((over) => restingPost([over.x, over.y, start[2]], bore, kind, along, ground));
  parts.push(part(`${tag} posts`, rests).at([0, 0, 0]));
  return { parts, inlet: first.inlet, outlet: second.outlet, valve };
};
