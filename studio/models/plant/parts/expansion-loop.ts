import { type Part, part } from "../../../kit/part.ts";
import { axisOver, post, shoe } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { lineEnd } from "./line-end.ts";
import { type Lie, rests } from "./rack-lines.ts";

/**
 * Hot line DN `bore` from `from` to `to` along a rack. Between `legs` it has an expansion loop, raised above the
 * neighbouring lines and extending to `reach`, with a post under its middle.
 */
export const loopedLine = (
  name: string,
  bore: number,
  { from, to, y, tier, beams }: Lie,
  { legs, reach }: { legs: readonly [number, number]; reach: number },
): Part[] => {
  const z = tier + axisOver(bore, "steel");
  const raised = z + 700;
  const middle = (legs[0] + legs[1]) / 2;
  const first = lineEnd(`${name} west end`, bore, "steel", [from, y, z], [1, 0, 0]);
  const last = lineEnd(`${name} east end`, bore, "steel", [to, y, z], [-1, 0, 0]);
  const loop = legs.flatMap((x, index) => {
    const climb: Point[] = [
      [x, y, z],
      [x, y, raised],
      [x, reach, raised],
    ];
    return index ? climb.toReversed() : climb;
  });
  const stand = [
    ...at(post(raised - axisOver(bore, "steel") - tier, 90, 170), [middle, reach, tier]),
    ...at(shoe(bore, "steel"), [middle, reach, raised - axisOver(bore, "steel")]),
  ];
  const beside = beams.filter((x) => x < legs[0] || x > legs[1]);
  const straightRests = rests({ y, tier, beams: beside }, bore, "steel", true);
  return [
    first.piece,
    last.piece,
    ...route(name, first.port, last.port, loop),
    part(`${name} rests`, [...stand, ...straightRests]).at([0, 0, 0]),
  ];
};
