/** Lines that fall so that they drain: how much, the heights of their corners, and where they do. */
import { Vector3 } from "three";
import { flangeSize } from "./line-classes.ts";
import type { Part } from "./part.ts";
import type { Point } from "./placement.ts";

/**
 * Fall of relief lines and their headers toward the knock-out drum, mm per mm. API 521 asks that they drain freely
 * and have no pockets, and suggests 1/4 in per 10 ft, about 1:480, as the least; plants are usually laid out with 1:200,
 * which leaves a fall where supports settle.
 */
export const reliefFall = 1 / 200;

/** Fall of steam lines in the direction of the flow, to the drip leg before the next rise, mm per mm: our own figure. */
export const steamFall = 1 / 200;

/** Fall of lines in which liquid flows by gravity, mm per mm: our own figure, twice that of relief lines. */
export const gravityFall = 1 / 100;

/** What is steeper is no fall of a level line, but a slanted leg, mm per mm. */
export const steepest = 1 / 20;

/**
 * Corners at the places `plan`, in the order of the flow, from which each leg falls by `fall` (mm per mm) to the next
 * corner, and the last leg to the point `to`, mm.
 */
export const fallingTo = (
  to: Vector3,
  fall: number,
  plan: readonly (readonly [x: number, y: number])[],
): readonly Point[] => {
  let [x, y, z] = to.toArray();
  return plan
    .toReversed()
    .map(([fromX, fromY]): Point => {
      z += fall * Math.hypot(fromX - x, fromY - y);
      [x, y] = [fromX, fromY];
      return [x, y, z];
    })
    .toReversed();
};

/** Center line of a part of a line from inlet to outlet in model coordinates, mm; undefined if the part has none. */
export const axisOf = ({ route, ports, matrix }: Part): Vector3[] | undefined => {
  if (route) return route.points.map((point) => point.clone().applyMatrix4(matrix));
  const ends = ["inlet", "outlet"].map((end) => ports.find(({ name }) => name === end));
  return ends.every((end) => end !== undefined) ? ends.map(({ position }) => position) : undefined;
};

/** Drop of a leg by its length in plan, mm per mm; negative if it rises, infinite if it is vertical. */
export const fallOf = (from: Vector3, to: Vector3): number =>
  (from.z - to.z) / Math.hypot(to.x - from.x, to.y - from.y);

/** A straight stretch of a line that is neither level nor vertical, with its higher end first. */
export interface Falling {
  from: Vector3;
  to: Vector3;
  /** Outside radii of the pipe and of its flanges, mm. */
  radius: number;
  flange: number;
}

/** Ends of two stretches are one stretch if they are no further apart, mm: a gasket, and what is tapered into a flange. */
const joined = 5;

const goesOn = (a: Falling, b: Falling): boolean =>
  a.to.distanceTo(b.from) < joined &&
  a.to.clone().sub(a.from).angleTo(b.to.clone().sub(b.from)) < reliefFall / 2 &&
  Math.abs(a.radius - b.radius) < 1;

/** Whether the ends of a straight part are beside each other, as those of an eccentric reducer are. */
const isOffset = ({ route, ports: [port] }: Part, [from, to]: readonly Vector3[]): boolean =>
  !route && !!port && !!from && !!to && to.clone().sub(from).cross(port.direction).length() > 1;

/**
 * All falling stretches of the lines of a model; those of several parts in a row are one, and the offset of an eccentric
 * reducer is none.
 */
export const fallingIn = (parts: readonly Part[]): Falling[] => {
  const legs = parts.flatMap((part): Falling[] => {
    const axis = axisOf(part);
    const [port] = part.ports;
    if (!axis || !port || isOffset(part, axis)) return [];
    const { pipe, outside } = flangeSize(port.end.bore, port.end.kind);
    const around = { radius: pipe / 2, flange: outside / 2 };
    return axis.slice(1).flatMap((to, index) => {
      const from = axis[index] as Vector3;
      const fall = fallOf(from, to);
      // Level legs are off by what is lost in rounding only.
      if (Math.abs(fall) < 1e-4 || Math.abs(fall) > steepest) return [];
      return [fall > 0 ? { from, to, ...around } : { from: to, to: from, ...around }];
    });
  });
  const found: Falling[] = [];
  for (const leg of legs.toSorted((a, b) => b.from.z - a.from.z)) {
    const before = found.find((one) => goesOn(one, leg));
    if (before) before.to = leg.to;
    else found.push({ ...leg });
  }
  return found;
};
