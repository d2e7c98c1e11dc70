import type { Point } from "../../kit/placement.ts";
import type { Model } from "../../models/model.ts";
import type { Label, Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers, partOf } from "../plot-plan.ts";

/** The gauges on the board, numbered as their lines. */
const dials = { supply: "PI-401", header: "PI-403", nitrogen: "PI-404" } as const;

export default (model: Model): Particulars => {
  const { tables, labels } = lineNumbers(model, [
    ["gas to the filters", "SG-401", "Battery limit to the filters"],
    ["gas from the filters", "SG-402", "Filters to PDCV-401"],
    ["gas to the header", "SG-403", "PDCV-401 to the seal gas header"],
    ["nitrogen to the header", "SN-404", "PCV-402 to the separation gas header"],
  ]);
  // Below the lines, because the control valve's connections are short.
  const below = labels.map(({ at: [x, y, z], ...label }): Label => ({ ...label, view: "front", at: [x, y, z - 70] }));
  const flows = model.parts.map(({ name }) => name).filter((name) => name.startsWith("FT-"));
  const tags = equipmentTags(model, "front", {
    "F-401": [0, 0, 420],
    "PDCV-401": [0, 0, 120],
    "PCV-402": [0, 0, 120],
    // In two rows, because they are wider than the transmitters are apart.
    ...Object.fromEntries(flows.map((tag, index) => [tag, [0, 0, 265 + 70 * (index % 2)] as Point])),
  });
  const gauges = partOf(model, "gauge board").ports.map(({ name, position: { x, y, z } }): Label => ({
    view: "front",
    at: [x, y, z + 95],
    words: dials[name as keyof typeof dials],
    framed: true,
  }));
  return { tables, labels: [...below, ...tags, ...gauges] };
};
