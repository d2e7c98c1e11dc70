import type { Model } from "../../models/model.ts";
import { skidForm } from "../../models/skids/parts/pump-station.ts";
import { connections } from "../connections.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers, partOf } from "../plot-plan.ts";

export default (model: Model): Particulars => {
  const at = (name: string) => partOf(model, name, ({ ports }) => ports.length > 0).ports[0]?.position.toArray();
  const { tables, labels } = lineNumbers(model, [
    ["suction header", "CW-501", "Battery limit to the pumps", at("suction header")],
    ["discharge header", "CW-502", "Pumps to battery limit", at("discharge header")],
  ]);
  const tags = equipmentTags(model, "top", { "P-501A": [800, 0, 0], "P-501B": [800, 0, 0] });
  const connected = connections(
    model,
    [
      ["suction header", "Cooling water, from site", ["inlet"]],
      ["discharge header", "Cooling water, to site", ["inlet"]],
    ],
    [-skidForm.length / 2, -skidForm.width / 2],
    230,
  );
  return {
    tables: [...tables, ...connected.tables],
    labels: [...labels, ...connected.labels, ...tags],
    notes: connected.notes,
  };
};
