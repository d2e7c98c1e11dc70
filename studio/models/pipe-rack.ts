import { branchedRun } from "../kit/branched-runs.ts";
import { cableTray } from "../kit/cable-trays.ts";
import type { LineKind } from "../kit/line-classes.ts";
import { type Part, part } from "../kit/part.ts";
import { axisOver, post, shoe } from "../kit/pipe-supports.ts";
import { route } from "../kit/pipe.ts";
import { at, type Point } from "../kit/placement.ts";
import { leaveOpen } from "../kit/spools.ts";
import { paving } from "../kit/structures.ts";
import type { Model } from "./model.ts";
import { controlStation } from "./parts/control-station.ts";
import { beamsOf, lineEnd, type Rack, rackLine, rackSteel, rests } from "./parts/pipe-rack.ts";

const rack: Rack = { portals: [0, 5000, 10000], half: 2200, tiers: [3900, 5300], trays: 6650, braced: 1 };
const [low, high] = rack.tiers as [number, number];
const beams = beamsOf(rack);
const steel = part("rack", rackSteel(rack)).at([0, 0, 0]);
const ground = part("paving", paving([-950, -3900], [10950, 2800])).at([0, 0, 0]);

const lines: [string, number, LineKind, number, number, number, number][] = [
  ["cooling water supply", 300, "steel", -1000, low, -900, 10800],
  ["cooling water return", 300, "steel", -440, low, -650, 10550],
  ["condensate", 80, "steel", 20, low, -800, 10700],
  ["instrument air", 50, "stainless", 330, low, -600, 10500],
  ["process water", 150, "stainless", 720, low, -700, 10750],
  ["nitrogen", 40, "steel", 1150, low, -550, 10450],
  ["fire water", 150, "steel", 1620, low, -850, 10600],
  ["blow-down", 80, "stainless", 600, high, -700, 10600],
  ["vent header", 250, "steel", 1080, high, -800, 10800],
  ["product", 100, "stainless", 1650, high, -650, 10600],
];
const straight = lines.flatMap(([name, bore, kind, y, tier, from, to]) =>
  rackLine(name, bore, kind, { from, to, y, tier, beams }),
);

/** Hot line with an expansion loop that is lifted over its neighbours. */
const looped = (name: string, bore: number, y: number, reach: number, legs: [number, number]): Part[] => {
  const z = high + axisOver(bore, "steel");
  const raised = z + 700;
  const first = lineEnd(`${name} west end`, bore, "steel", [-850, y, z], [1, 0, 0]);
  const last = lineEnd(`${name} east end`, bore, "steel", [10850, y, z], [-1, 0, 0]);
  const loop = legs.flatMap((x, index) => {
    const climb: Point[] = [
      [x, y, z],
      [x, y, raised],
      [x, reach, raised],
    ];
    return index ? climb.toReversed() : climb;
  });
  const stand = [
    ...at(post(raised - axisOver(bore, "steel") - high, 90, 170), [7500, reach, high]),
    ...at(shoe(bore, "steel"), [7500, reach, raised - axisOver(bore, "steel")]),
  ];
  const straightRests = rests(
    beams.filter((x) => x < legs[0] || x > legs[1]),
    y,
    high,
    bore,
    "steel",
    true,
  );
  return [
    first.piece,
    last.piece,
    ...route(name, first.port, last.port, loop),
    part(`${name} rests`, [...stand, ...straightRests]).at([0, 0, 0]),
  ];
};
const steam = looped("steam", 200, -1600, 250, [5900, 9100]);
const hotWater = looped("hot water", 150, -1020, -270, [6550, 8450]);

const feedY = -1650;
const feedZ = low + axisOver(150, "steel");
const feed = branchedRun("low-pressure steam", 150, 11400, "steel", {
  branch: { bore: 100, station: 1450, direction: [0, 1, 0], reach: 260 },
}).at([-700, feedY, feedZ], [1, 0, 0]);
leaveOpen(feed.inlet, feed.outlet);
const feedRests = part("low-pressure steam rests", rests(beams, feedY, low, 150, "steel", true)).at([0, 0, 0]);

const stationY = -3150;
const dropX = feed.branch.position.x;
const station = controlStation("PV-304", 100, 80, [dropX + 260, stationY, 1000], [1, 0, 0]);
const drop = route("branch to PV-304", feed.branch, station.inlet, [
  [dropX, feedY, feedZ + 600],
  [dropX, stationY, feedZ + 600],
  [dropX, stationY, 1000],
]);
leaveOpen(station.outlet);

const trays = part("cable trays", [
  ...at(cableTray(11400, 600), [-700, 620, rack.trays]),
  ...at(cableTray(11200, 450, 0.55), [-600, 1500, rack.trays]),
]).at([0, 0, 0]);

export default {
  name: "pipe-rack",
  title: "Pipe Rack",
  drawingNumber: "PLT-301-GA-002",
  parts: [ground, steel, ...straight, ...steam, ...hotWater, feed, feedRests, ...drop, ...station.parts, trays],
  camera: { bearing: -60, height: 25, frame: [1600, 1200] },
  sheet: {
    scale: 100,
    items: [
      { part: steel, description: "Rack, three portals at 5 m, two pipe tiers, one for trays" },
      { part: steam[2] ?? steel, description: "Steam line, DN 200, with expansion loop" },
      { part: straight[0] ?? steel, description: "Cooling water supply and return, DN 300", quantity: 2 },
      { part: station.valve, description: "Control valve station PV-304, DN 100 with bypass" },
      { part: trays, description: "Cable trays, 600 and 450 wide" },
    ],
    dimensions: [
      ...[0, 1].map(
        (index) =>
          ({
            view: "front",
            from: [rack.portals[index] ?? 0, 0, 0],
            to: [rack.portals[index + 1] ?? 0, 0, 0],
            along: "x",
            side: "below",
          }) as const,
      ),
      { view: "front", from: [0, 0, 0], to: [0, 0, low], along: "z", side: "left" },
      { view: "front", from: [0, 0, low], to: [0, 0, high], along: "z", side: "left" },
      { view: "front", from: [0, 0, high], to: [0, 0, rack.trays], along: "z", side: "left" },
      { view: "right", from: [0, -rack.half, 0], to: [0, rack.half, 0], along: "y", side: "below" },
      { view: "top", from: [5900, 0, 0], to: [9100, 0, 0], along: "x", side: "above" },
      { view: "top", from: [0, -1600, 0], to: [0, 250, 0], along: "y", side: "right" },
    ],
    notes: [
      "Dimensions in millimetres; levels to top of steel.",
      "Hot lines and lines of DN 150 and more on shoes, others under U-bolts.",
    ],
  },
} satisfies Model;
