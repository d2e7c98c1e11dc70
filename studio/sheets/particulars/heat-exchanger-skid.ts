import type { Model } from "../../models/model.ts";
import { form } from "../../models/skids/heat-exchanger-skid.ts";
import { connections } from "../connections.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers } from "../plot-plan.ts";

export default (model: Model): Particulars => {
  const { tables, labels } = lineNumbers(model, [
    ["glycol to the upper shell", "GL-601", "Glycol inlet to the upper shell"],
    ["glycol from the lower shell", "GL-602", "Lower shell to the glycol outlet"],
    ["water to the tubes", "CW-603", "TV-603 to the lower tubes"],
    ["water from the tubes", "CW-604", "Upper tubes to the water return"],
    ["water relief", "CW-605", "PSV-602 to the drip rim"],
  ]);
  const tags = equipmentTags(model, "front", { "E-601A": [300, 0, 0], "E-601B": [300, 0, 0] });
  const connected = connections(
    model,
    [
      ["glycol inlet", "Glycol in", ["outlet"]],
      ["glycol outlet", "Glycol out", ["outlet"]],
      ["TV-603 inlet tee", "Cooling water in", ["inlet"]],
      ["water return", "Cooling water out", ["outlet"]],
    ],
    [-form.length / 2, -form.width / 2],
    200,
  );
  return {
    tables: [...tables, ...connected.tables],
    labels: [...labels, ...connected.labels, ...tags],
    notes: [
      ...connected.notes,
      "For cleaning, 100-CW-604 and 100-GL-601 are taken out with their posts; 2,700 is kept free at the left for the bundles.",
    ],
  };
};
