/** Axes of round bodies: their center lines, and the dimensions that are diameters. */
import { Line3, Vector3 } from "three";
import { steepest } from "../kit/falls.ts";
import { remembered } from "../kit/remembered.ts";
import { kernel, shapeOf } from "../kit/solids.ts";
import type { Dimension } from "../models/model.ts";
import { type Flat, type Segment, toward } from "./chains.ts";
import { pointOf } from "./dimensions.ts";
import { figure } from "./figure.ts";
import { drawnOnce } from "./drawn-once.ts";
import { inSight, type World } from "./hidden-lines.ts";
import { arrow, segment, stroke, text } from "./marks.ts";
import type { Cut } from "./sections.ts";
import { onSheet, type Placed, views } from "./views.ts";

/**
 * A cylindrical face: ends of its axis, radius in mm, and whether it goes all the way round or by more than a quarter. A
 * conical one has the radius of its wider end, for diameters only.
 */
export interface Round {
  from: Vector3;
  to: Vector3;
  radius: number;
  whole: boolean;
  broad: boolean;
}

const roundsOf = remembered((key: string) =>
  shapeOf(key)
    .faces.filter(({ geomType }) => geomType === "CYLINDRE" || geomType === "CONE")
    .map(({ wrapped, geomType }): Round => {
      const surface = new kernel.BRepAdaptor_Surface(wrapped, true);
      const ends = [surface.FirstVParameter(), surface.LastVParameter()].map((along) => {
        const [a, b] = [0, Math.PI].map((turn) => {
          const point = surface.Value(turn, along);
          return new Vector3(point.X(), point.Y(), point.Z());
        }) as [Vector3, Vector3];
        return { radius: a.distanceTo(b) / 2, middle: a.add(b).divideScalar(2) };
      });
      const [from, to] = ends.map(({ middle }) => middle) as [Vector3, Vector3];
      const turn = geomType === "CONE" ? 0 : surface.LastUParameter() - surface.FirstUParameter();
      return { from, to, radius: Math.max(...ends.map(({ radius }) => radius)), whole: turn > 6, broad: turn > 2 };
    }),
);

/** All cylindrical faces in model coordinates. */
export const roundsIn = (world: World): Round[] =>
  world.solids.flatMap(({ key, matrix }) =>
    roundsOf(key).map(({ from, to, ...rest }) => ({
      ...rest,
      from: from.clone().applyMatrix4(matrix),
      to: to.clone().applyMatrix4(matrix),
    })),
  );

/**
 * The shell of a model that is cut open, as if it were whole: about the upright axis of its widest open cylinder, from the
 * lowest to the highest one about that axis.
 */
export const openedShell = (rounds: readonly Round[]): Round | undefined => {
  const upright = rounds.filter(({ from, to, broad }) => broad && Math.hypot(from.x - to.x, from.y - to.y) < 1);
  const [widest] = upright.toSorted((a, b) => b.radius - a.radius);
  if (!widest || widest.whole) return undefined;
  const heights = upright
    .filter(({ from }) => Math.hypot(from.x - widest.from.x, from.y - widest.from.y) < 1)
    .flatMap(({ from, to }) => [from.z, to.z]);
  const at = (z: number) => widest.from.clone().setZ(z);
  return { ...widest, from: at(Math.min(...heights)), to: at(Math.max(...heights)), whole: true };
};

/** The bodies that a section may show: what has its whole axis before the cutting plane is cut away with it. */
export const behindPlane = (rounds: readonly Round[], { view, axis, at }: Cut): Round[] => {
  const before = views[view].eye[axis];
  return rounds.filter(({ from, to }) => [from, to].some((end) => (end[axis] - at) * before < 1));
};

/** Bodies of a smaller diameter have no center line, mm on paper; lines end this far outside the body. */
const [smallest, beyond] = [5, 2] as const;

/** Center lines of the visible round bodies in a view, on paper: crosses at their ends, lines along their sides. */
export const centerLines = (world: World, placed: Placed, rounds: readonly Round[]): string => {
  const { view, scale } = placed;
  const lines = rounds.flatMap(({ from, to, radius, whole }): Segment[] => {
    if (!whole || (2 * radius) / scale < smallest) return [];
    const way = to.clone().sub(from).normalize();
    const toward = way.dot(view.eye);
    const rim = (middle: Vector3, turn: number) =>
      middle
        .clone()
        .addScaledVector(view.right, radius * Math.cos(turn))
        .addScaledVector(view.up, radius * Math.sin(turn));
    const seen = (points: readonly Vector3[]) => points.filter((point) => inSight(world, point, view.eye)).length;
    if (Math.abs(toward) > 0.999) {
      const near = toward > 0 ? to : from;
      if (seen([0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => rim(near, (eighth * Math.PI) / 4))) < 4) return [];
      const [x, y] = onSheet(placed, near);
      const arm = radius / scale + beyond;
      // A shell that is cut open ends where the view does.
      const end = (axis: 0 | 1, way: -1 | 1) => {
        const limit = placed.half[axis] + beyond;
        return (
          Math.max(-limit, Math.min(limit, (axis === 0 ? x : y) + way * arm - placed.middle[axis])) +
          placed.middle[axis]
        );
      };
      return [
        [
          [end(0, -1), y],
          [end(0, 1), y],
        ],
        [
          [x, end(1, -1)],
          [x, end(1, 1)],
        ],
      ];
    }
    // The axis of a line that falls is drawn as that of a level one.
    if (Math.abs(toward) > steepest) return [];
    const along = (share: number) => from.clone().lerp(to, share).addScaledVector(view.eye, radius);
    if (seen([0.1, 0.3, 0.5, 0.7, 0.9].map(along)) < 3) return [];
    return [
      [from, to].map((end, index) =>
        onSheet(placed, end.clone().addScaledVector(way, (index ? 1 : -1) * beyond * scale)),
      ) as Segment,
    ];
  });
  const data = drawnOnce(lines).map(([a, b]) => segment(a, b));
  return data.length > 0 ? `<path class="d" stroke-dasharray="5 .8 .8 .8" d="${data.join("")}"/>` : "";
};

/**
 * Leader to the rounded edge nearest to a point, from outside, with the sign R and its radius in mm. Throws if no partial
 * cylinder is within 1 mm of the point.
 */
export const radius = (near: Vector3, placed: Placed, rounds: readonly Round[]): string => {
  const axisOf = ({ from, to }: Round) => new Line3(from, to).closestPointToPoint(near, true, new Vector3());
  const found = rounds.find(
    (round) => !round.whole && Math.abs(axisOf(round).distanceTo(near) - round.radius) < 1 && round.radius > 1,
  );
  if (!found) throw new Error(`No rounded edge at ${near.toArray().map(Math.round).join(", ")}`);
  const [center, edge] = [axisOf(found), near].map((point) => onSheet(placed, point)) as [Flat, Flat];
  const way = toward(center, edge);
  const elbow: Flat = [edge[0] + 8 * way[0], edge[1] + 8 * way[1]];
  const side = way[0] < 0 ? -1 : 1;
  const shelf: Flat = [elbow[0] + 7 * side, elbow[1]];
  return (
    stroke("d", segment(edge, elbow), segment(elbow, shelf)) +
    arrow(edge, way) +
    text(`R${figure(Math.round(found.radius))}`, [(elbow[0] + shelf[0]) / 2, elbow[1] - 0.8], { anchor: "middle" })
  );
};

/** A dished head's outline is made of cones that are shorter than this, mm: none of them has a diameter to be stated. */
const sliver = 10;

/** Whether a dimension is the diameter of a round body: as long, and centered on its axis. */
export const isDiameter = (dimension: Dimension, rounds: readonly Round[]): boolean => {
  const { along } = dimension;
  const [a, b] = [pointOf(dimension.from)[along], pointOf(dimension.to)[along]];
  return rounds.some(
    ({ from, to, radius, broad }) =>
      (broad || from.distanceTo(to) > sliver) &&
      Math.abs(from[along] - to[along]) < 1 &&
      Math.abs(from[along] - (a + b) / 2) < 1 &&
      Math.round(Math.abs(Math.abs(a - b) - 2 * radius)) <= 1,
  );
};
