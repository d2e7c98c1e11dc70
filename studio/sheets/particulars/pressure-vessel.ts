import { orderOf } from "../../kit/line-classes.ts";
import type { Model } from "../../models/model.ts";
import { design, diameter, length, manway, wall } from "../../models/plant/pressure-vessel.ts";
import { designData, testFactor } from "../design-data.ts";
import { nozzleSchedule } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { partOf } from "../plot-plan.ts";

const { pressure, coldest, hottest } = design;
/** Corrosion allowance, mm. */
const allowance = 1.5;
/** Allowable stress of SA-516 Grade 70 up to 250 °C, MPa, and efficiency of spot-radiographed joints. */
const [stress, efficiency] = [138, 0.85] as const;
const radius = diameter / 2 - wall + allowance;
/** Wall of a cylinder under internal pressure (ASME VIII Division 1, UG-27), mm. */
const required = (pressure * 0.1 * radius) / (stress * efficiency - 0.6 * pressure * 0.1) + allowance;

/** Services of the nozzles by port, in the order of their marks. */
const services = {
  feed: "Feed",
  gas: "Gas outlet",
  liquid: "Liquid outlet",
  drain: "Drain",
  relief: "Relief valve PSV-501",
  vent: "Vent",
  pressure: "Pressure gauge PI-501",
  temperature: "Temperature TT-501",
  levelLow: "Level bridle, below",
  levelHigh: "Level bridle, above",
};

export default (model: Model): Particulars => {
  const { tables, labels } = nozzleSchedule(
    partOf(model, "V-501"),
    services,
    { "FROM LEFT T/L": ({ x }) => x + length / 2, "ABOVE BASE": ({ z }) => z },
    {
      aside: 235,
      view: "front",
      further: [
        ["M1", "Manway with davit, on the right head", String(manway), orderOf(manway, "steel").nps, "–", "1500"],
      ],
    },
  );
  return {
    tables: [
      ...tables,
      designData("V-501", {
        Code: "ASME VIII Division 1",
        "Design pressure, temperature": `${pressure} bar g; ${coldest} to ${hottest} °C`.replace("-", "−"),
        "Hydrostatic test, shop": `${(testFactor * pressure).toFixed(1)} bar g (UG-99)`,
        "Shell and heads": `SA-516 Grade 70, ${wall} mm; UG-27 requires ${required.toFixed(1)} mm`,
        "Nozzles, flanges": "SA-106 Grade B, SA-105, ASME B16.5 class 150",
        "Corrosion allowance, joints": `${allowance} mm; spot radiography, efficiency ${efficiency}`,
      }),
    ],
    notes: [
      "Each saddle has 2 anchor bolts M20. The right one is fixed; the left one slides, in slots 24 × 40 along the axis.",
      "Internals are not shown: inlet device, demister, vortex breaker.",
    ],
    labels: [...labels, { view: "front", at: [length / 2 + 420, 0, 1500], words: "M1", framed: true }],
  };
};
