/** The four tanks of the tank farm, two on each side of the pipe lane. */
import { capacityOf } from "../../../kit/capacity.ts";
import { blinded } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { transmitter } from "../../../kit/instruments.ts";
import { type Part, part } from "../../../kit/part.ts";
import { clampArm } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { gateValve } from "../../../kit/steel-valves.ts";
import { polar, type Point } from "../../../kit/placement.ts";
import {
  emergencyBore,
  emergencyVent,
  shellManway,
  storageTank,
  tankFoundation,
  ventHood,
} from "../../../kit/storage-tanks.ts";
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

/** From the foot of a tank's stair to its manway, degrees. */
const manwayAside = 95;

/** Where a tank's manway is on its shell, and the middle of the manway's face. */
export const manwayOf = (tank: string): readonly [root: Point, face: Point] => {
  const [, x, y, , stair] = places.find(([tag]) => tag === tank) ?? places[0];
  const from = (reach: number): Point => {
    const [east, north] = polar(diameter / 2 + reach, stair + manwayAside);
    return [x + east, y + north, tankFoundation + shellManway.above];
  };
  return [from(0), from(shellManway.reach)];
};

type Tank = ReturnType<typeof storageTank>;

/** Volume between the upper edge of a tank's outlet and the lower edge of its overflow, m³. */
export const workingVolume = (tank: Part): number => {
  const edge = (name: "outlet" | "overflow", way: 1 | -1) =>
    tank.ports
      .filter((port) => port.name === name)
      .map(({ position, end }) => position.z + (way * end.bore) / 2)
      .reduce((sum, z) => sum + z, 0);
  return (capacityOf(tank) * (edge("overflow", -1) - edge("outlet", 1))) / height;
};

/** Design pressure of a tank, by API 650, annex F, and the pressure at which its emergency vent opens, kPa. */
export const [designPressure, opensAt] = [2.5, 1] as const;

/** Air that the emergency vent passes at the design pressure, Nm³/h: half of what an ideal opening would. */
export const emergencyCapacity =
  0.5 * (Math.PI / 4) * (emergencyBore / 1000) ** 2 * Math.sqrt((2 * designPressure * 1000) / 1.293) * 3600;

/**
 * Air that an emergency vent has to pass in a pool fire, Nm³/h, by API 2000 for a wetted shell of 93 to 260 m² and vapor like
 * that of hexane, which covers diesel fuel. Throws for another area.
 */
export const emergencyFlow = (wetted: number): number => {
  if (wetted < 93 || wetted >= 260) throw new Error(`API 2000 has another formula for ${wetted} m²`);
  const [watts, latent, kelvin, molar] = [630_400 * wetted ** 0.338, 334_900, 288.7, 86.17];
  return ((906.6 * watts) / latent) * Math.sqrt(kelvin / molar);
};

/** Shell of a tank that fire can wet, up to 9.14 m above the ground, m². */
export const wettedShell = (Math.PI * diameter * Math.min(height, 9140 - tankFoundation)) / 1e6;

/** Drain valve, vent hood, level transmitter, and the overflow's pipe down into the bund with its clamps. */
const fittings = (tank: Tank, index: number): Part[] => {
  const shut = gateValve(`${tank.name} drain valve`, 80, "steel");
  const hood = ventHood(`${tank.name} vent`);
  const emergency = emergencyVent(`${tank.name} emergency vent`);
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
    emergency,
    radar,
    foot,
    clamps,
    connect(tank.drain, shut.inlet, 90),
    ...blinded(shut.outlet),
    connect(tank.vent, hood.process),
    connect(tank.emergency, emergency.process),
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
      manway: stair + manwayAside,
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
