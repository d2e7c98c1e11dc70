import type { Model } from "../../models/model.ts";
import { nozzleSchedule } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { partOf } from "../plot-plan.ts";

/** Services of the tank's nozzles by port. */
const services = {
  venturi: "Gas and liquor from VS-101",
  tower: "Gas to C-101, liquor back",
  suctionA: "Suction of P-101A",
  suctionB: "Suction of P-101B",
  level: "Level transmitter LT-101",
  dosing: "Caustic",
  fill: "Make-up",
  overflow: "Overflow, to a seal",
  drain: "Drain",
};

export default (model: Model): Particulars =>
  nozzleSchedule(
    partOf(model, "T-101"),
    services,
    { "FROM CENTRE": ({ x }) => x, "ABOVE BASE": ({ z }) => z },
    { title: "NOZZLES OF T-101", aside: 150 },
  );
