import { scrubber, pipeClasses } from "../../diagrams/plant/tags/scrubber.ts";
import type { Model } from "../../models/model.ts";
import { manwayBore } from "../../models/scrubbing/parts/tower.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, partOf } from "../plot-plan.ts";

/** Services of the tower's nozzles by port. */
const services = { gasIn: "Gas from T-101, liquor back", gasOut: "Gas to K-101", liquor: "Liquor" };
const { H, HH } = scrubber.loops["T-101"].limits;
const { material, limit } = pipeClasses.P1;

export default (model: Model): Particulars => {
  const column = partOf(model, "C-101");
  const manways = ["M1", "M2"].map((mark) => [mark, "Manhole", String(manwayBore), "–", "–", "–", "–"]);
  const { tables, labels } = nozzleSchedule(column, services, fromAxis(column), {
    title: "NOZZLES OF C-101",
    view: "front",
    aside: 330,
    further: manways,
  });
  return {
    tables: [
      ...tables,
      designData("C-101", {
        "Code, material": `DVS 2205; ${material}`,
        "Design temperature": `${limit} °C; quench opens at ${H} °C, dryer trips at ${HH} °C`,
        "Design pressure": "Atmospheric, under the draught of K-101",
        Contents: "Gas and liquor, random packing",
      }),
    ],
    labels: [...labels, ...equipmentTags(model, "front", { "C-101": [0, 0, 0] })],
  };
};
