import { blindCover, flange, flangeDepth, flangeSize } from "./flanges.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at, type Point } from "./placement.ts";
import { type Piece, tube } from "./solids.ts";

export interface Branch {
  bore: number;
  /** Distance from the manifold's start, mm. */
  station: number;
  /** Which way the branch leaves, square to +Z. */
  direction: Point;
  /** From the manifold's axis to the branch's face, mm. */
  reach: number;
}

/** Header along +Z, blind at both ends, with flanged branches: one moulded piece in place of a row of tees. */
export const manifold = <Name extends string>(
  name: string,
  bore: number,
  length: number,
  branches: Record<Name, Branch>,
): WithPorts<Name> => {
  const { pipe } = flangeSize(bore, "pipe");
  const depth = flangeDepth(bore, "pipe");
  const pieces: Piece[] = [
    ...at(tube(pipe / 2, pipe / 2 - 8, length - 2 * depth, "polypropylene"), [0, 0, depth]),
    ...flange(bore),
    ...at(blindCover(bore, "pipe"), [0, 0, 0], [0, 0, -1]),
    ...at(flange(bore), [0, 0, length], [0, 0, -1]),
    ...at(blindCover(bore, "pipe"), [0, 0, length]),
  ];
  const ends = {} as Record<Name, End>;
  for (const [branch, { bore: size, station, direction, reach }] of Object.entries(branches) as [Name, Branch][]) {
    const [x, y] = direction;
    const face: Point = [x * reach, y * reach, station];
    const start = pipe / 2 - 12;
    const outside = flangeSize(size, "pipe").pipe / 2;
    pieces.push(
      ...at(
        tube(outside, outside - 8, reach - start - flangeDepth(size, "pipe"), "polypropylene"),
        [x * start, y * start, station],
        direction,
      ),
      ...at(flange(size), face, [-x, -y, 0]),
    );
    ends[branch] = { position: face, direction, bore: size, rating: 10, kind: "pipe" };
  }
  return part(name, pieces, ends);
};
