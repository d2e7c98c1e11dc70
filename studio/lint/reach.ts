import { Box3, Vector3 } from "three";
import { type Part, part } from "../kit/part.ts";
import { cylinder } from "../kit/solids.ts";
import { type Body, bodiesOf, nested, surfacesMeet } from "./contact.ts";

/** A gloved hand with its sleeve, and from it to the shoulder, the arm bent or stretched, mm. */
const arm = { radius: 50, lengths: [350, 500, 650, 800] };
/** Room at the shoulder for a body from there down, or to the floor if that is nearer, mm: one crouches before a low drain. */
const body = { radius: 200, height: 600 };
/** Highest place over the floor, or the grating or deck under the shoulder, mm: reached from a mobile ladder. */
const highest = 4000;

/** Ways on which an arm comes: from all round, level or slanted, the shoulder below the hand or above it. */
const ways = [-30, 0, 30, 60].flatMap((slant) =>
  Array.from({ length: 16 }, (_, index) => {
    const [rise, bearing] = [(slant * Math.PI) / 180, (index * Math.PI) / 8];
    return new Vector3(Math.cos(rise) * Math.cos(bearing), Math.cos(rise) * Math.sin(bearing), Math.sin(rise));
  }),
);

/** A round space from a point on. */
const space = (radius: number, length: number, from: Vector3, way: Vector3): Body =>
  bodiesOf([part("space", cylinder(radius, length, "steel")).at(from.toArray(), way.toArray())])[0] as Body;

const isFree = (wanted: Body, bodies: readonly Body[]) =>
  !bodies.some((body) => body.box.intersectsBox(wanted.box) && (surfacesMeet(wanted, body) || nested(wanted, body)));

/** What is moved by hand is red; what of it hangs together is one handwheel or lever. */
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

/** What keeps a hand from a handwheel or lever; nothing if there is a way. */
const hindrance = (operator: Box3, bodies: readonly Body[], floor: number): string | undefined => {
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
  if (open.length === 0) return `has no free way of ${arm.lengths[0]} mm for a hand`;
  const standing = open.filter((shoulder) => {
    const height = Math.min(body.height, shoulder.z - floor);
    const foot = shoulder.clone().setZ(shoulder.z - height);
    return height > 0 && isFree(space(body.radius, height, foot, new Vector3(0, 0, 1)), bodies);
  });
  if (standing.length === 0) return "leaves no room for whoever reaches to it";
  const floors = standing.flatMap(({ x, y }) =>
    bodies
      .filter((under) => isWalkedOn(under) && under.box.max.z < middle.z && isOver(under, x, y))
      .map(({ box }) => box.max.z),
  );
  const height = middle.z - Math.max(floor, ...floors);
  return height > highest ? `is worked ${Math.round(height)} mm over the floor` : undefined;
};

/**
 * Rule: a hand comes straight to each handwheel and lever of a valve, with room for a body behind it. Relief valves work
 * by themselves. Plain measures of a body; no standard is claimed.
 */
export const reach = (parts: readonly Part[]): string[] => {
  const valves = parts.filter(isWorkedByHand);
  if (valves.length === 0) return [];
  const bodies = bodiesOf(parts);
  const floor = Math.min(...bodies.map(({ box }) => box.min.z));
  return valves.flatMap((valve) =>
    operatorsOf(bodies.filter(({ part: owner }) => owner === valve)).flatMap((operator) => {
      // What is worked stands in nobody's way: a hand lies on it.
      const others = bodies.filter(({ part: owner, material }) => owner !== valve || material !== "handle");
      const hindered = hindrance(operator, others, floor);
      return hindered ? [`reach: ${valve.name} ${hindered}`] : [];
    }),
  );
};
