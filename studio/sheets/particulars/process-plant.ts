import type { Point } from "../../kit/placement.ts";
import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { coordinates, equipmentTags, lineNumbers } from "../plot-plan.ts";

/** Equipment whose tags are on both elevations, and how far the tags are from its middle, mm. */
const tagged: Readonly<Record<string, Point>> = {
  "C-301": [0, 0, 0],
  "V-301": [0, 0, 0],
  "E-301": [0, 0, 0],
  "E-302": [0, 0, 0],
};

export default (model: Model): Particulars => {
  const equipment = coordinates(model, [
    ["C-301", "Stripping column"],
    ["V-301", "Distillate drum, at mid-length"],
    ["E-301", "Distillate cooler, at mid-length"],
    ["E-302", "Air cooler"],
    ["P-301A", "Distillate pump, at its discharge"],
    ["P-301B", "Distillate pump, at its discharge"],
  ]);
  const lines = lineNumbers(model, [
    ["column feed", "HC-301", "Battery limit east to C-301"],
    ["stripping steam", "LS-302", "Battery limit east to C-301"],
    ["vapor", "HC-303", "C-301 to E-302"],
    ["condensed vapor", "HC-304", "E-302 to V-301"],
    ["column bottoms", "HC-305", "C-301 to LV-303 and battery limit"],
    ["relief to flare", "FL-306", "PSV-301 to 200-FL-310"],
    ["to cooler", "HC-307", "P-301A/B to E-301"],
    ["suction", "HC-308", "V-301 to P-301A/B", [1300, 1300, 1300], undefined, "front"],
    ["from cooler", "HC-309", "E-301 to LV-301 and battery limit"],
    ["flare header", "FL-310", "Battery limit west to east, to the flare", "end"],
    ["cooling water supply", "CW-311", "Battery limit east to west", "end", [0, 0, 700]],
    ["cooling water return", "CW-312", "Battery limit west to east", "end"],
    ["process water", "PW-313", "Battery limit east to west", "end"],
    ["nitrogen", "NG-314", "Battery limit east to west", "end"],
    ["instrument air", "IA-315", "Battery limit east to west", "end"],
    ["product", "HC-316", "Battery limit west to east", "end", [0, 0, 700]],
    ["condensate", "LC-317", "Battery limit west to east", "end"],
    ["water in", "CW-321", "300-CW-311 to E-301"],
    ["water out", "CW-322", "E-301 to 300-CW-312", undefined, undefined, "right"],
    ["water relief", "CW-325", "PSV-302 to paving"],
    ["boot water", "SW-323", "Boot of V-301 to LV-302 and battery limit", [3150, 2450, 780], [900, -450]],
    ["vent", "FL-324", "V-301 through FO-303 to 100-FL-306"],
  ]);
  return {
    tables: [...equipment.tables, ...lines.tables],
    labels: [
      ...lines.labels,
      ...equipment.labels,
      ...equipmentTags(model, "front", { ...tagged, "V-301": [800, 0, 350] }),
      ...equipmentTags(model, "right", tagged),
    ],
    north: true,
    notes: [
      "Coordinates on the plant's grid, samples.",
      "150-HC-305 draws through a dip pipe from the lowest point of the bottom head of C-301, and drains there.",
    ],
  };
};
