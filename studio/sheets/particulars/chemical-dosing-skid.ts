import type { Model } from "../../models/model.ts";
import { nozzleSchedule } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { lineNumbers, partOf } from "../plot-plan.ts";

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
  const nozzles = nozzleSchedule(
    partOf(model, "T-201"),
    services,
    { "FROM CENTRE": ({ x }) => x, "ABOVE FLOOR": ({ z }) => z },
    { title: "NOZZLES OF THE SOLUTION TANK", aside: 130, view: "front" },
  );
  const lines = lineNumbers(model, [
    ["tank outlet", "CH-201", "Tank to the suction header", [-335, 60, 0]],
    ["relief return", "CH-203", "Relief header to tank"],
  ]);
  return { tables: [...nozzles.tables, ...lines.tables], labels: [...nozzles.labels, ...lines.labels] };
};
