import { Box3, Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";
import { type Body, bodiesOf, isAt } from "./contact.ts";

/** Largest distance from the end of a center line to what the cable ends in, mm. */
const within = 3;

/** A point of a body in the model's coordinates. */
const placed = ({ matrix }: Body, point: Point): Vector3 => new Vector3(...point).applyMatrix4(matrix);

/** Whether a point is in the space of a wiring duct or a cable tray. */
const isInWireway = ({ piece, inverse }: Body, point: Vector3): boolean =>
  piece.wireway !== undefined &&
  new Box3()
    .setFromPoints(piece.wireway.map((corner) => new Vector3(...corner)))
    .containsPoint(point.clone().applyMatrix4(inverse));

/** Whether a cable ends in a solid, such as a device, a terminal or the cover of a duct. */
export const endsIn = (cable: Body, other: Body): boolean =>
  cable.piece.ends?.some((end) => isAt(other, placed(cable, end), within)) ?? false;

/**
 * Rule: every cable, wire and conduit ends in a solid that is none, such as a device, a terminal or a gland, in a wiring
 * duct or a cable tray, or where another of them ends. It counts where the center line ends: a cable that only lies on
 * something is open. The cables that fill a tray are part of it.
 */
export const cables = (parts: readonly Part[]): string[] => {
  const bodies = bodiesOf(parts);
  const ends = bodies.flatMap((body) => (body.piece.ends ?? []).map((end) => ({ body, point: placed(body, end) })));
  const solid = bodies.filter(({ piece }) => piece.ends === undefined);
  return ends
    .filter(
      ({ body, point }) =>
        !solid.some((other) => isInWireway(other, point) || isAt(other, point, within)) &&
        !ends.some((other) => other.body !== body && other.point.distanceTo(point) <= within),
    )
    .map(
      ({ body, point }) => `cable: ${body.part.name} has an open end at ${point.toArray().map(Math.round).join(", ")}`,
    );
};
