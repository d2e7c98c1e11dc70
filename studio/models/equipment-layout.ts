import { shellAndTube } from "../kit/exchangers.ts";
import { type Part, part } from "../kit/part.ts";
import { at } from "../kit/placement.ts";
import { pressureVessel } from "../kit/pressure-vessels.ts";
import { endSuctionPump } from "../kit/pumps.ts";
import { roundPlatform } from "../kit/round-platforms.ts";
import { block, cylinder } from "../kit/solids.ts";
import { leaveOpen } from "../kit/spools.ts";
import { paving } from "../kit/structures.ts";
import type { Model } from "./model.ts";
import { keptFree, paintedLine } from "./parts/floor-marks.ts";
import { type Rack, rackSteel } from "./parts/pipe-rack.ts";

const rack: Rack = { portals: [0, 5000, 10000], half: 2000, tiers: [3900, 5300], trays: 6500, braced: 1 };
const steel = part("pipe rack", rackSteel(rack)).at([0, 0, 0]);
const ground = part("paving", paving([-2000, -10400], [12300, 7200])).at([0, 0, 0]);
const concrete = (x: number, y: number, wide: number, deep: number, high: number) =>
  at(block(wide, deep, high, "concrete", 12), [x, y, 0]);

const [bundle, coolerY, coolerBase] = [2400, -5300, 500];
const coolerX = [700, 2700, 4700];
const coolers = coolerX.map((x, index) =>
  shellAndTube(`E-20${index + 1}`, {
    diameter: 600,
    length: bundle,
    axis: 800,
    shellBore: 150,
    tubeBore: 150,
    rear: "floating",
  }).at([x, coolerY, coolerBase], [0, 0, 1], 90),
);
const channelFace = coolerY - bundle / 2 - 560;
const pulled = channelFace - bundle - 600;

const pumpX = [900, 2300, 3700, 6300, 7700, 9100];
const pumps = pumpX.map((x, index) =>
  endSuctionPump(`P-20${index + 1}`, { suction: 100, discharge: 80, shaft: 220, kind: "steel" }).at(
    [x, -900, 250],
    [0, 0, 1],
    90,
  ),
);
const knockOut = [7500, 9500].map((x, index) =>
  pressureVessel(`V-20${index + 2}`, {
    diameter: 1300,
    length: 2400,
    height: 1300,
    support: "legs",
    nozzles: {
      gas: { bore: 150, on: "upper", station: 0, reach: 520 },
      feed: { bore: 150, station: 1500, bearing: 90, reach: 220 },
      liquid: { bore: 80, on: "lower", station: 0, reach: 520 },
    },
    manways: [{ bore: 500, station: 700, bearing: -90, reach: 230 }],
    nameplate: { station: 1600, bearing: -60 },
    lugs: [2200],
  }).at([x, -5200, 250]),
);
const column = pressureVessel("C-201", {
  diameter: 1400,
  length: 6400,
  height: 2400,
  support: "skirt",
  nozzles: {
    vapour: { bore: 200, on: "upper", station: 0, reach: 620 },
    feed: { bore: 150, station: 4000, bearing: -90, reach: 230 },
    bottoms: { bore: 150, station: 400, bearing: -90, reach: 230 },
  },
  manways: [{ bore: 500, station: 4300, bearing: -30, reach: 230 }],
  nameplate: { station: 600, bearing: -50 },
  lugs: [6100],
}).at([0, 5200, 250]);
const platform = part("column platform", roundPlatform(700, 6000, { from: -80, to: 60, ladder: 10 })).at([0, 5200, 0]);
const drum = pressureVessel("V-201", {
  diameter: 1500,
  length: 3600,
  height: 1050,
  support: { saddles: [650, 2950] },
  nozzles: {
    inlet: { bore: 150, station: 500, bearing: 90, reach: 220 },
    vent: { bore: 80, station: 2600, bearing: 90, reach: 220 },
    outlet: { bore: 150, station: 2600, bearing: -90, reach: 220 },
  },
  manways: [{ bore: 500, station: 1700, bearing: 180, reach: 230 }],
  nameplate: { station: 900, bearing: 180 },
  lugs: [1100, 2300],
}).at([5700, 5200, 1500]);
const reactor = pressureVessel("R-201", {
  diameter: 2000,
  length: 3200,
  height: 1700,
  support: "skirt",
  nozzles: {
    top: { bore: 200, on: "upper", station: 0, reach: 720 },
    jacket: { bore: 80, station: 500, bearing: -120, reach: 220 },
  },
  manways: [{ bore: 600, on: "shell", station: 2300, bearing: -70, reach: 250 }],
  nameplate: { station: 1300, bearing: -50 },
  lugs: [2900],
}).at([9400, 5200, 250]);

const reactorPlatform = part("reactor platform", roundPlatform(1000, 3150, { from: -135, to: 15, ladder: -20 })).at([
  9400, 5200, 0,
]);

const plinths = part("plinths", [
  ...coolerX.flatMap((x) =>
    [-0.28, 0.28].flatMap((share) => concrete(x, coolerY + share * bundle, 760, 380, coolerBase)),
  ),
  ...pumpX.flatMap((x) => at(block(620, 1380, 250, "concrete", 12), [x, -480, 0])),
  ...[7500, 9500].flatMap((x) => at(cylinder(900, 250, "concrete"), [x, -5200, 0])),
  ...at(cylinder(1000, 250, "concrete"), [0, 5200, 0]),
  ...at(cylinder(1320, 250, "concrete"), [9400, 5200, 0]),
  ...[-1150, 1150].flatMap((x) => concrete(5700 + x, 5200, 420, 1700, 1500)),
]).at([0, 0, 0]);
const aisle = [-2350, -3650] as const;
const marks = part("floor marks", [
  ...coolerX.flatMap((x) => keptFree([x - 600, pulled], [x + 600, channelFace - 150])),
  ...aisle.flatMap((y) => paintedLine([-1900, y], [12200, y])),
  ...[2500, 3800].flatMap((y) => paintedLine([-1900, y], [12200, y])),
]).at([0, 0, 0]);
const equipment: Part[] = [...coolers, ...pumps, ...knockOut, column, drum, reactor];
leaveOpen(...equipment.flatMap(({ ports }) => ports));

export default {
  name: "equipment-layout",
  title: "Equipment Layout",
  drawingNumber: "PLT-301-GA-003",
  parts: [ground, steel, ...equipment, platform, reactorPlatform, plinths, marks],
  camera: { bearing: -54, height: 35, frame: [1600, 1200] },
  sheet: {
    scale: 200,
    items: [
      { part: column, description: "Column C-201, 1,400 × 6,400 T/T, platform at the manway" },
      { part: drum, description: "Drum V-201, 1,500 × 3,600 T/T" },
      { part: reactor, description: "Reactor R-201, 2,000 × 3,200 T/T, platform at the manway" },
      { part: steel, description: "Pipe rack, three portals" },
      { part: pumps[1] ?? drum, description: "Pumps P-201 to 206, in a row under the rack", quantity: 6 },
      { part: coolers[1] ?? drum, description: "Coolers E-201 to 203, bundles pulled to the front", quantity: 3 },
      { part: knockOut[1] ?? drum, description: "Knock-out drums V-202 and V-203", quantity: 2 },
      { part: marks, description: "Aisles and spaces kept free, painted" },
    ],
    dimensions: [
      { view: "top", from: [0, pulled, 0], to: [0, channelFace - 150, 0], along: "y", side: "left" },
      { view: "top", from: [0, aisle[1], 0], to: [0, aisle[0], 0], along: "y", side: "left" },
      { view: "top", from: [0, 2500, 0], to: [0, 3800, 0], along: "y", side: "left" },
      { view: "top", from: [0, coolerY, 0], to: column.vapour, along: "y", side: "right" },
      ...coolerX.slice(1).map(
        (x, index) =>
          ({
            view: "top",
            from: [coolerX[index] ?? 0, pulled, 0],
            to: [x, pulled, 0],
            along: "x",
            side: "below",
          }) as const,
      ),
      { view: "top", from: column.vapour, to: reactor.top, along: "x", side: "above" },
      ...pumpX
        .slice(1)
        .map(
          (x, index) =>
            ({ view: "front", from: [pumpX[index] ?? 0, 0, 0], to: [x, 0, 0], along: "x", side: "below" }) as const,
        ),
      { view: "front", from: [0, 0, 0], to: column.vapour, along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: [0, 0, rack.tiers[0] ?? 0], along: "z", side: "right" },
      { view: "right", from: [0, -2000, 0], to: [0, 2000, 0], along: "y", side: "below" },
    ],
    notes: [
      "Dimensions in millimetres between centre lines.",
      "Piping left out; its nozzles are shown open.",
      "Crossed spaces are kept free for pulling tube bundles.",
    ],
  },
} satisfies Model;
