import { Vector3 } from "three";
import type { Model } from "../../models/model.ts";
import { nozzleSchedule } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { lineNumbers, partOf } from "../plot-plan.ts";

/** Services of the tank's nozzles by port. */
const services = {
  relief: "From PSV-701",
  spill: "From PCV-701",
  back: "Oil return from the machine",
  filler: "Filler",
  vent: "Breather",
  drain: "Drain",
  levelLow: "Level gauge LG-701, below",
  levelHigh: "Level gauge LG-701, above",
};

export default (model: Model): Particulars => {
  const { x, y, z } = new Vector3().setFromMatrixPosition(partOf(model, "supply run").matrix);
  const nozzles = nozzleSchedule(
    partOf(model, "T-701"),
    services,
    { "FROM CENTRE": ({ x }) => x, "ABOVE BASE": ({ z }) => z },
    { title: "NOZZLES OF THE OIL TANK", aside: 260 },
  );
  const lines = lineNumbers(model, [
    ["oil to the coolers", "LO-701", "Pump header to the coolers"],
    ["oil to the filters", "LO-702", "Coolers to the filters"],
    ["oil from the filters", "LO-703", "Filters to the supply", [x + 200, y, z]],
    ["relieved oil", "LO-704", "PSV-701 to the tank"],
    ["spilt oil", "LO-705", "PCV-701 to the tank"],
  ]);
  return { tables: [...nozzles.tables, ...lines.tables], labels: [...nozzles.labels, ...lines.labels] };
};
