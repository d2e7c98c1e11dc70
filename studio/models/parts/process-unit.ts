/** The process plant: column in its structure, air cooler on the rack, drum with pumps and cooler before it. */
import { airCooler } from "../../kit/air-coolers.ts";
import { branchedRun } from "../../kit/branched-runs.ts";
import { cableTray } from "../../kit/cable-trays.ts";
import type { LineKind } from "../../kit/line-classes.ts";
import { type Part, part } from "../../kit/part.ts";
import { axisOver, clampArm, restingPost } from "../../kit/pipe-supports.ts";
import { route } from "../../kit/pipe.ts";
import { at, bar } from "../../kit/placement.ts";
import { pressureVessel } from "../../kit/pressure-vessels.ts";
import { cylinder } from "../../kit/solids.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { girder, paving } from "../../kit/structures.ts";
import { accessStructure } from "./access-structure.ts";
import { beamsOf, lineEnd, type Rack, rackLine, rackSteel, rests } from "./pipe-rack.ts";
import { refluxSection } from "./reflux-section.ts";
import { shifted } from "./shifted.ts";

const columnX = -7200;
const rackY = 6500;
const foundation = 300;
export const rack: Rack = {
  portals: [-5500, -500, 4500, 8500],
  half: 2000,
  tiers: [3900, 5300],
  trays: 6650,
  braced: 2,
};
const [low, high] = rack.tiers as [number, number];
const beams = beamsOf(rack);
const [west, east] = [-6300, 9300];

/** Header along the rack with one branch towards the plant or up, at `x`. */
const header = (
  name: string,
  bore: number,
  y: number,
  tier: number,
  branch: { bore: number; x: number; up: boolean; reach: number },
) => {
  const run = branchedRun(name, bore, east - west, "steel", {
    branch: {
      bore: branch.bore,
      station: branch.x - west,
      direction: branch.up ? [0, 1, 0] : [-1, 0, 0],
      reach: branch.reach,
    },
  }).at([west, y, tier + axisOver(bore, "steel")], [1, 0, 0]);
  leaveOpen(run.inlet, run.outlet);
  return { run, parts: [run, part(`${name} rests`, rests(beams, y, tier, bore, "steel", true)).at([0, 0, 0])] };
};

const towerSection = () => {
  const structure = accessStructure(800, 3, 12200).at([columnX, 0, 0]);
  const base = part("column foundation", cylinder(1080, foundation, "concrete")).at([columnX, 0, 0]);
  const column = pressureVessel("C-301", {
    diameter: 1600,
    length: 7800,
    height: 2100,
    support: "skirt",
    nozzles: {
      vapour: { bore: 200, on: "upper", station: 0, reach: 650 },
      feed: { bore: 150, station: 2750, bearing: 90, reach: 260 },
    },
    manways: [1500, 4500, 7350].map((station) => ({ bore: 500, station, bearing: -75, reach: 260 })),
    nameplate: { station: 1500, bearing: -15 },
    lugs: [7400],
  }).at([columnX, 0, foundation]);
  return { column, parts: [structure, base, column], structure };
};

/** The whole unit with the parts that a list or a dimension names. */
export const processUnit = () => {
  const section = refluxSection();
  shifted(section.parts, [3000, 0, 0]);
  const { column, structure, parts: tower } = towerSection();
  const steel = part("pipe rack", [
    ...rackSteel(rack),
    ...[-5500, -500].flatMap((x) => girder([x, 2000, rack.trays], [x, -2000, rack.trays], 300, 120)),
  ]).at([0, rackY, 0]);
  const cooler = airCooler("E-302", { width: 5160, tubes: 4600, inlet: 200, outlet: 150, half: 1900 });
  cooler.at([-3000, rackY, rack.trays + 12]);
  const { ends } = section;
  const supply = header("cooling water supply", 300, rackY - 1300, low, {
    bore: 150,
    x: ends.waterIn.position.x,
    up: false,
    reach: 320,
  });
  const back = header("cooling water return", 300, rackY - 1300, high, {
    bore: 150,
    x: ends.waterOut.position.x,
    up: false,
    reach: 320,
  });
  const flare = header("flare header", 200, rackY - 600, high, {
    bore: 100,
    x: ends.relief.position.x,
    up: true,
    reach: 250,
  });
  const plain: [string, number, LineKind, number, number][] = [
    ["steam", 200, "steel", -700, low],
    ["process water", 100, "stainless", -200, low],
    ["nitrogen", 50, "steel", 150, low],
    ["instrument air", 50, "stainless", 480, low],
    ["product", 150, "stainless", 100, high],
    ["condensate", 80, "steel", 650, high],
  ];
  const lines = plain.flatMap(([name, bore, kind, y, tier], index) =>
    rackLine(name, bore, kind, { from: west + 90 * index, to: east - 70 * index, y: rackY + y, tier, beams }),
  );
  const feedY = rackY + 1250;
  const feedZ = low + axisOver(150, "steel");
  const feedEnd = lineEnd("column feed", 150, "steel", [east, feedY, feedZ], [-1, 0, 0]);
  const nozzle = column.feed.position;
  const vapourZ = 11350;
  const top = cooler.inlet.position;
  const out = cooler.outlet.position;
  const dropY = out.y;
  const drum = ends.feed.position;
  const [wIn, wOut, rel] = [ends.waterIn.position, ends.waterOut.position, ends.relief.position];
  const supplyZ = supply.run.branch.position.z;
  const backZ = back.run.branch.position.z;
  const routes: Part[] = [
    ...route("column feed", column.feed, feedEnd.port, [
      [columnX, 4300, nozzle.z],
      [columnX, 4300, feedZ],
      [columnX, feedY, feedZ],
    ]),
    ...route("vapour", column.vapour, cooler.inlet, [
      [columnX, 0, vapourZ],
      [columnX, top.y, vapourZ],
      [top.x, top.y, vapourZ],
    ]),
    ...route("condensed vapour", cooler.outlet, ends.feed, [
      [out.x, dropY, drum.z],
      [out.x, drum.y, drum.z],
    ]),
    ...route("water in", ends.waterIn, supply.run.branch, [
      [wIn.x, 3850, wIn.z],
      [wIn.x, 3850, supplyZ],
    ]),
    ...route("water out", ends.waterOut, back.run.branch, [
      [wOut.x, 3250, wOut.z],
      [wOut.x, 3250, backZ],
    ]),
    ...route("relief to flare", ends.relief, flare.run.branch, [
      [rel.x, 3600, rel.z],
      [rel.x, 3600, 6150],
      [rel.x, rackY - 600, 6150],
    ]),
  ];
  const web = rackY - 2007;
  const trayLength = east + 200;
  const tray = part("cable trays", [
    ...at(cableTray(trayLength, 600), [-300, rackY - 1200, rack.trays]),
    ...at(cableTray(trayLength, 450, 0.5), [-300, rackY + 900, rack.trays]),
  ]).at([0, 0, 0]);
  const hanger = 12200 - 32 - 250;
  const supports = part("pipe supports", [
    ...[low - 60, high - 60].flatMap((z) => clampArm([out.x, web, z], [out.x, dropY, z], 150, "steel")),
    ...[-140, 140].flatMap((x) =>
      bar([columnX + x, 2100, vapourZ - 122], [columnX + x, 2100, hanger], 10, "galvanised"),
    ),
    ...at(cylinder(12, 400, "steel"), [columnX - 200, 2100, vapourZ - 122], [1, 0, 0]),
    ...restingPost([columnX, 5900, feedZ], 150, "steel", "y"),
    ...restingPost([columnX, 3300, nozzle.z], 150, "steel", "y"),
  ]).at([0, 0, 0]);
  const ground = part("paving", paving([-10000, -3500], [9700, 9000])).at([0, 0, 0]);
  const parts = [
    ground,
    steel,
    cooler,
    feedEnd.piece,
    tray,
    supports,
    ...tower,
    ...section.parts,
    ...[supply, back, flare].flatMap((line) => line.parts),
    ...lines,
    ...routes,
  ];
  return { parts, structure, column, steel, cooler, section, columnX, rackY };
};
