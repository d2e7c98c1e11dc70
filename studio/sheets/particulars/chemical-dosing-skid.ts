import type { Model } from "../../models/model.ts";
import { capacityWords } from "../../kit/capacity.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers, partOf } from "../plot-plan.ts";

/** Services of the tank's nozzles by port. */
const services = {
  outlet: "Outlet",
  agitator: "Agitator",
  fill: "Fill",
  water: "Dilution water",
  vent: "Vent",
  drain: "Drain",
  overflow: "Overflow",
  back: "Return",
  levelLow: "Level gauge LG-201, below",
  levelHigh: "Level gauge LG-201, above",
};

export default (model: Model): Particulars => {
  const tank = partOf(model, "T-201");
  const limit = partOf(model, "back-pressure valve").ports.find(({ name }) => name === "outlet");
  const nozzles = nozzleSchedule(
    tank,
    services,
    // From the skid's underside, as the dimensions are.
    { ...fromAxis(tank), "ABOVE BASE": ({ z }) => z },
    { title: "NOZZLES OF T-201", aside: 130 },
  );
  const lines = lineNumbers(model, [
    ["tank outlet", "CH-201", "Tank to the suction header", [-335, 60, 0]],
    ["discharge header", "CH-202", "Pumps to battery limit", limit?.position.toArray()],
    ["relief return", "CH-203", "Relief header to tank"],
  ]);
  const data = designData("T-201", {
    Code: "Atmospheric; welded by ISO 5817, B",
    Material: "Stainless steel 304L, wall 4",
    "Design temperature": "60 °C",
    Contents: `Trisodium phosphate, 10 % in water; ${capacityWords(tank)} to the top`,
  });
  const tags = equipmentTags(model, "front", {
    "T-201": [0, 0, 0],
    "P-211A": [-60, 0, 50],
    "P-211B": [-60, 0, 50],
    "M-201": [190, 0, 260],
  });
  return {
    tables: [...nozzles.tables, data, ...lines.tables],
    labels: [...nozzles.labels, ...lines.labels, ...tags],
    notes: ["Heights from the underside of the skid."],
  };
};
