/** Water on the skid: header 50-WA-114-S1 at the back edge, make-up 25-WA-108-S1 with LV-101 into the tank, mm. */
import { manifold } from "../../../kit/branched-runs.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import { type Part, part, type Port } from "../../../kit/part.ts";
import { clampArm } from "../../../kit/pipe-supports.ts";
import { type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { corners } from "./quench-places.ts";
import { deck } from "./steelwork.ts";
import { hollow } from "../../../kit/solids.ts";

/** West end of the header, its axis, and its branch for the make-up. */
const [start, axisY, axisZ, makeUpX] = [-2300, 1100, 330, -1660] as const;
/** Heights of LV-101's middle, of the clamp below it and of the line over the tank's lid. */
const [valveZ, clampZ, overZ] = [1750, 1450, 2060] as const;

const upward = (bore: number, x: number) =>
  ({ bore, station: x - start, direction: [0, 1, 0], reach: (corners[0] as Point)[2] - axisZ }) as const;

/** Header, make-up into the port `fill`, their supports; the branch `quench` is for the quench water line. */
export const water = (fill: Port): { parts: Part[]; quench: Port } => {
  const header = manifold(
    "water header",
    50,
    740,
    {
      supply: { bore: 50, station: 200, direction: [1, 0, 0], reach: 120 },
      quench: upward(40, (corners[0] as Point)[0]),
      makeUp: upward(25, makeUpX),
    },
    "stainless",
  ).at([start, axisY, axisZ], [1, 0, 0]);
  leaveOpen(header.supply);
  const level = controlValve("LV-101", 25, "stainless");
  level.at([makeUpX, axisY, valveZ - level.outlet.end.position[2] / 2], [0, 0, 1], 180);
  const stands = part("water stands", [
    ...[80, 320].flatMap((station) =>
      hollow(
        3,
        slab([start + station, axisY - 40, deck], [start + station + 50, axisY + 40, axisZ - 30], "galvanised"),
      ),
    ),
    ...hollow(3, slab([makeUpX - 25, 985, deck], [makeUpX + 25, 1035, clampZ + 40], "galvanised")),
    ...clampArm([makeUpX, 1030, clampZ], [makeUpX, axisY, clampZ], 25, "stainless"),
  ]).at([0, 0, 0]);
  const parts = [
    header,
    level,
    stands,
    ...route("make-up water", header.makeUp, level.inlet),
    ...route("make-up", level.outlet, fill, [
      [makeUpX, axisY, overZ],
      [fill.position.x, fill.position.y, overZ],
    ]),
  ];
  return { parts, quench: header.quench };
};
