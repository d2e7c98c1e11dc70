/** Lines on the beams of a pipe rack along X. */
import { Vector3 } from "three";
import { type Branch, branchedRun } from "../../../kit/branched-runs.ts";
import { fallingTo } from "../../../kit/falls.ts";
import type { LineKind } from "../../../kit/line-classes.ts";
import { type InLine, type Part, part } from "../../../kit/part.ts";
import { axisOver, post, shoe, shoeHeight, uBolt } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { at, type Point } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";
import { dripLeg, lineEnd } from "./line-ends.ts";

/**
 * Course of a line: its ends along X, its position across, top of steel of its tier, the beams under it, and its fall
 * toward +X (mm per mm), none if it is level, negative if it falls toward -X. Hot and falling lines, and those of
 * DN 150 and more, are on shoes, others under U-bolts.
 */
interface Lie {
  bore: number;
  /** Steel unless stated. */
  kind?: LineKind;
  from: number;
  to: number;
  y: number;
  tier: number;
  beams: readonly number[];
  fall?: number | undefined;
}

type Seat = Omit<Lie, "from" | "to">;

const isOnShoe = ({ bore, fall }: Seat): boolean => bore >= 150 || fall !== undefined;

/** How far a line that falls is above its height at its lowest beam, where its shoe is as high as others, mm. */
const raisedAt = (x: number, { beams, fall = 0 }: Seat): number => ((beams.at(fall < 0 ? 0 : -1) ?? x) - x) * fall;

/** Point of a line's axis at `x`. */
const axisAt = (x: number, lie: Seat): Point => [
  x,
  lie.y,
  lie.tier + axisOver(lie.bore, lie.kind ?? "steel", isOnShoe(lie)) + raisedAt(x, lie),
];

/** Where a line begins or ends at `x`, for the plant to connect; `way` is that into the line along X. */
export const rackEnd = (name: string, x: number, lie: Seat, way: 1 | -1): InLine =>
  lineEnd(name, lie.bore, axisAt(x, lie), [way, 0, -way * (lie.fall ?? 0)]);

/** Supports of a line at each beam, and `further` ones. */
export const rests = (name: string, lie: Seat, further: readonly Piece[] = []): Part => {
  const { bore, kind = "steel", y, tier, fall = 0 } = lie;
  const atBeams = lie.beams.flatMap((x) =>
    at(isOnShoe(lie) ? shoe(bore, kind, { height: shoeHeight + raisedAt(x, lie), fall }) : uBolt(bore, kind), [
      x,
      y,
      tier,
    ]),
  );
  return part(`${name} rests`, [...further, ...atBeams]).at([0, 0, 0]);
};

/** Puts a line on the rack; both ends are left open for the plant. */
const laid = (line: InLine, lie: Lie): Part[] => {
  line.at(axisAt(lie.from, lie), [1, 0, -(lie.fall ?? 0)]);
  leaveOpen(line.inlet, line.outlet);
  return [line, rests(line.name, lie)];
};

/** Line along the rack with its supports. */
export const rackLine = (name: string, lie: Lie): Part[] =>
  laid(spool(name, lie.bore, lie.to - lie.from, lie.kind ?? "steel"), lie);

/** Steel header along the rack with one branch. */
export const rackHeader = (name: string, lie: Lie, branch: Branch) => {
  const run = branchedRun(name, lie.bore, lie.to - lie.from, "steel", { branch });
  return { branch: run.branch, parts: laid(run, lie) };
};

/**
 * Hot line along a rack. Between `legs` it has an expansion loop, raised above the neighboring lines and extending to
 * `reach`, with a post under its middle. A line that falls has a drip leg before it.
 */
export const loopedLine = (
  name: string,
  lie: Lie,
  { legs, reach }: { legs: readonly [number, number]; reach: number },
): Part[] => {
  const { bore, y, tier, beams, fall = 0 } = lie;
  const [foot, end] = legs.map((x) => axisAt(x, lie)) as [Point, Point];
  const down: Point = [end[0], y, tier + axisOver(bore, "steel") + 700];
  const over = fallingTo(new Vector3(...down), fall, [
    [legs[0], y],
    [legs[0], reach],
    [legs[1], reach],
  ]);
  const first = rackEnd(`${name} west end`, lie.from, lie, 1);
  const last = rackEnd(`${name} east end`, lie.to, lie, -1);
  const drip = fall ? dripLeg(`${name} drip leg`, bore, foot, [1, 0, -fall]) : undefined;
  const middle = (legs[0] + legs[1]) / 2;
  const [, [, , a], [, , b]] = over as [Point, Point, Point];
  const seat = (a + b) / 2 - axisOver(bore, "steel");
  const stand = [
    ...at(post(seat - tier, 90, 170), [middle, reach, tier]),
    ...at(shoe(bore, "steel", { fall }), [middle, reach, seat]),
  ];
  return [
    first,
    last,
    ...route(name, drip?.leg.outlet ?? first.outlet, last.outlet, [...(drip ? [] : [foot]), ...over, down, end]),
    ...(drip ? [...drip.parts, ...route(`${name} to the drip leg`, first.outlet, drip.leg.inlet)] : []),
    rests(name, { ...lie, beams: beams.filter((x) => x < legs[0] || x > legs[1]) }, stand),
  ];
};
