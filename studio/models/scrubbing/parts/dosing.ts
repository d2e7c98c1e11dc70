/** Caustic day tank, metering pump and their line, mm. */
import { asTank, holds } from "../../../kit/capacity.ts";
import { connect } from "../../../kit/connect.ts";
import { flange, flangeDepth } from "../../../kit/flanges.ts";
import { endAt, endsOf, type Part, part, type Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import { at, bar, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Outline, revolved, tube } from "../../../kit/solids.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { checkValve } from "../../../kit/valves.ts";
import { nozzle, onShell } from "../../../kit/vessels.ts";
import { causticRail } from "./steelwork.ts";

/** Outside radius and height of the tank, and its moulded wall, mm. */
const [radius, height, wall] = [360, 1050, 8] as const;

/** Half the outline of the tank, `by` mm inside its surface, from the axis at the bottom to the axis at the top. */
const outline = (by: number): [number, number][] => [
  [0, by],
  [radius - 20, by],
  [radius - by, 20],
  [radius - by, height - 30],
  [radius - 40, height - by],
  [0, height - by],
];
const walls: Outline = [...outline(0), ...outline(wall).toReversed()];

/** Caustic day tank T-102 on z = 0, and on its lid the metering pump P-102, whose discharge points up. */
export const dosingUnit = () => {
  const face = height + 300;
  const onLid = (x: number, y: number) =>
    nozzle({ bore: 25, root: [x, y, height], direction: [0, 0, 1], reach: 110, buried: wall });
  const ends = {
    fill: onLid(-200, -130),
    vent: onLid(120, 215),
    overflow: nozzle({ bore: 50, ...onShell(radius, 0, height - 110), reach: 110, buried: wall }),
    drain: nozzle({ bore: 25, ...onShell(radius, 0, 110), reach: 110, buried: wall }),
  };
  const dayTank = part(
    "T-102",
    [
      ...revolved(walls, "internals"),
      ...Object.values(ends).flatMap(({ pieces }) => pieces),
      ...[260, 520, 780].flatMap((z) => at(tube(radius + 8, radius - 4, 40, "internals"), [0, 0, z])),
      ...at(cylinder(110, 40, "rubber"), [-140, 150, height]),
      ...slab([-60, -radius - 40, 0], [60, -radius + 20, 30], "steel"),
    ],
    endsOf(ends),
  );
  const pump = part(
    "P-102",
    [
      ...at(block(260, 190, 14, "polypropylene"), [60, -40, height]),
      ...at(hollow(8, block(150, 120, 150, "pump", 10)), [120, -40, height + 14]),
      ...at(block(110, 8, 90, "ink"), [120, -103, height + 44]),
      ...at(cylinder(48, 60, "internals"), [45, -40, height + 80], [-1, 0, 0]),
      ...bar([0, -40, height + 80], [0, 0, height + 80], 18, "internals"),
      ...at(tube(16, 8, face - flangeDepth(25, "pipe") - height - 40, "polypropylene"), [0, 0, height + 40]),
      ...at(hollow(6, cylinder(22, 90, "internals")), [0, 0, height + 14]),
      ...at(flange(25), [0, 0, face], [0, 0, -1]),
    ],
    { discharge: endAt(25, "pipe", [0, 0, face], [0, 0, 1]) },
  );
  return { dayTank: asTank(holds(dayTank, revolved(outline(wall), "liquid"))), pump };
};

/** Height of the caustic line over the pumps, mm. */
const overPumps = 2040;

/** Caustic line 25-NA-107-P1 from the pump to the recirculation tank, with its rail over the pumps. */
export const causticLine = (from: Port, to: Port): Part[] => {
  const check = checkValve("P-102 check valve", 25);
  const joint = connect(from, check.inlet);
  const { x, y } = from.position;
  const shut = ballValve("caustic valve", 25, "pipe").at([702, y, overPumps], [-1, 0, 0], 90);
  return [
    check,
    joint,
    shut,
    ...route("caustic", check.outlet, shut.inlet, [[x, y, overPumps]]),
    ...route("caustic after valve", shut.outlet, to, [[to.position.x, y, overPumps]]),
    causticRail([740, y, overPumps], x),
  ];
};
