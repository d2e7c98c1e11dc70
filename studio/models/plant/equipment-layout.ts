import { type Part, part } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { paving } from "../../kit/structures.ts";
import type { Model } from "../model.ts";
import { dimensionChain } from "./parts/dimension-chain.ts";
import { keptFree, paintedLine } from "./parts/floor-marks.ts";
import {
  channelFace,
  column,
  coolers,
  coolerX,
  coolerY,
  drum,
  knockOut,
  platforms,
  platformTops,
  plinths,
  pulled,
  pumps,
  pumpX,
  reactor,
} from "./parts/layout-equipment.ts";
import { type Rack, rackSteel } from "./parts/pipe-rack.ts";

const rack: Rack = { portals: [0, 5000, 10000], half: 2000, tiers: [3900, 5300], trays: 6500, braced: 1 };
const steel = part("pipe rack", rackSteel(rack)).at([0, 0, 0]);
const ground = part("paving", paving([-2000, -10400], [12300, 7200])).at([0, 0, 0]);
const aisle = [-2350, -3650] as const;
const marks = part("floor marks", [
  ...coolerX.flatMap((x) => keptFree([x - 600, pulled], [x + 600, channelFace - 150])),
  ...aisle.flatMap((y) => paintedLine([-1900, y], [12200, y])),
  ...[2500, 3800].flatMap((y) => paintedLine([-1900, y], [12200, y])),
]).at([0, 0, 0]);
const equipment: Part[] = [...coolers, ...pumps, ...knockOut, column, drum, reactor];
leaveOpen(...equipment.flatMap(({ ports }) => ports));

const level = (of: keyof typeof platformTops): string => platformTops[of].toLocaleString("en-GB");

export default {
  name: "equipment-layout",
  title: "Equipment Layout",
  drawingNumber: "PLT-301-GA-003",
  parts: [ground, steel, ...equipment, ...platforms, plinths, marks],
  camera: { bearing: -54, height: 35, frame: [1600, 1200] },
  sheet: {
    scale: 100,
    datum: [1030, 500],
    items: [
      { part: column, description: `Column C-201, 1,400 × 6,400 T/T, platform at ${level("column")} over the aisle` },
      { part: drum, description: "Drum V-201, 1,500 × 3,600 T/T" },
      {
        part: reactor,
        description: `Reactor R-201, 2,000 × 3,200 T/T, platform at ${level("reactor")} over the aisle`,
      },
      { part: steel, description: "Pipe rack, three portals" },
      { part: pumps[1] ?? drum, description: "Pumps P-201 to 206, in a row under the rack", quantity: 6 },
      { part: coolers[1] ?? drum, description: "Coolers E-201 to 203, bundles pulled to the front", quantity: 3 },
      { part: knockOut[1], description: "Knock-out drums V-202 and V-203", quantity: 2 },
      { part: marks, description: "Aisles and spaces kept free, painted" },
    ],
    dimensions: [
      { view: "top", from: [0, pulled, 0], to: [0, channelFace - 150, 0], along: "y", side: "left" },
      { view: "top", from: [0, aisle[1], 0], to: [0, aisle[0], 0], along: "y", side: "left" },
      { view: "top", from: [0, 2500, 0], to: [0, 3800, 0], along: "y", side: "left" },
      { view: "top", from: [0, coolerY, 0], to: column.vapor, along: "y", side: "right" },
      ...dimensionChain(
        { view: "top", along: "x", side: "below" },
        coolerX.map((x) => [x, pulled, 0] as const),
      ),
      { view: "top", from: column.vapor, to: reactor.top, along: "x", side: "above" },
      ...dimensionChain(
        { view: "front", along: "x", side: "below" },
        pumpX.map((x) => [x, 0, 0] as const),
      ),
      { view: "front", from: [0, 0, 0], to: column.vapor, along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: [0, 0, rack.tiers[0] ?? 0], along: "z", side: "right" },
      { view: "right", from: [0, -2000, 0], to: [0, 2000, 0], along: "y", side: "below" },
    ],
    notes: [
      "Dimensions of equipment by center lines, aisles and spaces kept free by their painted lines.",
      "Piping left out; its nozzles are shown open.",
      "Crossed spaces are kept free for pulling tube bundles.",
    ],
  },
} satisfies Model;
