/**
 * Equipment of the equipment layout on its foundations: coolers and knock-out drums in front of the pipe rack, pumps
 * under it; column, drum and reactor behind it.
 */
import { part } from "../../../kit/part.ts";
import { at } from "../../../kit/placement.ts";
import { pressureVessel } from "../../../kit/pressure-vessels.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { roundPlatform } from "../../../kit/round-platforms.ts";
import { block, cylinder, type Piece } from "../../../kit/solids.ts";
import { coolerOnPlinths, drumOnPiers } from "./equipment-on-plinths.ts";

const bundle = 2400;
export const coolerX = [700, 2700, 4700] as const;
export const coolerY = -5300;
/** Y of the coolers' channel faces, and of the end of a bundle that is pulled out, mm. */
export const channelFace = coolerY - bundle / 2 - 560;
export const pulled = channelFace - bundle - 600;

const coolerRow = coolerX.map((x, index) =>
  coolerOnPlinths(
    `E-20${index + 1}`,
    [x, coolerY],
    { high: 500, edge: 12 },
    { length: bundle, axis: 800, shellBore: 150, turn: 90 },
  ),
);
export const coolers = coolerRow.map(({ cooler }) => cooler);

export const pumpX = [900, 2300, 3700, 6300, 7700, 9100] as const;

/** Height of the foundations, Y of the knock-out drums and of the row behind the rack, mm. */
const [base, before, behind] = [250, coolerY, 5200];

export const pumps = pumpX.map((x, index) =>
  endSuctionPump(`P-20${index + 1}`, { suction: 100, discharge: 80, shaft: 220, kind: "steel" }).at(
    [x, -900, base],
    [0, 0, 1],
    90,
  ),
);

const knockOutDrum = (tag: string, x: number) =>
  pressureVessel(tag, {
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
  }).at([x, before, base]);
/** A passage apart. */
const knockOutX = [7300, 10000] as const;
export const knockOut = [knockOutDrum("V-202", knockOutX[0]), knockOutDrum("V-203", knockOutX[1])] as const;

export const column = pressureVessel("C-201", {
  diameter: 1400,
  length: 6400,
  height: 2400,
  support: "skirt",
  nozzles: {
    vapor: { bore: 200, on: "upper", station: 0, reach: 620 },
    feed: { bore: 150, station: 4000, bearing: -90, reach: 230 },
    bottoms: { bore: 150, station: 400, bearing: -90, reach: 230 },
  },
  manways: [{ bore: 500, station: 4300, bearing: -30, reach: 230 }],
  nameplate: { station: 600, bearing: -50 },
  lugs: [6100],
}).at([0, behind, base]);

const drumRow = drumOnPiers(
  "V-201",
  [4900, behind],
  { high: 1500, edge: 12 },
  {
    nozzles: {
      inlet: { bore: 150, station: 500, bearing: 90, reach: 220 },
      vent: { bore: 80, station: 2600, bearing: 90, reach: 220 },
      outlet: { bore: 150, station: 2600, bearing: -90, reach: 220 },
    },
    manways: [{ bore: 500, station: 1700, bearing: 180, reach: 230 }],
    nameplate: { station: 900, bearing: 180 },
    lugs: [840, 2760],
  },
);

export const { drum } = drumRow;

const reactorX = 9400;
export const reactor = pressureVessel("R-201", {
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
}).at([reactorX, behind, base]);

/** Levels of the platforms, which reach over the aisle. */
export const platformTops = { column: 6000, reactor: 3150 } as const;
/** Platforms at the manways of column and reactor. */
export const platforms = [
  part("column platform", roundPlatform(700, platformTops.column, { from: -80, to: 60, ladder: 10 })).at([
    0,
    behind,
    0,
  ]),
  part("reactor platform", roundPlatform(1000, platformTops.reactor, { from: -135, to: 15, ladder: -20 })).at([
    reactorX,
    behind,
    0,
  ]),
];

const foundation = (radius: number, x: number, y: number): Piece[] => at(cylinder(radius, base, "concrete"), [x, y, 0]);
/** Foundations of all equipment. */
export const plinths = part("plinths", [
  ...coolerRow.flatMap(({ plinths }) => plinths),
  ...pumpX.flatMap((x) => at(block(620, 1380, base, "concrete", 12), [x, -480, 0])),
  ...knockOutX.flatMap((x) => foundation(900, x, before)),
  ...foundation(1000, 0, behind),
  ...foundation(1320, reactorX, behind),
  ...drumRow.piers,
]).at([0, 0, 0]);
