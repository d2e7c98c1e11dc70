import { loops, pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import type { Model } from "../../models/model.ts";
import { designPressureBasis, designPressureWords } from "../../models/scrubbing/parts/duty.ts";
import { numbers } from "../../models/scrubbing/parts/numbers.ts";
import { manwayBore, manwayHeights } from "../../models/scrubbing/parts/tower.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule } from "../nozzle-schedule.ts";
import type { Label, Particulars } from "../particulars.ts";
import { equipmentTags, partOf } from "../plot-plan.ts";

/** Services of the tower's nozzles by port. */
const services = {
  gasIn: "Gas from T-101, liquor back",
  gasOut: numbers.cleanGas,
  liquor: numbers.tower,
  below: "PDT-101, below bed",
  above: "PDT-101, above bed",
};
const { H, HH } = loops["T-101"].limits;
const { material, limit } = pipeClasses.P1;

export default (model: Model): Particulars => {
  const column = partOf(model, "C-101");
  const manways = manwayHeights.map((z, index) => [
    `M${index + 1}`,
    "Manhole",
    String(manwayBore),
    "–",
    "–",
    "–",
    String(z),
  ]);
  const marks = manways.map(([words = ""], index): Label => ({
    view: "front",
    at: [-560, 0, manwayHeights[index] ?? 0],
    words,
    framed: true,
  }));
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
        "Design pressure": `${designPressureWords}, from ${designPressureBasis}`,
        Contents: "Gas and liquor, random packing",
      }),
    ],
    labels: [...labels, ...marks, ...equipmentTags(model, "front", { "C-101": [0, 0, 0] })],
  };
};
