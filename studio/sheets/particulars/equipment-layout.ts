import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { coordinates } from "../plot-plan.ts";

export default (model: Model): Particulars => ({
  ...coordinates(model, [
    ["C-201", "Column"],
    ["R-201", "Reactor"],
    ["V-201", "Drum"],
    ["V-202", "Knock-out drum"],
    ["V-203", "Knock-out drum"],
    ...["E-201", "E-202", "E-203"].map((tag) => [tag, "Cooler"] as const),
    ...["P-201", "P-202", "P-203", "P-204", "P-205", "P-206"].map((tag) => [tag, "Pump, at its discharge"] as const),
  ]),
  north: true,
  notes: ["Coordinates on the plant's grid, samples."],
});
