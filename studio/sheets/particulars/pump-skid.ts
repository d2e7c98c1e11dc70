import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers, partOf } from "../plot-plan.ts";

export default (model: Model): Particulars => {
  const at = (name: string) => partOf(model, name, ({ ports }) => ports.length > 0).ports[0]?.position.toArray();
  const { tables, labels } = lineNumbers(model, [
    ["suction header", "CW-501", "Battery limit to the pumps", at("suction header")],
    ["discharge header", "CW-502", "Pumps to battery limit", at("discharge header")],
  ]);
  const tags = equipmentTags(model, "top", { "P-501A": [800, 0, 0], "P-501B": [800, 0, 0] });
  return { tables, labels: [...labels, ...tags] };
};
