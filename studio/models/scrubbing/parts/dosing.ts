/** Caustic day tank, metering pump, their relief valve and their line, mm. */
import { dayTank as dayTankInside, lines } from "../../../../packages/plant/scrubbing-system.ts";
import { blinded, branchedRun } from "../../../kit/branched-runs.ts";
import { bought } from "../../../kit/bought-parts.ts";
import { asTank, holds } from "../../../kit/capacity.ts";
import { connect } from "../../../kit/connect.ts";
import { flange, flangeDepth, gasket, pipeOf } from "../../../kit/flanges.ts";
import { transmitter } from "../../../kit/instruments.ts";
import { endAt, endsOf, type InLine, type Part, type Port, withPorts } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import { at, bar, slab } from "../../../kit/placement.ts";
import { block, cylinder, hexagon, hollow, type Outline, revolved, tube } from "../../../kit/solids.ts";
import { leaveOpen, spool } from "../../../kit/spools.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { checkValve } from "../../../kit/valves.ts";
import { nozzle, onShell } from "../../../kit/vessels.ts";
import { numbers } from "./numbers.ts";
import { causticRail } from "./steelwork.ts";

/** Thickness of the day tank's molded walls and bottom, mm. */
export const dayTankWall = 8;
const wall = dayTankWall;
/** Outside radius and height of the tank, mm. */
const [across, high] = dayTankInside.inside;
const [radius, height] = [across / 2 + wall, high + 2 * wall] as const;

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

/** Bores of all caustic lines and of the tank's level transmitter, and place of the relief valve over the lid, mm. */
const [bore, levelBore, reliefX] = [lines.caustic.bore, 50, -233] as const;

/** Caustic day tank T-102 on z = 0, and on its lid the metering pump P-102, whose discharge points up. */
export const dosingUnit = () => {
  const face = height + 300;
  const onLid = (x: number, y: number, wide: number = bore) =>
    nozzle({ bore: wide, root: [x, y, height], direction: [0, 0, 1], reach: 110, buried: wall });
  const ends = {
    fill: onLid(-200, -130),
    vent: onLid(120, 215),
    relief: onLid(reliefX, 0),
    level: onLid(30, -235, levelBore),
    overflow: nozzle({ bore: 50, ...onShell(radius, 0, height - 70), reach: 110, buried: wall }),
    drain: nozzle({ bore, ...onShell(radius, -90, 110), reach: 110, buried: wall }),
  };
  const dayTank = withPorts("T-102", endsOf(ends), [
    ...revolved(walls, "internals"),
    ...Object.values(ends).flatMap(({ pieces }) => pieces),
    ...[260, 520, 780].flatMap((z) => at(tube(radius + 8, radius - 4, 40, "internals"), [0, 0, z])),
    ...at(cylinder(110, 40, "rubber"), [-140, 150, height]),
    ...slab([-60, -radius - 40, 0], [60, -radius + 20, 30], "steel"),
  ]);
  const pump = withPorts("P-102", { discharge: endAt(bore, "pipe", [0, 0, face], [0, 0, 1]) }, [
    ...at(block(260, 190, 14, "polypropylene"), [60, -40, height]),
    ...at(hollow(8, block(150, 120, 150, "pump", 10)), [120, -40, height + 14]),
    ...at(block(110, 8, 90, "ink"), [120, -103, height + 44]),
    ...at(cylinder(48, 60, "internals"), [45, -40, height + 80], [-1, 0, 0]),
    ...bar([0, -40, height + 80], [0, 0, height + 80], 18, "internals"),
    ...at(tube(16, 8, face - flangeDepth(bore, "pipe") - height - 40, "polypropylene"), [0, 0, height + 40]),
    ...at(hollow(6, cylinder(22, 90, "internals")), [0, 0, height + 14]),
    ...at(flange(bore), [0, 0, face], [0, 0, -1]),
  ]);
  return { dayTank: asTank(holds(dayTank, revolved(outline(wall), "liquid"))), pump: bought("metering pump", pump) };
};

/** Level transmitter of the day tank, valves in its fill and drain lines, and their joints. */
export const dayTankFittings = (tank: ReturnType<typeof dosingUnit>["dayTank"]): Part[] => {
  const level = transmitter("LT-102", levelBore);
  const [fill, drain] = [ballValve("HV-115", bore, "pipe"), ballValve("HV-116", bore, "pipe")];
  const [filling, draining] = [spool(numbers.causticFill, bore, 150), spool(numbers.causticDrain, bore, 120)];
  leaveOpen(filling.outlet, tank.overflow, tank.vent);
  return [
    level,
    fill,
    drain,
    filling,
    draining,
    connect(tank.level, level.process, -90),
    connect(tank.fill, fill.inlet),
    connect(fill.outlet, filling.inlet),
    connect(tank.drain, drain.inlet, 90),
    connect(drain.outlet, draining.inlet),
    ...blinded(draining.outlet),
  ];
};

/** Diaphragm relief valve: outlet on z = 0, inlet toward +X. */
const dosingRelief = (name: string, reach: number, rise: number): InLine => {
  const valve = withPorts(
    name,
    { inlet: endAt(bore, "pipe", [reach, 0, rise], [1, 0, 0]), outlet: endAt(bore, "pipe") },
    [
      ...flange(bore),
      ...at(cylinder(34, rise + 8, "polypropylene"), [0, 0, 22]),
      ...at(pipeOf(bore, "pipe", reach - flangeDepth(bore, "pipe")), [0, 0, rise], [1, 0, 0]),
      ...at(flange(bore), [reach, 0, rise], [-1, 0, 0]),
      ...at(cylinder(52, 24, "polypropylene"), [0, 0, rise + 28]),
      ...at(cylinder(30, 74, "safety"), [0, 0, rise + 50]),
      ...at(cylinder(8, 34, "stainless"), [0, 0, rise + 122]),
      ...at(hexagon(24, 10, "galvanised"), [0, 0, rise + 124]),
    ],
  );
  return bought("relief valve", valve);
};

/** Height of the caustic line over the pumps, mm. */
const overPumps = 2040;

/**
 * Caustic line from the pump to the recirculation tank, with its rail over the pumps, and PSV-102 back to
 * the port `back` of the day tank.
 */
export const causticLine = (from: Port, to: Port, back: Port): Part[] => {
  const { x, y } = from.position;
  const [reach, rise] = [130, 90] as const;
  const tee = branchedRun(`${numbers.caustic} relief tee`, bore, 200, "pipe", {
    relief: { bore, station: 100, direction: [-1, 0, 0], reach },
  });
  const check = checkValve("NRV-107", bore);
  const joints = [connect(from, tee.inlet), connect(tee.outlet, check.inlet)];
  const relief = dosingRelief("PSV-102", -reliefX - reach - gasket, rise);
  relief.at([back.position.x, y, tee.relief.position.z - rise]);
  const shut = ballValve("HV-107", bore, "pipe").at([702, y, overPumps], [-1, 0, 0], 90);
  return [
    tee,
    check,
    relief,
    ...joints,
    connect(tee.relief, relief.inlet),
    ...route(`${numbers.causticRelief} relief return`, relief.outlet, back),
    shut,
    ...route(numbers.caustic, check.outlet, shut.inlet, [[x, y, overPumps]]),
    ...route(numbers.caustic, shut.outlet, to, [[to.position.x, y, overPumps]]),
    causticRail([740, y, overPumps], x),
  ];
};
