/** Lines: pipes, valves and other parts with an inlet and an outlet in a row, and the distances along them. */
import { Box3, Vector3 } from "three";
import { axisOf } from "../kit/falls.ts";
import type { End, Part, Port } from "../kit/part.ts";
import { bodiesOf } from "./contact.ts";

interface Stretch {
  part: Part;
  /** Center line in the direction of the line. */
  points: readonly Vector3[];
}
export interface Line {
  stretches: Stretch[];
  /** Ports at both ends; a manifold, which is blind at its ends, has none. */
  ends: readonly Port[];
  size: End;
}

const port = (part: Part, end: string) => part.ports.find(({ name }) => name === end);
const isInLine = (part: Part) => port(part, "inlet") !== undefined && port(part, "outlet") !== undefined;

/** The port at the other side of the joint, if the line goes on there. */
const onward = ({ mate }: Port): Port | undefined =>
  mate && mate !== "battery limit" && isInLine(mate.owner) && /^(in|out)let$/.test(mate.name) ? mate : undefined;

const follow = (entry: Port, done: Set<Part>): Line => {
  const stretches: Stretch[] = [];
  let into: Port | undefined = entry;
  let last = entry;
  while (into && !done.has(into.owner)) {
    const part: Part = into.owner;
    done.add(part);
    last = port(part, into.name === "inlet" ? "outlet" : "inlet") as Port;
    const axis = axisOf(part) as Vector3[];
    stretches.push({ part, points: into.name === "inlet" ? axis : axis.toReversed() });
    into = onward(last);
  }
  return { stretches, ends: [entry, last], size: entry.end };
};

/** A header in one piece with branches only, along its own Z (kit/branched-runs.ts). */
const isManifold = ({ name, ports }: Part) =>
  /\b(manifold|header)$/.test(name) && ports.length > 1 && ports.every(({ end }) => end.direction[2] === 0);

const manifoldLine = (part: Part): Line => {
  const box = bodiesOf([part]).reduce((whole, body) => whole.union(body.box), new Box3());
  const [from, to] = [box.min, box.max].map((corner) => corner.applyMatrix4(part.matrix.clone().invert()).z);
  const points = [from, to].map((along) => new Vector3(0, 0, along).applyMatrix4(part.matrix));
  const size = (part.ports as [Port]).reduce((a, b) => (b.end.bore > a.end.bore ? b : a)).end;
  return { stretches: [{ part, points }], ends: [], size };
};

/** All lines of a model; each part is in one of them. */
export const linesOf = (parts: readonly Part[]): Line[] => {
  const done = new Set<Part>();
  return parts.flatMap((part): Line[] => {
    if (!isInLine(part)) return isManifold(part) ? [manifoldLine(part)] : [];
    const entry = ["inlet", "outlet"].map((end) => port(part, end) as Port).find((end) => !onward(end));
    return entry && !done.has(part) ? [follow(entry, done)] : [];
  });
};

const level = (from: Vector3, to: Vector3) => Math.hypot(to.x - from.x, to.y - from.y);

/** Horizontal length of a center line, mm. */
export const lengthOf = (points: readonly Vector3[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + level(points[index] as Vector3, point), 0);

/** Horizontal distance along a center line to its point that is nearest to `place`, mm. */
export const stationOf = (points: readonly Vector3[], place: Vector3): number => {
  let [best, station, run] = [Number.POSITIVE_INFINITY, 0, 0];
  points.slice(1).forEach((to, index) => {
    const from = points[index] as Vector3;
    const along = to.clone().sub(from);
    const share = Math.min(1, Math.max(0, place.clone().sub(from).dot(along) / along.lengthSq()));
    const off = from.clone().addScaledVector(along, share).distanceTo(place);
    if (off < best) [best, station] = [off, run + share * level(from, to)];
    run += level(from, to);
  });
  return station;
};
