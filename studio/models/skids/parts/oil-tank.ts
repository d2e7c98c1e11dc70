import { blinded } from "../../../kit/branched-runs.ts";
import { asTank, holds } from "../../../kit/capacity.ts";
import { connect } from "../../../kit/connect.ts";
import { flange } from "../../../kit/flanges.ts";
import { immersionHeater } from "../../../kit/immersion-heaters.ts";
import { transmitter } from "../../../kit/instruments.ts";
import { flangeSize, wallOf } from "../../../kit/line-classes.ts";
import { earthingBoss, nameplate } from "../../../kit/nameplates.ts";
import { endAt, endsOf, type WithPorts, withPorts } from "../../../kit/part.ts";
import { at, corners, type Point, slab } from "../../../kit/placement.ts";
import { block, cylinder, hollow, type Piece } from "../../../kit/solids.ts";
import { ballValve } from "../../../kit/steel-valves.ts";
import { anchorBolt, liftingLug } from "../../../kit/vessel-supports.ts";
import { manhole, nozzle } from "../../../kit/vessels.ts";

export const [tankLength, tankWidth, tankTop] = [3700, 1900, 760] as const;
const feet = 110;
/** Thickness of the walls and the bottom, mm, and the box below the top plate by corners. */
const wall = 8;
const [low, high]: [Point, Point] = [
  [50 - tankLength / 2, 50 - tankWidth / 2, feet],
  [tankLength / 2 - 50, tankWidth / 2 - 50, tankTop - 14],
];
const sheet = (a: Point, b: Point): Piece[] => slab(a, b, "pipework");
const sides = [-1, 1] as const;

/** Bottom and four walls. */
const walls = (): Piece[] => {
  const [[x0, y0, z0], [x1, y1, z1]] = [low, high];
  return [
    ...sheet(low, [x1, y1, z0 + wall]),
    ...sides.flatMap((side) => [
      ...sheet([x0, side * y1, z0 + wall], [x1, side * (y1 - wall), z1]),
      ...sheet([side * x1, y0 + wall, z0 + wall], [side * (x1 - wall), y1 - wall, z1]),
    ]),
  ];
};

/**
 * Box that is also the console's base frame: ribbed walls, top plate, feet with anchor bolts, lugs, covers, breather.
 */
const box = (): Piece[] => {
  const [x, y] = [tankLength / 2, tankWidth / 2];
  const [under, rail] = [tankTop - 12, y - 60];
  return [
    ...walls(),
    ...sheet([-x, -y, tankTop - 14], [x, y, tankTop]),
    ...Array.from({ length: 8 }, (_, index) => -x + 130 + (index * (tankLength - 260)) / 7).flatMap((rib) =>
      sides.flatMap((side) => sheet([rib - 5, side * (y - 52), feet], [rib + 5, side * (y - 4), under])),
    ),
    ...[-0.6, 0, 0.6].flatMap((share) =>
      sides.flatMap((side) => sheet([side * (x - 52), share * y - 5, feet], [side * (x - 4), share * y + 5, under])),
    ),
    ...sides.flatMap((side) => slab([-x + 20, side * rail - 50, feet - 14], [x - 20, side * rail + 50, feet], "steel")),
    ...[-0.9, -0.32, 0.32, 0.9].flatMap((share) =>
      sides.flatMap((side) => [
        ...at(block(180, 160, 20, "steel"), [share * x, side * rail, 0]),
        ...at(hollow(6, block(100, 80, feet - 34, "steel")), [share * x, side * rail, 20]),
        ...at(anchorBolt(20), [share * x, side * (y - 5), 20]),
      ]),
    ),
    ...corners(liftingLug(130, "safety"), x * 0.72, y - 40, tankTop),
    ...sides.flatMap((side) => at(earthingBoss(), [side * x * 0.86, -y + 52, feet + 60], [0, -1, 0])),
    ...at(nameplate("oil tank"), [300, -y + 50, 470], [0, -1, 0]),
  ];
};

/** Breather with its filter, on a flange. */
const breather = (name: string): WithPorts<"process"> =>
  withPorts(name, { process: endAt(50, "stainless") }, [
    ...flange(50, "stainless"),
    ...at(hollow(3, cylinder(26, 200, "stainless")), [0, 0, 10]),
    ...at(hollow(3, cylinder(95, 150, "pump")), [0, 0, 204]),
    ...at(cylinder(104, 14, "pump"), [0, 0, 354]),
  ]);

/** Oil to the machine, m³/h, and its greatest velocity on its way back, m/s: the return flows half full (API 614). */
export const [oilFlow, returnVelocity] = [16, 0.3] as const;
/** Area of the inside of a stainless line, m². */
const areaOf = (bore: number) =>
  (Math.PI / 4) * ((flangeSize(bore, "stainless").pipe - 2 * wallOf(bore, "stainless")) / 1000) ** 2;
/** Smallest bore that carries the oil back half full, mm. Throws if there is none. */
export const returnBore = ((): number => {
  const found = [80, 100, 150, 200, 250].find((bore) => (areaOf(bore) / 2) * returnVelocity * 3600 >= oilFlow);
  if (!found) throw new Error(`No return line carries ${oilFlow} m³/h half full`);
  return found;
})();

/** Manhole in the tank's top. */
export const oilManhole = { bore: 400, root: [1450, -430, tankTop] as Point, reach: 110 };

/** Oil tank centered above the origin on z = 0; its top at `tankTop` carries the machines. */
export const oilTank = (returns: { relief: Point; spill: Point }) => {
  const up: Point = [0, 0, 1];
  const front: Point = [0, -1, 0];
  const right: Point = [1, 0, 0];
  const rear: Point = [0, 1, 0];
  const left: Point = [-1, 0, 0];
  const on = (root: Point, direction: Point, bore: number, reach: number) =>
    nozzle({ bore, kind: "stainless", root, direction, reach });
  const ends = {
    relief: on(returns.relief, up, 80, 100),
    spill: on(returns.spill, up, 50, 100),
    back: on([-1600, 640, tankTop], up, returnBore, 160),
    drain: on([tankLength / 2 - 50, -720, feet + 90], right, 50, 130),
    levelLow: on([1475, 50 - tankWidth / 2, 400], front, 25, 110),
    levelHigh: on([1475, 50 - tankWidth / 2, 680], front, 25, 110),
    filler: on([1000, -700, tankTop], up, 50, 90),
    vent: on([1620, 700, tankTop], up, 50, 90),
    level: on([-1120, 780, tankTop], up, 50, 90),
    temperature: on([-600, tankWidth / 2 - 50, 300], rear, 25, 110),
    heater: on([50 - tankLength / 2, 400, 330], left, 150, 110),
  };
  const made = withPorts("T-701", endsOf(ends), [
    ...box(),
    ...Object.values(ends).flatMap(({ pieces }) => pieces),
    ...manhole({ ...oilManhole, kind: "stainless", direction: up }),
  ]);
  const [[x0, y0, z0], [x1, y1, z1]] = [low, high];
  return asTank(holds(made, slab([x0 + wall, y0 + wall, z0 + wall], [x1 - wall, y1 - wall, z1], "liquid")));
};

/** Drain valve, breather and cover of the filler; level and temperature transmitters, heater. */
export const oilTankFittings = (tank: ReturnType<typeof oilTank>) => {
  const drain = ballValve("T-701 drain valve", 50, "stainless");
  const breath = breather("T-701 breather");
  const level = transmitter("LT-701", 50, "stainless");
  const temperature = transmitter("TT-702", 25, "stainless");
  const heater = immersionHeater("H-701", 150, "stainless");
  const joints = [
    connect(tank.drain, drain.inlet, 90),
    connect(tank.vent, breath.process),
    connect(tank.level, level.process, 90),
    connect(tank.temperature, temperature.process, 90),
    connect(tank.heater, heater.process),
  ];
  const parts = [drain, breath, level, temperature, heater, ...joints, ...blinded(tank.filler)];
  return { drain, level, temperature, heater, parts };
};
