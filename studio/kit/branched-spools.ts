import { flange, flangeDepth } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, ratingOf, wallOf } from "./line-classes.ts";
import type { Branch } from "./manifold.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at, type Point } from "./placement.ts";
import type { Piece } from "./solids.ts";
import { tube } from "./solids.ts";
import { inLineEnds } from "./valves.ts";

/** Straight flanged pipe along +Z with flanged branches, in place of tees and weldolets. */
export const branchedSpool = <Name extends string>(
  name: string,
  bore: number,
  length: number,
  branches: Record<Name, Branch>,
  kind: LineKind = "steel",
): WithPorts<Name | "inlet" | "outlet"> => {
  const depth = flangeDepth(bore, kind);
  const { pipe } = flangeSize(bore, kind);
  const material = lineMaterial(kind);
  const pieces: Piece[] = [
    ...flange(bore, kind),
    ...at(tube(pipe / 2, pipe / 2 - wallOf(bore, kind), length - 2 * depth, material), [0, 0, depth]),
    ...at(flange(bore, kind), [0, 0, length], [0, 0, -1]),
  ];
  const ends: Record<string, End> = inLineEnds(bore, length, kind);
  for (const [branch, { bore: size, station, direction, reach }] of Object.entries(branches) as [Name, Branch][]) {
    const [x, y] = direction;
    const outside = flangeSize(size, kind).pipe / 2;
    const start = Math.sqrt(Math.max(0, (pipe / 2) ** 2 - outside ** 2)) - 5;
    const face: Point = [x * reach, y * reach, station];
    pieces.push(
      ...at(
        tube(outside, outside - wallOf(size, kind), reach - start - flangeDepth(size, kind), material),
        [x * start, y * start, station],
        direction,
      ),
      ...at(flange(size, kind), face, [-x, -y, 0]),
    );
    ends[branch] = { position: face, direction, bore: size, rating: ratingOf(kind), kind };
  }
  return part(name, pieces, ends as Record<Name | "inlet" | "outlet", End>);
};
