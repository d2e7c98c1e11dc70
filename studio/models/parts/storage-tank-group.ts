/** The four tanks of the tank farm, two on each side of the pipe lane. */
import { connect } from "../../kit/connect.ts";
import { transmitter } from "../../kit/instruments.ts";
import { storageTank, tankFoundation } from "../../kit/storage-tanks.ts";

/** Diameter and height of a tank, height of its outlet's axis, mm. */
export const [diameter, height, axis] = [5600, 6400, 560] as const;
/** Distances of the tanks from the centre of the farm, mm. */
export const [tankX, tankY] = [4300, 3700] as const;
const places = [
  ["T-101", -tankX, tankY, 0, -150],
  ["T-102", tankX, tankY, 180, -130],
  ["T-103", -tankX, -tankY, 0, -150],
  ["T-104", tankX, -tankY, 180, -130],
] as const;

/** Volume of a tank, m³. */
export const tankVolume = Math.round((Math.PI * (diameter / 2) ** 2 * height) / 1e9);
/** Area covered by all tanks except the leaking one, mm². */
export const standing = 3 * Math.PI * (diameter / 2) ** 2;

/** Tanks on their foundations, each with a radar level transmitter on its roof. */
export const storageTanks = () => {
  const tanks = places.map(([tag, x, y, outlet, stair]) =>
    storageTank(tag, {
      diameter,
      height,
      outlet,
      stair,
      manway: stair + 95,
      bore: 150,
      axis: axis - tankFoundation,
    }).at([x, y, 0]),
  );
  const levels = tanks.map((tank, index) => {
    const radar = transmitter(`LT-10${index + 1}`, 80, "steel");
    return [radar, connect(tank.level, radar.process, -90)];
  });
  const [first, , , last] = tanks as [(typeof tanks)[number], unknown, unknown, (typeof tanks)[number]];
  return { tanks, first, last, parts: [...tanks, ...levels.flat()] };
};
