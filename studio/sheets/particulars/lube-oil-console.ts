import { Vector3 } from "three";
import type { Model } from "../../models/model.ts";
import { capacityWords } from "../../kit/capacity.ts";
import { oilFlow, oilManhole, returnVelocity, tankLength, tankWidth } from "../../models/skids/parts/oil-tank.ts";
import { connections } from "../connections.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule, positionCells } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers, partOf } from "../plot-plan.ts";

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
  level: "Level LT-701",
  temperature: "Temperature TT-702",
  heater: "Heater H-701",
};

export default (model: Model): Particulars => {
  const placeOf = (name: string) => new Vector3().setFromMatrixPosition(partOf(model, name).matrix);
  const { x, y, z } = placeOf("supply run");
  const tank = partOf(model, "T-701");
  const [manholeX, manholeY, top] = oilManhole.root;
  const positions = fromAxis(tank);
  const openings = [
    ["M1", "Manhole", String(oilManhole.bore), new Vector3(manholeX, manholeY, top + oilManhole.reach)],
    ["P1", "Seat of pump P-701A", "–", placeOf("P-701A")],
    ["P2", "Seat of pump P-701B", "–", placeOf("P-701B")],
  ] as const;
  const nozzles = nozzleSchedule(tank, services, positions, {
    title: "NOZZLES OF T-701",
    aside: 260,
    further: openings.map(([mark, service, bore, at]) => [mark, service, bore, "–", ...positionCells(positions, at)]),
  });
  const lines = lineNumbers(model, [
    ["oil to the coolers", "LO-701", "Pump header to the coolers"],
    ["oil to the filters", "LO-702", "Coolers to the filters"],
    ["oil from the filters", "LO-703", "Filters to the supply", [x + 200, y, z]],
    ["relieved oil", "LO-704", "PSV-701 to the tank"],
    ["spilt oil", "LO-705", "PCV-701 to the tank"],
  ]);
  const data = designData("T-701", {
    Code: "Atmospheric, through the breather; welded by ISO 5817, B",
    Material: "Steel S235JR, wall 8, coated inside; nozzles of stainless steel",
    "Design temperature": "80 °C",
    Contents: `Turbine oil, ISO VG 46; ${capacityWords(tank)} to the top plate`,
    Inside: "Baffle between returns and pumps; returns end below the oil",
    "Oil to the machine": `${oilFlow} m³/h; comes back half full, at most ${returnVelocity} m/s (API 614)`,
  });
  const tags = equipmentTags(model, "front", {
    "T-701": [-500, 0, -300],
    "P-701A": [-130, 0, 330],
    "P-701B": [-130, 0, 330],
    "E-701": [0, 0, 380],
    "F-701": [0, 0, 260],
  });
  const connected = connections(
    model,
    [
      ["supply run", "Oil to the machine", ["outlet"]],
      ["E-701 oil coolers", "Cooling water in", ["waterInA", "waterInB"]],
      ["E-701 oil coolers", "Cooling water out", ["waterOutA", "waterOutB"]],
    ],
    [-tankLength / 2, -tankWidth / 2],
    200,
  );
  return {
    tables: [...nozzles.tables, ...connected.tables, data, ...lines.tables],
    labels: [
      ...nozzles.labels,
      ...openings.map(([mark, , , at]) => ({ view: "top", at: at.toArray(), words: mark, framed: true }) as const),
      ...lines.labels,
      ...connected.labels,
      ...tags,
    ],
    notes: [
      ...connected.notes,
      "P-701A and P-701B are vertical centrifugal pumps; PSV-701 limits the pressure behind both.",
    ],
  };
};
