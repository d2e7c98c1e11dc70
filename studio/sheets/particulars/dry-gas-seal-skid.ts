import type { Model } from "../../models/model.ts";
import type { Label, Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers } from "../plot-plan.ts";

export default (model: Model): Particulars => {
  const { tables, labels } = lineNumbers(model, [
    ["gas to the filters", "SG-401", "Battery limit to the filters"],
    ["gas from the filters", "SG-402", "Filters to PDCV-401"],
    ["gas to the header", "SG-403", "PDCV-401 to the seal gas header"],
    ["nitrogen to the header", "SN-404", "PCV-402 to the separation gas header"],
  ]);
  // Below the lines, because the control valve's connections are short.
  const below = labels.map(({ at: [x, y, z], ...label }): Label => ({ ...label, view: "front", at: [x, y, z - 70] }));
  return { tables, labels: [...below, ...equipmentTags(model, "front", { "F-401": [0, 0, 420] })] };
};
