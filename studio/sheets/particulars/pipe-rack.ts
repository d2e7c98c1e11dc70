import type { Point } from "../../kit/placement.ts";
import { rack } from "../../models/plant/pipe-rack.ts";
import type { Model } from "../../models/model.ts";
import type { Label, Particulars } from "../particulars.ts";
import { gridLines, lineNumbers } from "../plot-plan.ts";

/** Numbers stand beside the first portal, on the upper tier's lines and on the lower tier's where they are in sight. */
const at = (y: number): Point => [1000, y, 0];

const marked = (view: Label["view"], words: string, at: Point): Label => ({ view, words, at, framed: true });
const [low = 0, high = 0] = rack.tiers;
const [first = 0, second = 0] = rack.portals;
const [half, midBay] = [rack.half, (first + second) / 2];

export default (model: Model): Particulars => {
  const { tables, labels } = lineNumbers(model, [
    ["steam", "LS-401", "Low-pressure steam, expansion loop", at(-1600)],
    ["hot water", "HW-402", "Hot water, expansion loop"],
    ["cooling water supply", "CW-403", "Cooling water supply", at(-1000)],
    ["cooling water return", "CW-404", "Cooling water return", at(-440)],
    ["condensate", "LC-405", "Condensate", at(20)],
    ["vent header", "VH-406", "Vent header", at(1080)],
    ["product", "HC-407", "Product", at(1650)],
    ["branch to PV-304", "LS-408", "Low-pressure steam to PV-304"],
  ]);
  return {
    tables: [
      ...tables,
      {
        title: "MEMBERS AND CONNECTIONS",
        columns: { MARK: 12, MEMBER: 48, CONNECTION: 60 },
        rows: [
          ["C1", "Column, I 240 × 240", "Base plate 440 × 440 × 25, 4 anchor bolts M24"],
          ["B1", "Portal beam of a pipe tier, I 340 × 204", "End plates 12, 6 bolts M20"],
          ["B2", "Portal beam of the trays, I 220 × 132", "End plates 12, 4 bolts M20"],
          ["B3", "Longitudinal beam, I 280 × 168", "End plates 12, 6 bolts M20"],
          ["B4", "Beam between portals, I 240 × 144", "End plates 12, 4 bolts M20"],
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
      ...labels,
      ...rack.portals.map((x) => marked("front", "C1", [x, 0, 1500])),
      ...[low, high].flatMap((z) => [
        marked("front", "B3", [first + 900, 0, z - 140]),
        marked("right", "B1", [0, 900, z - 170]),
      ]),
      marked("right", "B2", [0, 900, rack.trays - 110]),
      marked("top", "B4", [midBay, -half + 320, 0]),
      marked("front", "D1", [7900, 0, low / 2 + 500]),
    ],
    north: true,
  };
};
