import { Matrix4, Quaternion, Vector3 } from "three";
import { bolting, flangeGrip, gasket } from "./flanges.ts";
import { type InLine, Part, type Port } from "./part.ts";
import { placement } from "./placement.ts";

const clamped = (port: Port) => flangeGrip(port.end.bore, port.end.kind);

/**
 * Bolts two ports together. The part of `to` is moved into place and rotated by `roll` degrees about the joint, unless
 * it is placed already: then both ports must meet, which the lint checks. Returns gasket and bolts as a part.
 */
export const connect = (from: Port, to: Port, roll = 0): Part => {
  const { owner } = to;
  if (!owner.placed) {
    const inward = new Vector3(...to.end.direction).negate();
    const aim = from.direction;
    const frame = placement([0, 0, 0], inward.toArray());
    const goal = placement([0, 0, 0], aim.toArray(), roll);
    const turn = goal.multiply(frame.invert());
    const face = from.position.addScaledVector(aim, gasket);
    const offset = face.sub(new Vector3(...to.end.position).applyMatrix4(turn));
    owner.matrix = new Matrix4().makeTranslation(offset).multiply(turn);
    owner.placed = true;
  }
  from.mate = to;
  to.mate = from;
  const { bore, kind } = from.end;
  const joint = new Part(`joint ${from} to ${to}`, bolting(bore, kind, [clamped(from), clamped(to)]), {});
  const middle = from.position.addScaledVector(from.direction, gasket / 2);
  const turn = new Quaternion().setFromRotationMatrix(placement([0, 0, 0], from.direction.toArray()));
  joint.matrix = new Matrix4().compose(middle, turn, new Vector3(1, 1, 1));
  joint.placed = true;
  return joint;
};

/** Connects parts in a row, the inlet of the first to a port, each rotated by its roll in degrees; returns the joints. */
export const inRow = (from: Port, ...row: readonly (readonly [next: InLine, roll?: number])[]): Part[] =>
  row.map(([next, roll], index) => connect(row[index - 1]?.[0].outlet ?? from, next.inlet, roll));
