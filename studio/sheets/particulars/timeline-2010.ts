import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers, partOf } from "../plot-plan.ts";

export default (model: Model): Particulars => {
  const end = (header: string) => partOf(model, header).ports[0]?.position.toArray();
  const { tables, labels } = lineNumbers(model, [
    ["raw water header", "RW-801", "P-801 to the filters", end("raw water header")],
    ["filtered water header", "FW-802", "Filters to battery limit", end("filtered water header")],
    ["backwash inlet header", "BW-803", "Battery limit to the filters", end("backwash inlet header")],
    ["backwash outlet header", "BW-804", "Filters to battery limit", end("backwash outlet header")],
  ]);
  const tags = equipmentTags(model, "front", { "F-801A": [0, 0, 300], "F-801B": [0, 0, 300], "P-801": [0, 0, -300] });
  return { tables, labels: [...labels.map((label) => ({ ...label, view: "front" as const })), ...tags] };
};
