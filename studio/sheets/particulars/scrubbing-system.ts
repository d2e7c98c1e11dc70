import { lines } from "../../diagrams/plant/tags/scrubber.ts";
import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, type Line, lineNumbers } from "../plot-plan.ts";

/** Places of the tags of what stands on the skid beside the tank, from their parts' ports, mm. */
export const pumpsAndDosing = { "P-101A": [1000, 0, 0], "P-101B": [1000, 0, 0], "T-102": [0, 560, 0] } as const;

/** A line with its number on the P&ID without the bore, which is measured. */
const line = (part: string, of: keyof typeof lines, runs: string): Line => [
  part,
  lines[of].slice(lines[of].indexOf("-") + 1),
  runs,
];

export default (model: Model): Particulars => {
  const { tables, labels } = lineNumbers(model, [
    line("raw gas duct", "rawGas", "Dryer to VS-101"),
    line("clean gas duct", "cleanGas", "C-101 to K-101"),
    line("tower liquor", "tower", "Discharge header to C-101"),
    line("venturi liquor", "venturi", "Discharge header to VS-101"),
    line("caustic", "caustic", "T-102 to T-101"),
  ]);
  return {
    tables,
    labels: [
      ...labels,
      ...equipmentTags(model, "front", { "C-101": [0, 0, 0], "VS-101": [-600, 0, 0], "T-101": [0, 0, -400] }),
      ...equipmentTags(model, "top", pumpsAndDosing),
      ...equipmentTags(model, "top", { "K-101": [1150, 800, 0] }),
    ],
  };
};
