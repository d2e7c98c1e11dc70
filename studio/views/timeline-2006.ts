import { part, type Part } from "../kit/part.ts";
import { clampArm, restingPost } from "../kit/pipe-supports.ts";
import { route } from "../kit/pipe.ts";
import { pressureVessel } from "../kit/pressure-vessels.ts";
import { roundPlatform } from "../kit/round-platforms.ts";
import type { Piece } from "../kit/solids.ts";
import { gateValve } from "../kit/steel-valves.ts";
import { paving } from "../kit/structures.ts";
import type { Model } from "../models/model.ts";
import { lineEnd } from "../models/plant/parts/line-ends.ts";

const vessel = pressureVessel("V-101", {
  diameter: 1400,
  length: 3400,
  height: 1700,
  support: "skirt",
  nozzles: {
    vapor: { bore: 150, on: "upper", station: 0, reach: 560 },
    liquid: { bore: 100, station: 350, bearing: 0, reach: 200 },
  },
}).at([0, 0, 0]);
const platform = part("platform", roundPlatform(700, 4300, { from: -120, to: 40, ladder: -60 })).at([0, 0, 0]);
const lineX = 2300;
const vaporEnd = lineEnd("vapor end", 150, [lineX, 1900, 700], [0, -1, 0]);
const liquidEnd = lineEnd("liquid end", 100, [3700, -900, 700], [-1, 0, 0]);
const valve = gateValve("valve", 100, "steel").at([1850, -900, 700], [1, 0, 0], 90);
const lines = [
  ...route("vapor", vessel.vapor, vaporEnd.outlet, [{ z: 6300 }, { x: lineX }, { z: 700 }]),
  ...route("liquid", vessel.liquid, valve.inlet, [{ x: 1350 }, { y: -900 }, { z: 700 }]),
  ...route("liquid out", valve.outlet, liquidEnd.outlet),
];
const supports = part("supports", [
  ...restingPost([2900, -900, 700], 100, "steel", "x"),
  ...restingPost([lineX, 900, 700], 150, "steel", "y"),
  ...clampArm([1720, 0, 4268], [lineX, 0, 4268], 150, "steel"),
]).at([0, 0, 0]);
const ground = part("paving", paving([-1500, -2300], [3900, 2200])).at([0, 0, 0]);

/** Bolts and nuts, which early models omitted. */
const isBolt = ({ key }: Piece) => /^(hexagon|cylinder (6|8|10|11|13\.5),)/.test(key);

const green = new Set<Part>([...lines, vaporEnd, liquidEnd]);

/** A model in the style of 2006: no bolts, one plain color per line. */
const plain = (parts: readonly Part[]): Part[] =>
  parts.map((own) => {
    const kept = own.pieces.filter((piece) => !isBolt(piece));
    const colored = green.has(own) ? kept.map((piece): Piece => ({ ...piece, material: "green" })) : kept;
    own.pieces.splice(0, own.pieces.length, ...colored);
    return own;
  });

export default {
  name: "timeline-2006",
  title: "First plant model, 2006",
  drawingNumber: "PLT-301-GA-014",
  parts: plain([ground, vessel, platform, vaporEnd, liquidEnd, valve, ...lines, supports]),
  camera: { bearing: -52, height: 16, frame: [1600, 1200] },
} satisfies Model;
