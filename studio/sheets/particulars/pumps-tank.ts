import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags } from "../plot-plan.ts";
import { pumpsAndDosing } from "./scrubbing-system.ts";

export default (model: Model): Particulars => ({
  labels: [...equipmentTags(model, "front", { "T-101": [0, 0, -300] }), ...equipmentTags(model, "top", pumpsAndDosing)],
});
