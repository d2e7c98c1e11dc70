import type { Point } from "../../kit/placement.ts";
import { rackY } from "../../models/plant/parts/plant-headers.ts";
import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { coordinates, lineNumbers } from "../plot-plan.ts";

/** Numbers of the rack's lines, one over another, are at three places along it. */
const at = (y: number, x = 1050): Point => [x, rackY + y, 0];

export default (model: Model): Particulars => {
  const equipment = coordinates(model, [
    ["C-301", "Stripping column"],
    ["V-301", "Distillate drum"],
    ["E-301", "Distillate cooler"],
    ["E-302", "Air cooler"],
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
    ["suction", "HC-308", "V-301 to the suction header"],
    ["from cooler", "HC-309", "E-301 to LV-301"],
    ["flare header", "FL-310", "Along the rack to battery limit", at(-1300, 4000)],
    ["cooling water supply", "CW-311", "Along the rack", at(-700)],
    ["cooling water return", "CW-312", "Along the rack", at(-1300)],
    ["process water", "PW-313", "Along the rack", at(300, 6700)],
    ["nitrogen", "NG-314", "Along the rack", at(560)],
    ["instrument air", "IA-315", "Along the rack", at(760, 6700)],
    ["product", "HC-316", "Along the rack", at(100, 4000)],
    ["condensate", "LC-317", "Along the rack", at(650, 4000)],
    ["water in", "CW-321", "Supply header to E-301"],
    ["water out", "CW-322", "E-301 to the return header"],
  ]);
  return {
    tables: [...equipment.tables, ...lines.tables],
    labels: [...lines.labels, ...equipment.labels],
    north: true,
    notes: ["Coordinates on the plant's grid, samples."],
  };
};
