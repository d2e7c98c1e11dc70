/** The four tanks of the tank farm, two on each side of the pipe lane. */
import { blinded } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { transmitter } from "../../../kit/instruments.ts";
import { type Part, part } from "../../../kit/part.ts";
import { clampArm } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { gateValve } from "../../../kit/steel-valves.ts";
import { storageTank, tankFoundation, ventHood } from "../../../kit/storage-tanks.ts";
import { lineEnd } from "./line-ends.ts";

/** Diameter and height of a tank, height of its outlet's axis, mm. */
export const [diameter, height, axis] = [5600, 6400, 560] as const;
/** Distances of the tanks from the center of the farm, mm. */
export const [tankX, tankY] = [4300, 3800] as const;
const places = [
  ["T-101", -tankX, tankY, 0, -150],
  ["T-102", tankX, tankY, 180, -130],
  ["T-103", -tankX, -tankY, 0, -150],
  ["T-104", tankX, -tankY, 180, -130],
] as const;

/** Clear distance between the nearest two shells, and the least by NFPA 30, a sixth of the sum of their diameters, mm. */
export const [apart, leastApart] = [2 * Math.min(tankX, tankY) - diameter, (2 * diameter) / 6] as const;

/** Area covered by all tanks except the leaking one, mm². */
export const standing = 3 * Math.PI * (diameter / 2) ** 2;

type Tank = ReturnType<typeof storageTank>;

/** Drain valve, vent hood, level transmitter, and the overflow's pipe down into the bund with its clamps. */
const fittings = (tank: Tank, index: number): Part[] => {
  const shut = gateValve(`${tank.name} drain valve`, 80, "steel");
  const hood = ventHood(`${tank.name} vent`);
  const radar = transmitter(`LT-10${index + 1}`, 80, "steel");
  const { x, y } = tank.overflow.position;
  const foot = lineEnd(`${tank.name} overflow end`, 150, [x, y + 330, 320], [0, 0, 1]);
  const clamps = part(
    `${tank.name} overflow clamps`,
    [2200, 4400].flatMap((level) => clampArm([x, y - 200, level], [x, y + 330, level], 150, "steel")),
  ).at([0, 0, 0]);
  return [
    shut,
    hood,
    radar,
    foot,
    clamps,
    connect(tank.drain, shut.inlet, 90),
    ...blinded(shut.outlet),
    connect(tank.vent, hood.process),
    connect(tank.level, radar.process, -90),
    ...route(`${tank.name} overflow`, tank.overflow, foot.outlet, [{ y: y + 330 }]),
  ];
};

/** Tanks on their foundations with their fittings. */
export const storageTanks = () => {
  const tanks = places.map(([tag, x, y, outlet, stair]) =>
    storageTank(tag, {
      diameter,
      height,
      outlet,
      stair,
      manway: stair + 95,
      overflow: 90,
      drain: outlet === 0 ? 60 : 120,
      bore: 150,
      fillBore: 100,
      axis: axis - tankFoundation,
    }).at([x, y, 0]),
  );
  const [first, , , last] = tanks as [Tank, Tank, Tank, Tank];
  return { tanks, first, last, parts: [...tanks, ...tanks.flatMap(fittings)] };
};
