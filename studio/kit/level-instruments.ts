import { blindCover, flange, pipeOf } from "./flanges.ts";
import { housing } from "./instruments.ts";
import { flangeSize } from "./line-classes.ts";
import { endsOf, part, type WithPorts } from "./part.ts";
import { at, slab } from "./placement.ts";
import { cylinder, type Piece, tube } from "./solids.ts";
import type { SteelKind } from "./steel-valves.ts";
import { nozzle } from "./vessels.ts";

/** Flag column of a level indicator from z = 0 to `span`, facing -Y: rail, flags turned up to `level`, scale. */
const flags = (span: number, level: number): Piece[] => [
  ...slab([-24, -62, -20], [24, -38, span + 20], "stainless"),
  ...slab([-11, -65, 0], [11, -60, span * level], "pump"),
  ...slab([-11, -65, span * level], [11, -60, span], "dial"),
  ...Array.from({ length: 11 }, (_, index) =>
    slab([13, -65, (index * span) / 10 - 2], [index % 5 ? 19 : 23, -61, (index * span) / 10 + 2], "ink"),
  ).flat(),
  ...[0.06, 0.94].flatMap((share) => at(tube(39, 28, 16, "stainless"), [0, 0, share * span - 8])),
];

/**
 * Level chamber beside a vessel, along Z: its ports point to +X at z = 0 and z = `span`, `reach` from its axis. An
 * "indicator" has magnetic flags towards -Y, a "transmitter" has its head on top.
 */
export const levelChamber = (
  name: string,
  span: number,
  bore: number,
  kind: SteelKind,
  shows: "indicator" | "transmitter",
  reach = 150,
): WithPorts<"lower" | "upper"> => {
  const chamber = shows === "indicator" ? 50 : 80;
  const { pipe } = flangeSize(chamber, kind);
  const [low, high] = [-180, span + (shows === "indicator" ? 160 : 200)];
  const branch = (z: number) =>
    nozzle({ bore, kind, root: [0, 0, z], direction: [1, 0, 0], reach, buried: 8 - pipe / 2 });
  const branches = { lower: branch(0), upper: branch(span) };
  return part(
    name,
    [
      ...at(pipeOf(chamber, kind, high - low - 60), [0, 0, low + 30]),
      ...at(flange(chamber, kind), [0, 0, low]),
      ...at(blindCover(chamber, kind), [0, 0, low], [0, 0, -1]),
      ...at(cylinder(11, 50, "galvanised"), [0, 0, low - 60]),
      ...at(flange(chamber, kind), [0, 0, high], [0, 0, -1]),
      ...at(blindCover(chamber, kind), [0, 0, high]),
      ...Object.values(branches).flatMap(({ pieces }) => pieces),
      ...(shows === "indicator"
        ? flags(span, 0.56)
        : [
            ...at(cylinder(24, 80, "stainless"), [0, 0, high + 20]),
            ...at(cylinder(30, 40, "pump"), [0, 0, high + 95]),
            ...at(housing(), [0, 0, high + 172], [0, 0, 1], -90),
          ]),
    ],
    endsOf(branches),
  );
};
