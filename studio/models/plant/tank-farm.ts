import { capacityOf } from "../../kit/capacity.ts";
import { part } from "../../kit/part.ts";
import { tankFoundation } from "../../kit/storage-tanks.ts";
import { paving } from "../../kit/structures.ts";
import type { Model } from "../model.ts";
import { bund, bundVolume, crossingStairs } from "./parts/bund.ts";
import { bundDrain } from "./parts/bund-drain.ts";
import { axis, diameter, height, standing, storageTanks, tankX, workingVolume } from "./parts/storage-tank-group.ts";
import { tankFarmLines, tankFill } from "./parts/tank-farm-lines.ts";

/** X positions of the tanks' lines in the lane. */
const lanes = [-260, 260, -660, 660];

const { tanks, first, last, parts: standingTanks } = storageTanks();
export const form = { halfX: 8650, halfY: 8150, height: 1100, lines: lanes, axis, bore: 150 };
const emergency = standingTanks.find(({ name }) => name === `${last.name} emergency vent`) ?? last;
const walls = bund(form);
const held = Math.floor(bundVolume(form, standing));
const drain = bundDrain(5600, -7550, -9100);
const ground = part("paving", paving([-9300, -13000], [9300, 8850], drain.pits)).at([0, 0, 0]);
const stairs = crossingStairs(1160).at([7800, -8275, 0]);
const { parts, suctions, pumps, deliveries } = tankFarmLines(
  tanks.map((tank) => [tank.name, tank.outlet] as const),
  lanes,
  -9850,
  axis,
);
const fills = tanks.map((tank) => [tank.name, tank.fill] as const);
const fill = tankFill([fills.slice(2), fills.slice(0, 2)], -9000);

export default {
  name: "tank-farm",
  title: "Tank Farm",
  drawingNumber: "PLT-301-GA-005",
  parts: [ground, ...standingTanks, walls, stairs, ...parts, ...fill.parts, ...drain.parts],
  camera: { bearing: -62, height: 27, frame: [1600, 1200] },
  sheet: {
    scale: 100,
    datum: [1000, 450],
    weighed: { "Tank T-101, steel": [first], "All tanks, steel": tanks },
    items: [
      {
        part: last,
        description: `Storage tank, working volume ${Math.floor(workingVolume(last))} m³, cone roof, spiral stair`,
        quantity: 4,
      },
      {
        part: emergency,
        description: `Emergency vent, DN ${last.emergency.end.bore}, weighted cover, also the roof's manhole`,
        quantity: 4,
      },
      { part: walls, description: `Bund, walls 1.1 m high, holds ${held} m³ about three tanks` },
      { part: stairs, description: "Crossing stairs over the bund's wall" },
      { part: suctions, description: "Suction manifold, DN 200, a valve for each tank and pump" },
      { part: pumps[2] ?? suctions, description: "Transfer pump, two on duty, one standing by", quantity: 3 },
      { part: deliveries, description: "Delivery manifold, DN 150" },
      { part: fill.header, description: "Fill header, DN 100, a valve and a riser to each tank" },
      {
        part: drain.valvePit,
        description: "Pit with the valve of the bund's drain, DN 100, from a sump inside the wall",
      },
    ],
    dimensions: [
      { view: "top", from: [-form.halfX, form.halfY, 0], to: [form.halfX, form.halfY, 0], along: "x", side: "above" },
      { view: "top", from: [-form.halfX, -form.halfY, 0], to: [-form.halfX, form.halfY, 0], along: "y", side: "left" },
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
    ],
    notes: [
      `The bund holds ${Math.round((held / capacityOf(last)) * 100)} % of the largest tank.`,
      "Lines pass the bund's wall in sealed sleeves; the valve of its drain is kept shut.",
    ],
  },
} satisfies Model;
