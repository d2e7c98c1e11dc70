import type { Model } from "../../models/model.ts";
import type { Particulars } from "../particulars.ts";
import { lineNumbers, partOf } from "../plot-plan.ts";

export default (model: Model): Particulars => {
  const at = (name: string) => partOf(model, name, ({ ports }) => ports.length > 0).ports[0]?.position.toArray();
  return lineNumbers(model, [
    ["suction header", "CW-501", "Battery limit to the pumps", at("suction header")],
    ["discharge header", "CW-502", "Pumps to battery limit", at("discharge header")],
  ]);
};
