import { lines } from "../../diagrams/plant/tags/scrubber.ts";
import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { type Line, lineNumbers } from "../plot-plan.ts";

/** A line with its number on the P&ID without the bore, which is measured. */
const line = (part: string, of: keyof typeof lines, runs: string): Line => [
  part,
  lines[of].slice(lines[of].indexOf("-") + 1),
  runs,
];

export default (model: Model): Particulars =>
  lineNumbers(model, [
    line("raw gas duct", "rawGas", "Dryer to VS-101"),
    line("clean gas duct", "cleanGas", "C-101 to K-101"),
    line("tower liquor", "tower", "Discharge header to C-101"),
    line("venturi liquor", "venturi", "Discharge header to VS-101"),
    line("caustic", "caustic", "T-102 to T-101"),
  ]);
