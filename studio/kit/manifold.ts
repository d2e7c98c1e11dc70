import { blindCover, flange, flangeDepth } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, ratingOf, wallOf } from "./line-classes.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at, type Point } from "./placement.ts";
import { type Piece, tube } from "./solids.ts";

export interface Branch {
  bore: number;
  /** Distance from the start of the manifold, mm. */
  station: number;
  /** Direction of the branch, perpendicular to +Z. */
  direction: Point;
  /** From the manifold's axis to the branch's face, mm. */
  reach: number;
}

/** Header along +Z with flanged branches, blind at both ends: one moulded piece instead of a row of tees. */
export const manifold = <Name extends string>(
  name: string,
  bore: number,
  length: number,
  branches: Record<Name, Branch>,
  kind: LineKind = "pipe",
): WithPorts<Name> => {
  const { pipe } = flangeSize(bore, kind);
  const depth = flangeDepth(bore, kind);
  const material = lineMaterial(kind);
  const pieces: Piece[] = [
    ...at(tube(pipe / 2, pipe / 2 - wallOf(bore, kind), length - 2 * depth, material), [0, 0, depth]),
    ...flange(bore, kind),
    ...at(blindCover(bore, kind), [0, 0, 0], [0, 0, -1]),
    ...at(flange(bore, kind), [0, 0, length], [0, 0, -1]),
    ...at(blindCover(bore, kind), [0, 0, length]),
  ];
  const ends = {} as Record<Name, End>;
  for (const [branch, { bore: size, station, direction, reach }] of Object.entries(branches) as [Name, Branch][]) {
    const [x, y] = direction;
    const face: Point = [x * reach, y * reach, station];
    const start = pipe / 2 - 12;
    const outside = flangeSize(size, kind).pipe / 2;
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
  return part(name, pieces, ends);
};
