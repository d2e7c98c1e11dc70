import { Vector3 } from "three";
import { pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import type { Model } from "../../models/model.ts";
import { capacityWords } from "../../kit/capacity.ts";
import type { Point } from "../../kit/placement.ts";
import { designPressureWords } from "../../models/scrubbing/parts/duty.ts";
import { numbers } from "../../models/scrubbing/parts/numbers.ts";
import { manway, sightGlassFoot } from "../../models/scrubbing/parts/tank.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule, positionCells } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, partOf } from "../plot-plan.ts";

/** Services of the tank's nozzles by port, with the numbers of the lines that begin or end there. */
const services = {
  venturi: "Gas and liquor from VS-101",
  tower: "Gas to C-101, liquor back",
  suctionA: numbers.suctionA,
  suctionB: numbers.suctionB,
  level: "Level transmitter LT-101",
  dosing: numbers.caustic,
  fill: numbers.makeUp,
  overflow: `${numbers.overflow}, overflow`,
  drain: `${numbers.drain}, drain`,
  temperature: "Thermowell of TT-101",
};

const { material, limit } = pipeClasses.P1;
const [glassX, glassY] = sightGlassFoot;

export default (model: Model): Particulars => {
  const tank = partOf(model, "T-101");
  const positions = fromAxis(tank);
  const cells = (at: Point) => positionCells(positions, new Vector3(...at));
  const { tables, labels } = nozzleSchedule(tank, services, positions, {
    title: "NOZZLES OF T-101",
    aside: 150,
    further: [
      ["M1", "Round cover", String(manway.bore), "–", ...cells(manway.root)],
      ["LG", "Sight glass, lower cock", "–", "–", ...cells(sightGlassFoot)],
    ],
  });
  return {
    tables: [
      ...tables,
      designData("T-101", {
        "Code, material": `DVS 2205; ${material}`,
        "Design pressure, temperature": `${designPressureWords}; up to ${limit} °C`,
        Contents: `Liquor; ${capacityWords(tank)} to the lid`,
      }),
    ],
    labels: [
      ...labels,
      { view: "top", at: manway.root, words: "M1", framed: true },
      { view: "top", at: [glassX, glassY - 240, 0], words: "LG", framed: true },
      ...equipmentTags(model, "front", { "VS-101": [-520, 0, 0], "T-101": [600, 0, -400] }),
    ],
  };
};
