import type { Point } from "../../kit/placement.ts";
import { endPlates } from "../../kit/structures.ts";
import { members } from "../../models/plant/parts/pipe-rack.ts";
import { rack } from "../../models/plant/pipe-rack.ts";
import type { Model } from "../../models/model.ts";
import type { Label, Particulars } from "../particulars.ts";
import { gridLines, lineNumbers } from "../plot-plan.ts";

const marked = (view: Label["view"], words: string, at: Point): Label => ({ view, words, at, framed: true });
const [low = 0, high = 0] = rack.tiers;
const [first = 0, second = 0] = rack.portals;
const [half, midBay] = [rack.half, (first + second) / 2];

/** Numbers of the lines on the lower tier stand over it and at its right, so that no leader crosses a line. */
export default (model: Model): Particulars => {
  const { tables, labels } = lineNumbers(model, [
    ["steam", "MS-401", "Medium-pressure steam, battery limit west to east"],
    ["hot water", "HW-402", "Hot water, battery limit west to east"],
    ["cooling water supply", "CW-403", "Cooling water supply, battery limit east to west", "end", [0, 160, 420]],
    ["cooling water return", "CW-404", "Cooling water return, battery limit west to east", "end", [0, 686, 409]],
    ["condensate", "LC-405", "Condensate, battery limit west to east", [1500, 20, 4000]],
    ["vent header", "VH-406", "Vent header, battery limit west to east", "end"],
    ["product", "HC-407", "Product, battery limit west to east", "end"],
    ["branch to PV-304", "LS-408", "150-LS-409 to PV-304 and battery limit"],
    ["low-pressure steam", "LS-409", "Low-pressure steam header, battery limit west to east", "end"],
    ["blow-down", "BD-410", "Blow-down, battery limit west to east", "end"],
    ["instrument air", "IA-411", "Instrument air, battery limit east to west", "end"],
    ["process water", "PW-412", "Process water, battery limit east to west", "end", [0, 430, 740]],
    ["nitrogen", "NG-413", "Nitrogen, battery limit east to west", "end"],
    ["fire water", "FW-414", "Fire water, battery limit east to west", "end"],
  ]);
  return {
    tables: [
      ...tables,
      {
        title: "MEMBERS AND CONNECTIONS",
        columns: { MARK: 12, MEMBER: 48, CONNECTION: 60 },
        rows: [
          ["C1", `Column, ${members.column}`, "Base plate 440 × 440 × 25, 4 anchor bolts M24"],
          ["B1", `Portal beam of a pipe tier, ${members.pipes}`, endPlates(members.pipes)],
          ["B2", `Portal beam of the trays, ${members.trays}`, endPlates(members.trays)],
          ["B3", `Longitudinal beam, ${members.along}`, endPlates(members.along)],
          ["B4", `Beam between portals, ${members.between}`, endPlates(members.between)],
          ["D1", "Brace, L 100 × 10", "Gusset 300 × 300 × 12, 3 bolts M20"],
        ],
      },
      {
        title: "LOADS, samples",
        columns: { TIER: 70, VALUE: 50 },
        rows: [
          ["Pipe tiers, lines full of water", "2.0 kN/m²"],
          ["Cable trays", "1.0 kN/m²"],
          ["Anchors of the expansion loops", "12 kN along the rack"],
        ],
      },
    ],
    grid: [...gridLines("y", [-half, half], "AB"), ...gridLines("x", rack.portals, "123")],
    labels: [
      ...rack.portals.map((x) => marked("front", "C1", [x, 0, 1500])),
      ...[low, high].flatMap((z) => [
        marked("front", "B3", [first + 900, 0, z - 140]),
        marked("right", "B1", [0, z === low ? -1320 : 900, z - 165]),
      ]),
      marked("right", "B2", [0, 900, rack.trays - 110]),
      marked("top", "B4", [midBay, -half + 320, 0]),
      marked("front", "D1", [7900, 0, low / 2 + 500]),
      ...labels,
    ],
    north: true,
  };
};
