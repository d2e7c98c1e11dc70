import { flange, flangeDepth } from "../../kit/flanges.ts";
import { part, type WithPorts } from "../../kit/part.ts";
import { at, bar, slab } from "../../kit/placement.ts";
import { block, cylinder, revolved, tube } from "../../kit/solids.ts";

const [radius, height] = [360, 1050] as const;

/** Caustic day tank with a metering pump on its lid, on z = 0; the outlet points up. */
export const dosingUnit = (name: string): WithPorts<"outlet"> => {
  const face = height + 300;
  return part(
    name,
    [
      ...revolved(
        [
          [0, 0],
          [radius - 20, 0],
          [radius, 20],
          [radius, height - 30],
          [radius - 40, height],
          [0, height],
        ],
        "internals",
      ),
      ...[260, 520, 780].flatMap((z) => at(tube(radius + 8, radius - 4, 40, "internals"), [0, 0, z])),
      ...at(cylinder(110, 40, "rubber"), [-140, 150, height]),
      ...at(block(260, 190, 14, "polypropylene"), [60, -40, height]),
      ...at(block(150, 120, 150, "pump", 10), [120, -40, height + 14]),
      ...at(block(110, 8, 90, "ink"), [120, -103, height + 44]),
      ...at(cylinder(48, 60, "internals"), [45, -40, height + 80], [-1, 0, 0]),
      ...bar([0, -40, height + 80], [0, 0, height + 80], 18, "internals"),
      ...at(tube(16, 8, face - flangeDepth(25, "pipe") - height - 40, "polypropylene"), [0, 0, height + 40]),
      ...at(cylinder(22, 90, "internals"), [0, 0, height + 14]),
      ...at(flange(25), [0, 0, face], [0, 0, -1]),
      ...slab([-60, -radius - 40, 0], [60, -radius + 20, 30], "steel"),
    ],
    { outlet: { position: [0, 0, face], direction: [0, 0, 1], bore: 25, rating: 10, kind: "pipe" } },
  );
};
