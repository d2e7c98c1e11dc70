import { capacityWords } from "../../kit/capacity.ts";
import type { Model } from "../../models/model.ts";
import { apart, leastApart } from "../../models/plant/parts/storage-tank-group.ts";
import type { Particulars } from "../particulars.ts";
import { coordinates, lineNumbers, partOf } from "../plot-plan.ts";

const metres = (length: number) => (length / 1000).toFixed(2);
const tanks = ["T-101", "T-102", "T-103", "T-104"] as const;

export default (model: Model): Particulars => {
  const equipment = coordinates(model, [
    ...tanks.map((tag) => [tag, `Storage tank, ${capacityWords(partOf(model, tag))}`] as const),
    ...["P-101", "P-102", "P-103"].map((tag) => [tag, "Transfer pump, at its discharge"] as const),
  ]);
  const lines = lineNumbers(model, [
    ...tanks.map(
      (tag, index) => [`${tag} outlet line`, `DO-10${index + 1}`, `${tag} to the suction manifold`] as const,
    ),
    ["delivery", "DO-110", "Delivery manifold to battery limit"],
    ["fill header", "DO-111", "Battery limit to the tanks"],
  ]);
  return {
    tables: [...equipment.tables, ...lines.tables],
    labels: [...equipment.labels, ...lines.labels.slice(-2)],
    north: true,
    notes: [
      "Liquid: diesel fuel, class II by NFPA 30.",
      `Shells ${metres(apart)} m apart; NFPA 30 asks for a sixth of the sum of two diameters, ${metres(leastApart)} m.`,
      "Bund by NFPA 30: holds the largest tank beside the others; wall at most 1.8 m high.",
      "The tanks are further from the wall than it is high.",
    ],
  };
};
