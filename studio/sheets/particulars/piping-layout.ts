import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { coordinates, equipmentTags, lineNumbers } from "../plot-plan.ts";
import { tagsAt } from "../tags-at.ts";

export default (model: Model): Particulars => {
  const equipment = coordinates(model, [
    ["V-301", "Distillate drum, at mid-length"],
    ["E-301", "Distillate cooler, at mid-length"],
    ["P-301A", "Distillate pump, at its discharge", 560],
    ["P-301B", "Distillate pump, at its discharge", 560],
  ]);
  const lines = lineNumbers(model, [
    ["feed", "HC-304", "E-302 to V-301"],
    ["water relief", "CW-325", "PSV-302 to paving"],
    ["boot water", "SW-323", "Boot of V-301 to LV-302 and battery limit", [150, 2450, 780], [900, -450]],
    ["vent", "FL-324", "V-301 through FO-303 to 100-FL-306"],
    ["suction", "HC-308", "V-301 to P-301A/B"],
    ["to cooler", "HC-307", "P-301A/B to E-301"],
    ["from cooler", "HC-309", "E-301 to LV-301"],
    ["relief", "FL-306", "PSV-301 to 200-FL-310"],
    // One is above the other.
    ["cooling water in end", "CW-321", "300-CW-311 to E-301", undefined, undefined, "right"],
    ["cooling water out end", "CW-322", "E-301 to 300-CW-312", undefined, undefined, "right"],
  ]);
  return {
    tables: [...equipment.tables, ...lines.tables],
    labels: [
      ...lines.labels,
      ...equipment.labels,
      ...equipmentTags(model, "front", { "V-301": [800, 0, 350], "E-301": [0, 0, 0] }),
      ...equipmentTags(model, "right", { "V-301": [0, 0, 0], "E-301": [0, 0, 0] }),
      ...tagsAt(model, "front", { "P-301A": [0, 0, 0] }),
      ...tagsAt(model, "right", { "P-301B": [0, 0, 0] }),
    ],
    north: true,
    notes: ["Coordinates on the plant's grid, samples."],
  };
};
