import { Vector3 } from "three";
import { fallingTo } from "../../../kit/falls.ts";
import { type Part, part } from "../../../kit/part.ts";
import { axisOver, post, shoe } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { dripLeg } from "./drip-leg.ts";
import { lineEnd } from "./line-end.ts";
import { axisAt, type Lie, rests } from "./rack-lines.ts";

/**
 * Hot line DN `bore` from `from` to `to` along a rack. Between `legs` it has an expansion loop, raised above the
 * neighbouring lines and extending to `reach`, with a post under its middle. A line that falls has a drip leg before it.
 */
export const loopedLine = (
  name: string,
  bore: number,
  lie: Lie,
  { legs, reach }: { legs: readonly [number, number]; reach: number },
): Part[] => {
  const { from, to, y, tier, beams, fall = 0 } = lie;
  const [foot, end] = legs.map((x) => axisAt(x, lie, bore, "steel")) as [Point, Point];
  const down: Point = [end[0], y, tier + axisOver(bore, "steel") + 700];
  const over = fallingTo(new Vector3(...down), fall, [
    [legs[0], y],
    [legs[0], reach],
    [legs[1], reach],
  ]);
  const first = lineEnd(`${name} west end`, bore, "steel", axisAt(from, lie, bore, "steel"), [1, 0, -fall]);
  const last = lineEnd(`${name} east end`, bore, "steel", axisAt(to, lie, bore, "steel"), [-1, 0, fall]);
  const drip = fall ? dripLeg(`${name} drip leg`, bore, foot, [1, 0, -fall]) : undefined;
  const middle = (legs[0] + legs[1]) / 2;
  const [, [, , a], [, , b]] = over as [Point, Point, Point];
  const seat = (a + b) / 2 - axisOver(bore, "steel");
  const stand = [
    ...at(post(seat - tier, 90, 170), [middle, reach, tier]),
    ...at(shoe(bore, "steel", { fall }), [middle, reach, seat]),
  ];
  const beside = beams.filter((x) => x < legs[0] || x > legs[1]);
  const straightRests = rests({ ...lie, beams: beside }, bore, "steel", true);
  return [
    first.piece,
    last.piece,
    ...route(name, drip?.leg.outlet ?? first.port, last.port, [...(drip ? [] : [foot]), ...over, down, end]),
    ...(drip ? [...drip.parts, ...route(`${name} to the drip leg`, first.port, drip.leg.inlet)] : []),
    part(`${name} rests`, [...stand, ...straightRests]).at([0, 0, 0]),
  ];
};
