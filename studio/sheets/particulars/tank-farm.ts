import type { Model } from "../../models/model.ts";
import { tankVolume } from "../../models/parts/storage-tank-group.ts";
import type { Particulars } from "../particulars.ts";
import { coordinates, lineNumbers } from "../plot-plan.ts";

const tanks = ["T-101", "T-102", "T-103", "T-104"] as const;

export default (model: Model): Particulars => {
  const equipment = coordinates(model, [
    ...tanks.map((tag) => [tag, `Storage tank, ${tankVolume} m³`] as const),
    ...["P-101", "P-102", "P-103"].map((tag) => [tag, "Transfer pump, at its discharge"] as const),
  ]);
  const lines = lineNumbers(model, [
    ...tanks.map(
      (tag, index) => [`${tag} outlet line`, `CS-10${index + 1}`, `${tag} to the suction manifold`] as const,
    ),
    ["delivery", "CS-110", "Delivery manifold to battery limit"],
  ]);
  return {
    tables: [equipment.table, lines.table],
    labels: [...equipment.labels, ...lines.labels.slice(-1)],
    north: true,
    notes: [
      "Liquid: caustic soda solution, 32 %. It does not burn: no fire-protection distance applies.",
      "Bund by CIRIA C736: 110 % of the largest tank or 25 % of all, whichever is more.",
    ],
  };
};
