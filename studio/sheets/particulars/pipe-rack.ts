import type { Point } from "../../kit/placement.ts";
import type { Model } from "../../models/model.ts";
import type { GridLine, Particulars } from "../particulars.ts";
import { lineNumbers } from "../plot-plan.ts";

const rows = (["top", "right"] as const).flatMap((view) =>
  [-2200, 2200].map((at, index): GridLine => ({ view, along: "y", at, name: "AB"[index] as string })),
);
const portals = (["top", "front"] as const).flatMap((view) =>
  [0, 5000, 10000].map((at, index): GridLine => ({ view, along: "x", at, name: String(index + 1) })),
);
/** Numbers stand beside the first portal, on the upper tier's lines and on the lower tier's where they are in sight. */
const at = (y: number): Point => [1000, y, 0];

export default (model: Model): Particulars => {
  const { table, labels } = lineNumbers(model, [
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
      table,
      {
        title: "LOADS, samples",
        columns: [
          ["TIER", 70],
          ["VALUE", 50],
        ],
        rows: [
          ["Pipe tiers, lines full of water", "2.0 kN/m²"],
          ["Cable trays", "1.0 kN/m²"],
          ["Anchors of the expansion loops", "12 kN along the rack"],
        ],
      },
    ],
    grid: [...rows, ...portals],
    labels,
    north: true,
  };
};
