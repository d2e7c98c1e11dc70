import { Vector3 } from "three";
import { lines } from "../../diagrams/plant/tags/scrubber.ts";
import type { Point } from "../../kit/placement.ts";
import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, type Line, lineNumbers, partOf } from "../plot-plan.ts";

/** Places of the tags of what stands on the skid beside the tank, from their parts' ports, mm. */
export const pumpsAndDosing = { "P-101A": [1500, -160, 0], "P-101B": [1500, -160, 0], "T-102": [0, 560, 0] } as const;

/** A line with its number on the P&ID without the bore, which is measured, and a place if its part has no route. */
const line = (part: string, of: keyof typeof lines, runs: string, at?: Point): Line => {
  const code = lines[of].slice(lines[of].indexOf("-") + 1);
  return at ? [part, code, runs, at] : [part, code, runs];
};

/** Lines with their numbers on the plan, and those that are too close there to others. */
const marked: readonly Line[] = [
  line("raw gas duct", "rawGas", "Dryer to VS-101"),
  line("clean gas duct", "cleanGas", "C-101 to K-101"),
  line("tower liquor", "tower", "Discharge header to C-101"),
  line("venturi liquor", "venturi", "Discharge header to VS-101"),
  line("caustic", "caustic", "T-102 to T-101", [850, 780, 2040]),
  line("water header", "water", "Water to the skid", [-2300, 1480, 330]),
];
const close: readonly Line[] = [
  line("P-101A suction valve", "suctionA", "T-101 to P-101A", [478, -620, 450]),
  line("P-101B suction valve", "suctionB", "T-101 to P-101B", [478, 180, 450]),
  line("P-101A discharge", "dischargeA", "P-101A to discharge header"),
  line("P-101B discharge", "dischargeB", "P-101B to discharge header"),
  line("make-up", "makeUp", "Water header to T-101, with LV-101"),
  line("quench", "quench", "Water header to gas duct, with XV-112"),
  line("blow-down", "blowDown", "Discharge header to effluent, with AV-102"),
  line("overflow seal", "overflow", "T-101 to drain, with seal"),
  line("T-102 fill valve", "causticFill", "Caustic to T-102", [2100, 650, 1500]),
  line("T-102 drain valve", "causticDrain", "T-102, blinded", [2300, 100, 310]),
  line("caustic relief return", "causticRelief", "PSV-102 to T-102", [2067, 780, 1460]),
  line("T-101 drain valve", "drain", "T-101, blinded", [30, -1100, 435]),
];

export default (model: Model): Particulars => {
  const panel = partOf(model, "control panel");
  const { tables, labels } = lineNumbers(model, [...marked, ...close]);
  return {
    tables,
    labels: [
      ...labels.slice(0, marked.length),
      ...equipmentTags(model, "front", { "C-101": [0, 0, 0], "VS-101": [-600, 0, 0], "T-101": [0, 0, -400] }),
      ...equipmentTags(model, "top", pumpsAndDosing),
      ...equipmentTags(model, "top", {
        "C-101": [-1250, 950, 0],
        "VS-101": [0, 650, 0],
        "T-101": [-1300, -300, 0],
        "K-101": [1150, 800, 0],
      }),
      {
        view: "top",
        at: new Vector3(0, 450, 0).applyMatrix4(panel.matrix).toArray(),
        words: "Control panel",
        framed: true,
        to: panel,
      },
    ],
  };
};
