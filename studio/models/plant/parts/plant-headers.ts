/** The rack of the process plant with its headers, through lines and cable trays. */
import { cableTray } from "../../../kit/cable-trays.ts";
import { reliefFall, steamFall } from "../../../kit/falls.ts";
import type { LineKind } from "../../../kit/line-classes.ts";
import { type Part, part } from "../../../kit/part.ts";
import { at } from "../../../kit/placement.ts";
import { beamsOf, type Rack, rackSteel } from "./pipe-rack.ts";
import { rackEnd, rackHeader, rackLine, rests } from "./rack-lines.ts";

export const rackY = 6500;
export const rack: Rack = {
  portals: [-5500, -500, 4500, 8500],
  half: 2000,
  tiers: [3900, 5300],
  trays: 6650,
  braced: 2,
  coolers: [-5500, -500],
};
const [low, high] = rack.tiers as [number, number];
const beams = beamsOf(rack);
const [west, east] = [-6300, 9300];

/** Header along the rack with one branch at `x`, toward the plant or up; it falls toward the east, if at all. */
const header = (
  name: string,
  bore: number,
  y: number,
  tier: number,
  branch: { bore: number; x: number; way: "up" | "plant"; reach: number },
  fall = 0,
) =>
  rackHeader(
    name,
    { bore, from: west, to: east, y: rackY + y, tier, beams, fall },
    {
      bore: branch.bore,
      station: branch.x - west,
      direction: branch.way === "up" ? [0, 1, 0] : [-1, 0, 0],
      reach: branch.reach,
    },
  );

/**
 * Line of the unit that enters along the rack from the east and leaves it for the column in the west, with its shoes;
 * it falls toward the west, if at all.
 */
const comingIn = (name: string, bore: number, y: number, tier: number, fall = 0) => {
  const lie = { bore, y: rackY + y, tier, beams, fall: -fall };
  const end = rackEnd(name, east, lie, -1);
  return { port: end.outlet, parts: [end, rests(name, lie)] };
};

const through: [string, number, LineKind, number, number][] = [
  ["process water", 100, "stainless", 300, low],
  ["nitrogen", 50, "steel", 560, low],
  ["instrument air", 50, "stainless", 760, low],
  ["product", 150, "stainless", 100, high],
  ["condensate", 80, "steel", 650, high],
];

/**
 * Headers with branches for cooling water and relief at these X positions. The relief header is lowest, so that relief
 * lines fall toward it, and falls itself to the limit of the plot in the east.
 */
export const plantHeaders = (waterX: number, reliefX: number) => {
  const steel = part("pipe rack", rackSteel(rack)).at([0, rackY, 0]);
  const relieved = { bore: 100, x: reliefX, way: "plant", reach: 320 } as const;
  const flare = header("flare header", 200, -1300, low, relieved, reliefFall);
  const supply = header("cooling water supply", 300, -700, low, { bore: 150, x: waterX, way: "up", reach: 320 });
  const back = header("cooling water return", 300, -1300, high, { bore: 150, x: waterX, way: "plant", reach: 320 });
  const steam = comingIn("stripping steam", 200, -150, low, steamFall);
  const feed = comingIn("column feed", 150, 1250, high);
  const lines = through.flatMap(([name, bore, kind, y, tier], index) =>
    rackLine(name, { bore, kind, from: west + 90 * index, to: east - 70 * index, y: rackY + y, tier, beams }),
  );
  const length = east + 200;
  const trays = part("cable trays", [
    ...at(cableTray(length, 600), [-300, rackY - 1200, rack.trays]),
    ...at(cableTray(length, 450, 0.5), [-300, rackY + 900, rack.trays]),
  ]).at([0, 0, 0]);
  const parts: Part[] = [steel, trays, ...[flare, supply, back, steam, feed].flatMap((line) => line.parts), ...lines];
  return {
    steel,
    flare: flare.branch,
    supply: supply.branch,
    back: back.branch,
    steam: steam.port,
    feed: feed.port,
    parts,
  };
};
