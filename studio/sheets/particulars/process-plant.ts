import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { coordinates, lineNumbers } from "../plot-plan.ts";

export default (model: Model): Particulars => {
  const equipment = coordinates(model, [
    ["C-301", "Stripping column"],
    ["V-301", "Distillate drum"],
    ["E-301", "Distillate cooler"],
    ["E-302", "Air cooler, at its end"],
    ["P-301A", "Distillate pump, at its discharge"],
    ["P-301B", "Distillate pump, at its discharge"],
  ]);
  const lines = lineNumbers(model, [
    ["column feed", "HC-301", "Battery limit to C-301"],
    ["stripping steam", "LS-302", "Battery limit to C-301"],
    ["vapour", "HC-303", "C-301 to E-302"],
    ["condensed vapour", "HC-304", "E-302 to V-301"],
    ["column bottoms", "HC-305", "C-301 to battery limit"],
    ["relief to flare", "FL-306", "PSV-301 to the flare header"],
    ["to cooler", "HC-307", "P-301A/B to E-301"],
  ]);
  return {
    tables: [...equipment.tables, ...lines.tables],
    labels: [...lines.labels, ...equipment.labels],
    north: true,
    notes: ["Coordinates on the plant's grid, samples."],
  };
};
