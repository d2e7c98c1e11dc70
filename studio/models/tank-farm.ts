import { connect } from "../kit/connect.ts";
import { transmitter } from "../kit/instruments.ts";
import { part } from "../kit/part.ts";
import { storageTank, tankFoundation } from "../kit/storage-tanks.ts";
import { paving } from "../kit/structures.ts";
import type { Model } from "./model.ts";
import { bund, bundVolume, crossingStairs } from "./parts/bund.ts";
import { tankFarmLines } from "./parts/tank-farm-lines.ts";

const [diameter, height, axis] = [5600, 6400, 560];
const [tankX, tankY] = [4300, 3700];
const places = [
  ["T-101", -tankX, tankY, 0, -150],
  ["T-102", tankX, tankY, 180, -130],
  ["T-103", -tankX, -tankY, 0, -150],
  ["T-104", tankX, -tankY, 180, -130],
] as const;
/** Where the tanks' lines run along the lane. */
const lanes = [-200, 200, -600, 600];

const tanks = places.map(([tag, x, y, outlet, stair]) =>
  storageTank(tag, { diameter, height, outlet, stair, manway: stair + 95, bore: 150, axis: axis - tankFoundation }).at([
    x,
    y,
    0,
  ]),
);
const levels = tanks.map((tank, index) => {
  const radar = transmitter(`LT-10${index + 1}`, 80, "steel");
  return [radar, connect(tank.level, radar.process, -90)];
});
const form = { halfX: 8050, halfY: 7600, height: 1100, lines: lanes, axis, bore: 150 };
const walls = bund(form);
const standing = 3 * Math.PI * (diameter / 2) ** 2;
const held = Math.floor(bundVolume(form, standing));
const tankVolume = Math.round((Math.PI * (diameter / 2) ** 2 * height) / 1e9);
const ground = part("paving", paving([-8700, -11900], [8700, 8300])).at([0, 0, 0]);
const stairs = crossingStairs("crossing stairs", 1160).at([7200, -7725, 0]);
const { parts, suctions, pumps, deliveries } = tankFarmLines(
  tanks.map((tank) => [tank.name, tank.outlet] as const),
  lanes,
  -9300,
  axis,
);
const [first, , , last] = tanks as [(typeof tanks)[number], unknown, unknown, (typeof tanks)[number]];

export default {
  name: "tank-farm",
  title: "Tank Farm",
  drawingNumber: "PLT-301-GA-005",
  parts: [ground, ...tanks, ...levels.flat(), walls, stairs, ...parts],
  camera: { bearing: -62, height: 27, frame: [1600, 1200] },
  sheet: {
    scale: 200,
    items: [
      { part: last, description: `Storage tank, ${tankVolume} m³, cone roof, spiral stair`, quantity: 4 },
      { part: walls, description: `Bund, walls 1.1 m high, holds ${held} m³ about three tanks` },
      { part: stairs, description: "Crossing stairs over the bund's wall" },
      { part: suctions, description: "Suction manifold, DN 200, a valve for each tank and pump" },
      { part: pumps[2] ?? suctions, description: "Transfer pump, two on duty, one standing by", quantity: 3 },
      { part: deliveries, description: "Delivery manifold, DN 150" },
    ],
    dimensions: [
      { view: "top", from: [-form.halfX, 0, 0], to: [form.halfX, 0, 0], along: "x", side: "above" },
      { view: "top", from: [0, -form.halfY, 0], to: [0, form.halfY, 0], along: "y", side: "left" },
      { view: "front", from: [-tankX, 0, 0], to: [tankX, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, tankFoundation], to: [0, 0, tankFoundation + height], along: "z", side: "left" },
      {
        view: "front",
        from: [tankX - diameter / 2, 0, 0],
        to: [tankX + diameter / 2, 0, 0],
        along: "x",
        side: "below",
        row: 2,
      },
      { view: "right", from: first.outlet, to: last.outlet, along: "y", side: "below" },
      { view: "right", from: suctions["pump 0"] ?? last.outlet, to: last.outlet, along: "y", side: "below" },
    ],
    notes: [
      "Dimensions in millimetres.",
      `The bund holds ${Math.round((held / tankVolume) * 100)} % of the largest tank.`,
      "Lines pass the bund's wall in sealed sleeves.",
    ],
  },
} satisfies Model;
