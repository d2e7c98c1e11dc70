import { Box3, Vector3 } from "three";
import { type Part, part } from "../kit/part.ts";
import { cylinder } from "../kit/solids.ts";
import { type Body, bodiesOf, nested, surfacesMeet } from "./contact.ts";

/**
 * Radius of a gloved hand with sleeve, and distances from the hand to the shoulder with the arm bent or stretched, mm.
 */
const arm = { radius: 50, lengths: [350, 500, 650, 800] };
/**
 * Free space for a body below the shoulder, mm; the height is limited by the floor, as people crouch to operate low
 * drains.
 */
const body = { radius: 200, height: 600 };
/**
 * Maximum height above the floor, or above the grating or deck under the shoulder, mm; reached from a mobile ladder.
 */
const highest = 4000;

/** Directions at 16 bearings, each at the given slants above the horizontal, degrees. */
export const waysAt = (...slants: readonly number[]): Vector3[] =>
  slants.flatMap((slant) =>
    Array.from({ length: 16 }, (_, index) => {
      const [rise, bearing] = [(slant * Math.PI) / 180, (index * Math.PI) / 8];
      return new Vector3(Math.cos(rise) * Math.cos(bearing), Math.cos(rise) * Math.sin(bearing), Math.sin(rise));
    }),
  );
/** Directions from the hand to the shoulder, which is below or above the hand. */
const ways = waysAt(-30, 0, 30, 60);

/** Cylindrical space from a point along a direction. */
export const space = (radius: number, length: number, from: Vector3, way: Vector3): Body =>
  bodiesOf([part("space", cylinder(radius, length, "steel")).at(from.toArray(), way.toArray())])[0] as Body;

export const isFree = (wanted: Body, bodies: readonly Body[]) =>
  !bodies.some((body) => body.box.intersectsBox(wanted.box) && (surfacesMeet(wanted, body) || nested(wanted, body)));

/**
 * Bounding boxes of handwheels and levers. Hand-operated pieces are red; those whose boxes intersect belong together.
 */
const operatorsOf = (bodies: readonly Body[]): Box3[] =>
  bodies
    .filter(({ material }) => material === "handle")
    .reduce<Box3[]>((found, { box }) => {
      const whole = found.filter((other) => other.intersectsBox(box));
      const rest = found.filter((other) => !whole.includes(other));
      return [...rest, whole.reduce((union, other) => union.union(other), box.clone())];
    }, []);

const isWorkedByHand = ({ name, ports, pieces }: Part) =>
  !name.startsWith("PSV") &&
  pieces.some(({ material }) => material === "handle") &&
  ["inlet", "outlet"].every((end) => ports.some((port) => port.name === end));

const isWalkedOn = ({ material, box }: Body) =>
  (material === "grating" || material === "deck") && box.max.z - box.min.z < 250;

const isOver = ({ box: { min, max } }: Body, x: number, y: number) => x > min.x && x < max.x && y > min.y && y < max.y;

/** Height of the highest grating or deck under a place, or of the floor. */
export const footing = ({ x, y, z }: Vector3, bodies: readonly Body[], floor: number): number =>
  Math.max(
    floor,
    ...bodies
      .filter((under) => isWalkedOn(under) && under.box.max.z < z && isOver(under, x, y))
      .map(({ box }) => box.max.z),
  );

/** Whether there is space for a person with the shoulder at a place. */
export const isStandingRoom = (shoulder: Vector3, bodies: readonly Body[], floor: number): boolean => {
  const height = Math.min(body.height, shoulder.z - floor);
  const foot = shoulder.clone().setZ(shoulder.z - height);
  return height > 0 && isFree(space(body.radius, height, foot, new Vector3(0, 0, 1)), bodies);
};

/** Why a hand at the middle of a box cannot be where it is needed; undefined if it can. */
export const hindrance = (
  operator: Box3,
  bodies: readonly Body[],
  floor: number,
  limit = highest,
): string | undefined => {
  const middle = operator.getCenter(new Vector3());
  const half = operator.getSize(new Vector3()).multiplyScalar(0.5);
  const from = (way: Vector3) =>
    middle
      .clone()
      .addScaledVector(way, 1 + Math.abs(way.x) * half.x + Math.abs(way.y) * half.y + Math.abs(way.z) * half.z);
  const open = ways.flatMap((way) =>
    arm.lengths
      .filter((length) => isFree(space(arm.radius, length, from(way), way), bodies))
      .map((length) => from(way).addScaledVector(way, length)),
  );
  if (open.length === 0) return `has no clear straight path of ${arm.lengths[0]} mm for an arm`;
  const standing = open.filter((shoulder) => isStandingRoom(shoulder, bodies, floor));
  if (standing.length === 0) return "has no space for a person within reach";
  const height = Math.min(
    ...standing.map(({ x, y }) => middle.z - footing(new Vector3(x, y, middle.z), bodies, floor)),
  );
  return height > limit ? `is ${Math.round(height)} mm above the floor` : undefined;
};

/**
 * Rule: every handwheel and lever of a valve can be reached in a straight line, with space for a body at the shoulder.
 * Relief valves are exempt, because they are self-acting. The dimensions are plausible, not those of a standard.
 */
export const reach = (parts: readonly Part[]): string[] => {
  const valves = parts.filter(isWorkedByHand);
  if (valves.length === 0) return [];
  const bodies = bodiesOf(parts);
  const floor = Math.min(...bodies.map(({ box }) => box.min.z));
  return valves.flatMap((valve) =>
    operatorsOf(bodies.filter(({ part: owner }) => owner === valve)).flatMap((operator) => {
      // A valve's own handwheel is no obstacle: the hand holds it.
      const others = bodies.filter(({ part: owner, material }) => owner !== valve || material !== "handle");
      const hindered = hindrance(operator, others, floor);
      return hindered ? [`reach: ${valve.name} ${hindered}`] : [];
    }),
  );
};
