import { cableTray } from "../../kit/cable-trays.ts";
import { reliefFall, steamFall } from "../../kit/falls.ts";
import type { LineKind } from "../../kit/line-classes.ts";
import { part } from "../../kit/part.ts";
import { route } from "../../kit/pipe.ts";
import { at, type Point } from "../../kit/placement.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { paving } from "../../kit/structures.ts";
import type { Model } from "../model.ts";
import { controlStation } from "./parts/control-station.ts";
import { dimensionChain } from "./parts/dimension-chain.ts";
import { beamsOf, type Rack, rackSteel } from "./parts/pipe-rack.ts";
import { loopedLine, rackHeader, rackLine } from "./parts/rack-lines.ts";

export const rack: Rack = { portals: [0, 5000, 10000], half: 2200, tiers: [3900, 5300], trays: 6650, braced: 1 };
const [low, high] = rack.tiers as [number, number];
const beams = beamsOf(rack);
const steel = part("rack", rackSteel(rack)).at([0, 0, 0]);
const ground = part("paving", paving([-950, -3650], [10950, 2700])).at([0, 0, 0]);

const lines: [string, number, LineKind, number, number, number, number, fall?: number][] = [
  ["cooling water supply", 300, "steel", -1000, low, -900, 10800],
  ["cooling water return", 300, "steel", -440, low, -650, 10550],
  ["condensate", 80, "steel", 20, low, -800, 10700, reliefFall],
  ["instrument air", 50, "stainless", 330, low, -600, 10500],
  ["process water", 150, "stainless", 720, low, -700, 10750],
  ["nitrogen", 40, "steel", 1150, low, -550, 10450],
  ["fire water", 150, "steel", 1620, low, -850, 10600],
  ["blow-down", 80, "stainless", 600, high, -700, 10600, reliefFall],
  ["vent header", 250, "steel", 1080, high, -800, 10800, reliefFall],
  ["product", 100, "stainless", 1650, high, -650, 10600],
];
const straight = lines.flatMap(([name, bore, kind, y, tier, from, to, fall]) =>
  rackLine(name, { bore, kind, from, to, y, tier, beams, fall }),
);

/** Where loops are across the rack, and where their lines begin, mm. */
const lineFrom = -850;
const loopY = { steam: -1600, hotWater: -1020 } as const;
const loops = { from: lineFrom, to: 10850, tier: high, beams };
const steam = loopedLine(
  "steam",
  { ...loops, bore: 200, y: loopY.steam, fall: steamFall },
  { legs: [5900, 9100], reach: 250 },
);
const hotWater = loopedLine(
  "hot water",
  { ...loops, bore: 150, y: loopY.hotWater },
  { legs: [6550, 8450], reach: -270 },
);

// Low-pressure steam, and its branch down to the control valve station PV-304 beside the rack.
const [steamY, stationY, axis] = [-1650, -3150, 1000];
const header = rackHeader(
  "low-pressure steam",
  { bore: 150, from: -700, to: 10700, y: steamY, tier: low, beams, fall: steamFall },
  { bore: 100, station: 1450, direction: [0, 1, 0], reach: 260 },
);
const turn = header.branch.position.addScaledVector(header.branch.direction, 340);
const letDown = controlStation("PV-304", [turn.x + 260, stationY, axis]);
const drop = route("branch to PV-304", header.branch, letDown.inlet, [
  turn.toArray(),
  { y: stationY, z: turn.z - steamFall * (steamY - stationY) },
  { z: axis },
]);
leaveOpen(letDown.outlet);
const trays = part("cable trays", [
  ...at(cableTray(11400, 600), [-700, 620, rack.trays]),
  ...at(cableTray(11200, 450, 0.55), [-600, 1500, rack.trays]),
]).at([0, 0, 0]);

/** Where the lines of a tier are across the rack, with `further` ones. */
const across = (tier: number, further: readonly number[]): Point[] =>
  [-rack.half, ...further, ...lines.flatMap((line) => (line[4] === tier ? [line[3]] : [])), rack.half].map((y) => [
    lineFrom,
    y,
    tier,
  ]);

export default {
  name: "pipe-rack",
  title: "Pipe Rack",
  drawingNumber: "PLT-301-GA-002",
  parts: [ground, steel, ...straight, ...steam, ...hotWater, ...header.parts, ...drop, ...letDown.parts, trays],
  camera: { bearing: -60, height: 25, frame: [1600, 1200] },
  sheet: {
    scale: 20,
    weighed: { "Steelwork of the rack": [steel] },
    items: [
      { part: steel, description: "Rack, three portals at 5 m, two pipe tiers, one for trays" },
      { part: steam[2] ?? steel, description: "Steam line, DN 200, with expansion loop" },
      { part: straight[0] ?? steel, description: "Cooling water supply and return, DN 300", quantity: 2 },
      { part: letDown.valve, description: "Control valve station PV-304, DN 100 with bypass" },
      { part: trays, description: "Cable trays, one 600 and one 450 wide", quantity: 2 },
    ],
    dimensions: [
      ...dimensionChain(
        { view: "front", along: "x", side: "below" },
        rack.portals.map((x) => [x, 0, 0] as const),
      ),
      ...dimensionChain(
        { view: "front", along: "z", side: "left" },
        [0, low, high, rack.trays].map((z) => [0, 0, z] as const),
      ),
      { view: "right", from: [0, -rack.half, 0], to: [0, rack.half, 0], along: "y", side: "below", row: 2 },
      ...dimensionChain({ view: "right", along: "y", side: "below" }, across(low, [steamY])),
      ...dimensionChain({ view: "top", along: "y", side: "left" }, across(high, Object.values(loopY))),
      { view: "top", from: [5900, 0, 0], to: [9100, 0, 0], along: "x", side: "above" },
      { view: "top", from: [0, loopY.steam, 0], to: [0, 250, 0], along: "y", side: "right" },
    ],
    notes: [
      "Levels to top of steel.",
      "Hot and falling lines, and those of DN 150 and more, on shoes; others under U-bolts.",
      `Vent header, blow-down and condensate fall by 1:${1 / reliefFall} to the east, steam lines by 1:${1 / steamFall} to drip legs; traps left out.`,
    ],
  },
} satisfies Model;
