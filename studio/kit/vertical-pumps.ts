import { flange, flangeDepth } from "./flanges.ts";
import { flangeSize, ratingOf, wallOf } from "./line-classes.ts";
import { motor } from "./pumps.ts";
import { part, type WithPorts } from "./part.ts";
import { at, ring, slab } from "./placement.ts";
import { cylinder, hexagon, revolved, tube } from "./solids.ts";
import { castOf, type SteelKind } from "./steel-valves.ts";

/** Immersed pump on top of its tank (z = 0): mounting plate, discharge towards +Y, lantern, vertical motor. */
export const immersedPump = (name: string, bore: number, kind: SteelKind): WithPorts<"discharge"> => {
  const { pipe } = flangeSize(bore, kind);
  const outside = pipe / 2;
  const [axis, reach, radius] = [210 + bore, 150 + bore, 130];
  const lantern = axis + 90;
  return part(
    name,
    [
      ...cylinder(230, 22, "pump"),
      ...ring(at(hexagon(26, 16, "galvanised"), [0, 0, 22]), 12, 205),
      ...at(cylinder(118, lantern - 22, "pump"), [0, 0, 22]),
      ...at(
        tube(outside + 4, outside - wallOf(bore, kind), reach - flangeDepth(bore, kind) - 60, castOf(kind)),
        [0, 60, axis],
        [0, 1, 0],
      ),
      ...at(flange(bore, kind), [0, reach, axis], [0, -1, 0]),
      ...at(cylinder(150, 18, "pump"), [0, 0, lantern]),
      ...[0, 90, 180, 270].flatMap((turn) =>
        at(slab([78, -26, 0], [92, 26, 190], "pump"), [0, 0, lantern + 18], [0, 0, 1], turn + 45),
      ),
      ...at(cylinder(26, 190, "stainless"), [0, 0, lantern + 18]),
      ...at(tube(82, 74, 90, "safety"), [0, 0, lantern + 66]),
      ...at(
        revolved(
          [
            [0, 0],
            [100, 0],
            [160, 10],
            [160, 30],
            [0, 30],
          ],
          "pump",
        ),
        [0, 0, lantern + 206],
      ),
      ...at(motor(radius, 430).slice(0, -2), [0, 0, lantern + 236]),
    ],
    { discharge: { position: [0, reach, axis], direction: [0, 1, 0], bore, rating: ratingOf(kind), kind } },
  );
};
